package heapwright.method;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.Reply;
import heapwright.method.path.PathOutcome;
import heapwright.method.path.StatementPath;
import heapwright.method.run.PathReplay;
import heapwright.method.search.PathFinder;
import heapwright.method.search.SearchOutcome;
import heapwright.method.sgen.Sgen;
import heapwright.solve.Solvers;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.testcase.TestInput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** SGEN's verdicts never contradict those of the search on the symbolic machine. */
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
  void sgenNeverContradictsTheSymbolicMachine(Path file) {
    Fixture fixture = Fixture.read(file);
    Solvers solvers = Z3.solvers(Z3Limits.USUAL);
    Sgen sgen = new Sgen(fixture.program(), solvers);
    PathFinder finder = new PathFinder(fixture.program(), solvers);
    Set<StatementPath> paths = stated(fixture);
    fixture.own().forEach(function -> paths.addAll(taken(fixture, function)));
    List<String> differences = new ArrayList<>();
    Map<String, Integer> unknown = new TreeMap<>();
    for (StatementPath path : paths) {
      String own = verdict(sgen.decide(path));
      String other = verdict(finder.find(path));
      if (own.startsWith("unknown")) {
        unknown.merge(own, 1, Integer::sum);
      } else if (!other.startsWith("unknown") && !own.equals(other)) {
        differences.add(path.function().name() + " " + path + ": " + own + ", not " + other);
      }
    }
    assertEquals(List.of(), differences);
    assertEquals(List.of(), ours(unknown.keySet()));
    unknown.forEach((cause, count) -> System.out.println(file + ": " + count + " " + cause));
  }

  /**
   * An input that does not do what it was made for is no limit of SGEN's, but a mistake of ours.
   */
  private static List<String> ours(Set<String> causes) {
    return causes.stream().filter(cause -> cause.contains("replay disagrees")).toList();
  }

  private static String verdict(PathOutcome outcome) {
    return outcome.match(
        found -> "feasible",
        infeasible -> "infeasible at " + infeasible.at() + " (" + infeasible.position() + ")",
        open -> "unknown: " + open.cause());
  }

  private static String verdict(SearchOutcome outcome) {
    return outcome.match(
        found -> "feasible",
        infeasible -> "infeasible at " + infeasible.at() + " (" + infeasible.position() + ")",
        open -> "unknown: " + open.cause());
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
