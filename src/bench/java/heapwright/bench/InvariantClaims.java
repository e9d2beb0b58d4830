package heapwright.bench;

import heapwright.agreement.TakenOutcomes;
import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.Edge.EdgeId;
import heapwright.analysis.invariant.Invariants;
import heapwright.analysis.invariant.fixpoint.ProgramFacts;
import heapwright.app.program.CLibrary;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.type.DataModel;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.RunSettings;
import heapwright.machine.code.processor.Limits;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Random programs: no outcome that a run takes may be called infeasible. */
final class InvariantClaims {
  private static final long STEPS = 20_000_000;

  private final CFrontEnd frontEnd = new CFrontEnd();
  private final CLibrary library = new CLibrary(frontEnd);
  private final Path include;
  private final Results results = new Results("Proofs against runs (bench/invariants)");

  /** For a close look at one function, in nanoseconds. */
  private static final long LONGEST = 1_000_000_000L;

  private int functions;
  private int claims;
  private int wrong;
  private long nanoseconds;

  private final boolean closely;

  private InvariantClaims(Path include, boolean closely) {
    this.include = include;
    this.closely = closely;
  }

  /**
   * Takes the list of programs, csmith's headers, whether to look closely (a word or nothing), and
   * optionally the file of results.
   */
  public static void main(String[] args) throws IOException {
    InvariantClaims bench = new InvariantClaims(Path.of(args[1]), !args[2].isEmpty());
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
    if (args.length > 3) {
      bench.results.recordIn(Path.of(args[3]));
    }
    System.exit(bench.wrong == 0 ? 0 : 1);
  }

  private void check(String base) {
    Path source = Path.of(base + ".c");
    SourceReading reading =
        frontEnd.read(new SourceRequest(source, "gcc", List.of("-I" + include), DataModel.LP64));
    if (!(reading instanceof SourceReading.Translated translated)) {
      return;
    }
    Program program = library.link(translated.program(), ConcreteMachine.libraryRoots());
    ProgramFacts facts = ProgramFacts.of(program);
    TakenOutcomes taken = new TakenOutcomes();
    new ConcreteMachine(program)
        .run(RunSettings.silent().withLimits(Limits.PROCESS.withSteps(STEPS)).withObserver(taken));
    Predicate<Function> own = f -> f.span().file().path().equals(source.toString());
    Map<Function, Invariants> known = new LinkedHashMap<>();
    for (Function function : program.functions().values()) {
      if (own.test(function)) {
        long start = System.nanoTime();
        known.put(function, looked(facts, function));
        claims += decisions(known.get(function));
        nanoseconds += System.nanoTime() - start;
        functions++;
      }
    }
    for (String line : taken.contradicted(program, own, known::get)) {
      wrong++;
      results.say(base + ": " + line);
    }
  }

  private Invariants looked(ProgramFacts facts, Function function) {
    if (!closely) {
      return Invariants.of(facts, function);
    }
    Set<EdgeId> all =
        ControlFlowGraph.of(function).edges().stream().map(Edge::id).collect(Collectors.toSet());
    long end = System.nanoTime() + LONGEST;
    return Invariants.precisely(facts, function, all, () -> System.nanoTime() - end > 0);
  }

  private static int decisions(Invariants invariants) {
    return (int)
        invariants.infeasible().stream()
            .filter(claim -> claim.edge().outcome().decision().isPresent())
            .count();
  }
}
