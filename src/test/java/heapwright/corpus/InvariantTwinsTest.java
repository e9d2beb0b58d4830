package heapwright.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.agreement.TakenOutcomes;
import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.Edge.EdgeId;
import heapwright.analysis.invariant.Invariants;
import heapwright.analysis.invariant.Invariants.InfeasibleEdge;
import heapwright.analysis.invariant.fixpoint.ProgramFacts;
import heapwright.app.program.CLibrary;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.RunSettings;
import heapwright.machine.code.processor.Limits;
import heapwright.source.CFrontEnd;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Functions with outcomes that cannot happen, beside near twins in which they can: each file's main
 * takes every outcome that is not marked, so nothing that is not marked may be claimed.
 */
class InvariantTwinsTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "invariants");
  private static final String UNPROVED = " is not proved";
  private static final long STEPS = 10_000_000;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "streams", "tables", "lengths", "exits", "ended", "wholes", "parts", "kin", "members"
      })
  void whatIsMarkedIsProvedAndAllElseHappens(String name) throws IOException {
    List<String> wrong = new ArrayList<>();
    int proved = judge(name, InvariantTwinsTest::atOnce, wrong);
    assertEquals(List.of(), wrong);
    assertTrue(proved >= 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"visited", "recursion"})
  void aCloserLookProvesWhatTakesLonger(String name) throws IOException {
    List<String> wrong = new ArrayList<>();
    int proved = judge(name, InvariantTwinsTest::closely, wrong);
    assertEquals(List.of(), wrong);
    assertTrue(proved >= 2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"streams", "tables", "exits", "ended", "wholes", "parts", "kin", "members"})
  void aCloserLookClaimsNothingThatHappens(String name) throws IOException {
    List<String> wrong = new ArrayList<>();
    judge(name, InvariantTwinsTest::closely, wrong);
    wrong.removeIf(text -> text.endsWith(UNPROVED));
    assertEquals(List.of(), wrong);
  }

  private static Invariants atOnce(ProgramFacts facts, Function function) {
    return Invariants.of(facts, function);
  }

  private static Invariants closely(ProgramFacts facts, Function function) {
    Set<EdgeId> all =
        ControlFlowGraph.of(function).edges().stream().map(Edge::id).collect(Collectors.toSet());
    return Invariants.precisely(facts, function, all, () -> false);
  }

  /** How many marked outcomes there are; adds to the texts what is wrong. */
  private static int judge(
      String name, BiFunction<ProgramFacts, Function, Invariants> look, List<String> wrong)
      throws IOException {
    CorpusFile file = CorpusFile.read(FOLDER.resolve(name + ".c"));
    Program program =
        new CLibrary(new CFrontEnd()).link(file.program(), ConcreteMachine.libraryRoots());
    TakenOutcomes taken = run(program, FOLDER.resolve(name + ".in"));
    ProgramFacts facts = ProgramFacts.of(program);
    int marked = 0;
    for (Function function : file.functions()) {
      if (!function.name().equals("main")) {
        marked += judge(file, function, look.apply(facts, function), taken, wrong);
      }
    }
    return marked;
  }

  private static TakenOutcomes run(Program program, Path input) throws IOException {
    TakenOutcomes taken = new TakenOutcomes();
    byte[] bytes = Files.exists(input) ? Files.readAllBytes(input) : new byte[0];
    RunSettings setting =
        RunSettings.silent()
            .withLimits(Limits.PROCESS.withSteps(STEPS))
            .withStreams(
                new ByteArrayInputStream(bytes),
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream())
            .withObserver(taken);
    new ConcreteMachine(program).run(setting);
    return taken;
  }

  private static int judge(
      CorpusFile file,
      Function function,
      Invariants known,
      TakenOutcomes taken,
      List<String> wrong) {
    Set<String> marked = file.marked(function);
    int proved = 0;
    for (Edge edge : CorpusFile.outcomes(function)) {
      String name = function.name() + " " + edge.outcome();
      boolean mark = marked.contains(edge.outcome().toString());
      String claim = known.infeasible(edge).map(InfeasibleEdge::reason).orElse("");
      boolean met = taken.met(known.flow(), edge);
      if (mark && claim.isEmpty()) {
        wrong.add(name + UNPROVED);
      }
      if (!mark && !claim.isEmpty()) {
        wrong.add(name + " is said to be impossible: " + claim);
      }
      if (met == mark) {
        wrong.add(name + (met ? " happens" : " does not happen"));
      }
      proved += mark ? 1 : 0;
    }
    return proved;
  }
}
