package heapwright.bench;

import heapwright.app.program.CLibrary;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.type.DataModel;
import heapwright.machine.ConcreteMachine;
import heapwright.method.budget.Budget;
import heapwright.method.inka.Inka;
import heapwright.method.inka.InkaAnswer;
import heapwright.method.run.FoundInputs;
import heapwright.method.standard.Standard;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import heapwright.testcase.stub.Stubs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/** INKA's answers on the corpus, held against what the standard method's tests meet. */
final class InkaClaims {
  private static final Duration PER_GOAL = Duration.ofMillis(500);
  private static final Criterion BRANCHES = new Criterion.Branches();

  private final CFrontEnd frontEnd = new CFrontEnd();
  private final CLibrary library = new CLibrary(frontEnd);
  private final Results results = new Results("INKA over the corpus (bench/inka)");
  private final Duration search;
  private int reached;
  private int proved;
  private int open;
  private int wrong;

  private InkaClaims(Duration search) {
    this.search = search;
  }

  /**
   * Takes the corpus, the seconds for a function's search, the file of results or a dash, and parts
   * of the names of files.
   */
  public static void main(String[] args) throws IOException {
    InkaClaims claims = new InkaClaims(Duration.ofSeconds(Long.parseLong(args[1])));
    List<String> parts = List.of(args).subList(3, args.length);
    claims.results.say("file                            reached  proved  open  wrong");
    try (Stream<Path> files = Files.walk(Path.of(args[0]))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".c")).sorted().toList()) {
        if (parts.isEmpty() || parts.stream().anyMatch(file.toString()::contains)) {
          claims.file(file);
        }
      }
    }
    claims.row("all", claims.reached, claims.proved, claims.open, claims.wrong);
    if (!args[2].equals("-")) {
      claims.results.recordIn(Path.of(args[2]));
    }
  }

  private void row(String name, int reaches, int proves, int leaves, int errs) {
    results.say(String.format("%-31s %7d %7d %5d %6d", name, reaches, proves, leaves, errs));
  }

  private void file(Path file) {
    SourceReading reading =
        frontEnd.read(new SourceRequest(file, "gcc", List.of(), DataModel.LP64));
    Program unit = ((SourceReading.Translated) reading).program();
    Program linked = library.link(unit, ConcreteMachine.libraryRoots());
    Program program =
        Stubs.complete(
            linked, new ConcreteMachine(linked)::defines, symbol -> heapwright.world.Contract.OPEN);
    int[] before = {reached, proved, open, wrong};
    Inka inka = new Inka(program);
    for (Function own : unit.functions().values()) {
      if (own.span().file().path().equals(file.toString())) {
        function(program, inka, program.functions().get(own.symbol()));
      }
    }
    String name = file.getParent().getFileName() + "/" + file.getFileName();
    row(name, reached - before[0], proved - before[1], open - before[2], wrong - before[3]);
  }

  private void function(Program program, Inka inka, Function function) {
    List<Goal> goals = Goals.of(function, BRANCHES);
    CoverageLedger ledger = new CoverageLedger(BRANCHES, goals, System::nanoTime);
    FoundInputs foundInputs =
        Standard.searching(program, Z3.solvers(Z3Limits.USUAL), 1)
            .pursue(function, ledger, Budget.of(search));
    for (Goal goal : goals) {
      InkaAnswer answer = inka.answer(function, goal, Budget.of(PER_GOAL));
      if (answer instanceof InkaAnswer.Reached) {
        reached++;
      } else if (answer instanceof InkaAnswer.Unreachable) {
        proved++;
        System.out.println("  proved: " + function.name() + " " + goal);
        if (foundInputs.tests().stream().anyMatch(t -> goal.isMetBy(t.visits()))) {
          wrong++;
          results.say("wrong: " + function.name() + " " + goal);
        }
      } else {
        open++;
      }
    }
  }
}
