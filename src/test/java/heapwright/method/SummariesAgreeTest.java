package heapwright.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heapwright.method.sgen.summary.Summaries;
import heapwright.solve.Solvers;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Summaries and stepping into callees come to the same. */
class SummariesAgreeTest {
  private static final Solvers SOLVERS = Z3.solvers(Z3Limits.USUAL);

  @TestFactory
  Stream<DynamicTest> onEveryExpectation() {
    return Stream.of("src/test/resources/paths/calls", "src/test/resources/paths")
        .flatMap(folder -> Fixture.in(folder).stream())
        .flatMap(file -> tests(Fixture.read(file)));
  }

  private static Stream<DynamicTest> tests(Fixture fixture) {
    List<Fixture.Expectation> expected = fixture.expectations();
    assertFalse(expected.isEmpty(), fixture.file() + " expects nothing");
    PathFinder inlining = new PathFinder(fixture.program(), SOLVERS);
    PathFinder summaries =
        new PathFinder(
            fixture.program(),
            SOLVERS,
            PathMethod.byEvidence(fixture.program()),
            new Summaries(fixture.program(), SOLVERS));
    return expected.stream()
        .map(
            e ->
                DynamicTest.dynamicTest(
                    fixture.file().getFileName() + " " + e.function() + " " + e.path(),
                    () -> {
                      assertEquals(
                          e.finding(), PathFixturesTest.found(fixture, inlining, e), "inlining");
                      assertEquals(
                          e.finding(), PathFixturesTest.found(fixture, summaries, e), "summaries");
                    }));
  }
}
