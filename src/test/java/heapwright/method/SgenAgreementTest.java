package heapwright.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.PointerType;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.Reply;
import heapwright.method.path.StatementPath;
import heapwright.method.run.PathReplay;
import heapwright.method.search.PathFinder;
import heapwright.method.search.SearchOutcome;
import heapwright.method.sgen.Sgen;
import heapwright.method.sgen.ssa.Agreement;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.testcase.TestInput;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** SGEN's own σ and collections never contradict the symbolic machine. */
class SgenAgreementTest {
  private static final int INPUTS = 5;
  private static final int LONGEST = 40;
  private static final long SEED = 11;

  static Stream<Path> files() {
    return Stream.concat(
        Fixture.in("src/test/resources/paths").stream(),
        Stream.concat(
            Fixture.in("src/test/resources/selfcheck").stream(), Fixture.in("examples").stream()));
  }

  @ParameterizedTest
  @MethodSource("files")
  void sigmaAgreesAtEveryStatement(Path file) {
    Fixture fixture = Fixture.read(file);
    Agreement agreement = new Agreement(fixture.program());
    Sgen sgen = new Sgen(fixture.program());
    PathFinder finder = new PathFinder(fixture.program(), Z3.solvers(Z3Limits.USUAL), sgen);
    Set<StatementPath> paths = stated(fixture);
    fixture.own().forEach(function -> paths.addAll(taken(fixture, function)));
    int followed = 0;
    for (StatementPath path : paths) {
      SearchOutcome finding = finder.find(path);
      if (finding instanceof SearchOutcome.Feasible feasible) {
        agreement.followFeasible(path, feasible.recorded());
        followed++;
      } else if (finding instanceof SearchOutcome.Infeasible infeasible) {
        agreement.followInfeasible(path, infeasible.recorded());
      }
    }
    assertEquals(List.of(), agreement.differences());
    if (followed > 0 && hasPointers(fixture)) {
      assertTrue(agreement.compared() > 0, "nothing was compared");
    }
  }

  private static boolean hasPointers(Fixture fixture) {
    return fixture.own().stream()
        .allMatch(f -> f.parameters().stream().anyMatch(p -> p.type() instanceof PointerType));
  }

  /** The paths that a fixture states. */
  private static Set<StatementPath> stated(Fixture fixture) {
    Set<StatementPath> paths = new LinkedHashSet<>();
    for (Fixture.Expectation e : fixture.expectations()) {
      StatementPath.Parsed parsed = StatementPath.parse(fixture.function(e.function()), e.path());
      if (parsed instanceof StatementPath.Parsed.Right right) {
        paths.add(right.path());
      }
    }
    return paths;
  }

  /** Paths that random inputs take, to their first fault at most. */
  private static Set<StatementPath> taken(Fixture fixture, Function function) {
    PathReplay replay =
        new PathReplay(fixture.program().model(), new ConcreteMachine(fixture.program()));
    RandomInputs random = new RandomInputs(fixture.program(), SEED);
    Set<StatementPath> paths = new LinkedHashSet<>();
    for (int i = 0; i < INPUTS; i++) {
      TestInput input = random.of(function);
      PathReplay.Observed observed = replay.observe(input, LONGEST);
      List<StatementNumber> path = observed.path();
      if (observed.reply() instanceof Reply.Returned && !path.isEmpty()) {
        paths.add(new StatementPath(function, path));
      }
    }
    return paths;
  }
}
