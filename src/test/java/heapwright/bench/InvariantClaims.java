package heapwright.bench;

import heapwright.agreement.TakenOutcomes;
import heapwright.analysis.invariant.Invariants;
import heapwright.analysis.invariant.ProgramFacts;
import heapwright.app.CLibrary;
import heapwright.ir.DataModel;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.Setting;
import heapwright.machine.code.Limits;
import heapwright.source.CFrontEnd;
import heapwright.source.Reading;
import heapwright.source.SourceRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;

/** Random programs: no outcome that a run takes may be called infeasible. */
final class InvariantClaims {
  private static final long STEPS = 20_000_000;

  private final CFrontEnd frontEnd = new CFrontEnd();
  private final CLibrary library = new CLibrary(frontEnd);
  private final Path include;
  private final Results results = new Results("Proofs against runs (bench/invariants)");
  private int functions;
  private int claims;
  private int wrong;
  private long nanoseconds;

  private InvariantClaims(Path include) {
    this.include = include;
  }

  /** Takes the list of programs, csmith's headers, and optionally the file of results. */
  public static void main(String[] args) throws IOException {
    InvariantClaims bench = new InvariantClaims(Path.of(args[1]));
    List<String> bases = Files.readAllLines(Path.of(args[0]));
    bases.forEach(bench::check);
    bench.results.say(
        String.format(
            "%d programs, %d functions: %d outcomes called infeasible, %d of them taken; %.0f ms a"
                + " function",
            bases.size(),
            bench.functions,
            bench.claims,
            bench.wrong,
            bench.nanoseconds * 1e-6 / Math.max(1, bench.functions)));
    if (args.length > 2) {
      bench.results.recordIn(Path.of(args[2]));
    }
    System.exit(bench.wrong == 0 ? 0 : 1);
  }

  private void check(String base) {
    Path source = Path.of(base + ".c");
    Reading reading =
        frontEnd.read(new SourceRequest(source, "gcc", List.of("-I" + include), DataModel.LP64));
    if (!(reading instanceof Reading.Translated translated)) {
      return;
    }
    Program program = library.link(translated.program(), ConcreteMachine.libraryRoots());
    ProgramFacts facts = ProgramFacts.of(program);
    TakenOutcomes taken = new TakenOutcomes();
    new ConcreteMachine(program)
        .run(Setting.silent().withLimits(Limits.PROCESS.withSteps(STEPS)).withObserver(taken));
    Predicate<Function> own = f -> f.span().file().path().equals(source.toString());
    for (Function function : program.functions().values()) {
      if (own.test(function)) {
        long start = System.nanoTime();
        claims += decisions(Invariants.of(facts, function));
        nanoseconds += System.nanoTime() - start;
        functions++;
      }
    }
    for (String line : taken.contradicted(program, own)) {
      wrong++;
      results.say(base + ": " + line);
    }
  }

  private static int decisions(Invariants invariants) {
    return (int)
        invariants.infeasible().stream()
            .filter(claim -> claim.edge().outcome().decision().isPresent())
            .count();
  }
}
