package heapwright.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.method.path.SearchGuide;
import heapwright.method.path.StatementPath;
import heapwright.method.search.PathFinder;
import heapwright.method.search.SearchOutcome;
import heapwright.method.sgen.summary.Summaries;
import heapwright.solve.Solvers;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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
    PathFinder summaries = summaries(fixture);
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

  private static PathFinder summaries(Fixture fixture) {
    return new PathFinder(
        fixture.program(),
        SOLVERS,
        SearchGuide.byEvidence(fixture.program()),
        new Summaries(fixture.program(), SOLVERS));
  }

  static Stream<Path> files() {
    return Stream.of("src/test/resources/selfcheck", "examples")
        .flatMap(folder -> Fixture.in(folder).stream());
  }

  /** Paths that some heap takes, through functions that call others. */
  @ParameterizedTest
  @MethodSource("files")
  void onRealPaths(Path file) {
    Fixture fixture = Fixture.read(file);
    PathFinder inlining = new PathFinder(fixture.program(), SOLVERS);
    PathFinder summaries = summaries(fixture);
    List<String> differences = new ArrayList<>();
    for (Function function : fixture.own().stream().filter(SummariesAgreeTest::calls).toList()) {
      for (StatementPath path : new RealPaths(fixture, 40).of(function, 8, 2, 3).keySet()) {
        SearchOutcome finding = summaries.find(path);
        boolean agrees =
            finding instanceof SearchOutcome.Feasible
                || !(inlining.find(path) instanceof SearchOutcome.Feasible);
        if (!agrees) {
          differences.add(function.name() + " " + path + ": " + finding);
        }
      }
    }
    assertEquals(List.of(), differences);
  }

  private static boolean calls(Function function) {
    return function.blocks().stream()
        .flatMap(block -> block.statements().stream())
        .anyMatch(Statement.Call.class::isInstance);
  }
}
