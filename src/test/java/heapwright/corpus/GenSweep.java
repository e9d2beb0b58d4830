package heapwright.corpus;

import heapwright.app.CLibrary;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.machine.ConcreteMachine;
import heapwright.method.Budget;
import heapwright.method.CoverageMethod;
import heapwright.method.standard.Standard;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.source.CFrontEnd;
import heapwright.testcase.Stubs;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The standard method over the corpus, its verdicts held against the marks; nothing is compiled.
 */
final class GenSweep {
  private final Duration time;
  private final Map<String, int[]> groups = new TreeMap<>();

  private GenSweep(Duration time) {
    this.time = time;
  }

  /** Takes the seconds for each function, and parts of the names of files. */
  public static void main(String[] args) throws IOException {
    GenSweep sweep = new GenSweep(Duration.ofSeconds(Long.parseLong(args[0])));
    for (Path path : CorpusFile.paths()) {
      boolean wanted = args.length < 2;
      for (int i = 1; i < args.length; i++) {
        wanted |= path.toString().contains(args[i]);
      }
      if (wanted) {
        sweep.file(CorpusFile.read(path));
      }
    }
    sweep.groups.forEach(
        (group, n) ->
            System.out.printf(
                "%-10s goals %d covered %d infeasible %d unknown %d WRONG %d tests %d%n",
                group, n[0], n[1], n[2], n[3], n[4], n[5]));
  }

  private void file(CorpusFile file) {
    Program linked =
        new CLibrary(new CFrontEnd()).link(file.program(), ConcreteMachine.libraryRoots());
    Program program =
        heapwright.app.Completion.staged(
            Stubs.complete(linked, new ConcreteMachine(linked)::defines),
            file.functions(),
            java.util.List.of());
    CoverageMethod method =
        new heapwright.method.Staged(program, new Standard(program, Z3.solvers(Z3Limits.BRIEF)));
    for (Function function : file.functions()) {
      function(file, method, program.functions().get(function.symbol()));
    }
  }

  private void function(CorpusFile file, CoverageMethod method, Function function) {
    long start = System.nanoTime();
    CoverageLedger ledger =
        new CoverageLedger(
            new Criterion.Branches(),
            Goals.of(function, new Criterion.Branches()),
            System::nanoTime);
    int tests = method.pursue(function, ledger, Budget.of(time)).tests().size();
    double seconds = (System.nanoTime() - start) / 1e9;
    int[] sums = groups.computeIfAbsent(file.group(), g -> new int[6]);
    List<String> remarks = new ArrayList<>();
    for (Goal goal : ledger.goals()) {
      boolean marked =
          file.marks().stream()
              .filter(
                  m -> function.span().line() <= m.line() && m.line() <= function.span().endLine())
              .anyMatch(m -> m.outcomes().contains(goal.toString()));
      sums[0]++;
      if (ledger.isOpen(goal)) {
        sums[3]++;
        remarks.add((marked ? "(marked) " : "") + goal + ": " + ledger.cause(goal));
      } else if (ledger.proof(goal).isPresent()) {
        sums[2]++;
        if (!marked) {
          sums[4]++;
          remarks.add("WRONG infeasible " + goal);
        }
      } else {
        sums[1]++;
        if (marked) {
          sums[4]++;
          remarks.add("WRONG covered " + goal);
        }
      }
    }
    sums[5] += tests;
    System.out.printf(
        Locale.ROOT,
        "%s %s: %d goals, %d open, %d tests, %.2f s%n",
        file.path(),
        function.name(),
        ledger.goals().size(),
        ledger.open().size(),
        tests,
        seconds);
    remarks.forEach(remark -> System.out.println("    " + remark));
  }
}
