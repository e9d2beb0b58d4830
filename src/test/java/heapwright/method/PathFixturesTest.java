package heapwright.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heapwright.method.path.StatementPath;
import heapwright.method.search.PathFinder;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The worked examples of both methods, and what they leave out, by the file that states them. */
class PathFixturesTest {

  @TestFactory
  Stream<DynamicTest> everyExpectationHolds() {
    return Fixture.in("src/test/resources/paths").stream()
        .flatMap(file -> tests(Fixture.read(file)));
  }

  private static Stream<DynamicTest> tests(Fixture fixture) {
    List<Fixture.Expectation> expected = fixture.expectations();
    assertFalse(expected.isEmpty(), fixture.file() + " expects nothing");
    PathFinder finder = new PathFinder(fixture.program(), Z3.solvers(Z3Limits.USUAL));
    return expected.stream()
        .map(
            e ->
                DynamicTest.dynamicTest(
                    fixture.file().getFileName() + " " + e.function() + " " + e.path(),
                    () -> assertEquals(e.finding(), found(fixture, finder, e))));
  }

  static String found(Fixture fixture, PathFinder finder, Fixture.Expectation e) {
    StatementPath.Parsed parsed = StatementPath.parse(fixture.function(e.function()), e.path());
    if (parsed instanceof StatementPath.Parsed.Wrong wrong) {
      return wrong.message();
    }
    return finder
        .find(((StatementPath.Parsed.Right) parsed).path())
        .match(
            feasible -> "feasible",
            infeasible -> "infeasible at " + infeasible.at(),
            unknown -> "unknown: " + unknown.cause());
  }
}
