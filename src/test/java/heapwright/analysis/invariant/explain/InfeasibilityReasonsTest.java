package heapwright.analysis.invariant.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.analysis.invariant.Invariants;
import heapwright.analysis.invariant.Invariants.InfeasibleEdge;
import heapwright.analysis.invariant.fixpoint.ProgramFacts;
import heapwright.ir.code.Function;
import heapwright.method.Fixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Why an outcome is impossible is said in terms of what the source compares. */
class InfeasibilityReasonsTest {
  private static final String MARK = "// because: ";
  private static final Path FILE = Path.of("src/test/resources/reasons/reasons.c");
  private static final Fixture FIXTURE = Fixture.read(FILE);
  private static final ProgramFacts FACTS = ProgramFacts.of(FIXTURE.program());

  private record Expected(int line, String reason) {}

  private static Stream<Expected> expected() throws IOException {
    List<String> lines = Files.readAllLines(FILE);
    return Stream.iterate(1, line -> line + 1)
        .limit(lines.size())
        .filter(line -> lines.get(line - 1).contains(MARK))
        .map(line -> new Expected(line, lines.get(line - 1).split(MARK)[1]));
  }

  @ParameterizedTest
  @MethodSource("expected")
  void theFactThatRulesItOutIsTold(Expected expected) {
    Set<String> reasons =
        FIXTURE.own().stream()
            .filter(function -> isIn(function, expected.line()))
            .flatMap(function -> reasons(function, expected.line()))
            .collect(Collectors.toSet());
    assertEquals(Set.of(expected.reason()), reasons);
  }

  private static boolean isIn(Function function, int line) {
    return function.span().line() <= line && line <= function.span().endLine();
  }

  private static Stream<String> reasons(Function function, int line) {
    Invariants known = Invariants.of(FACTS, function);
    return known.flow().edges().stream()
        .filter(
            edge -> known.flow().function().block(edge.from()).terminator().span().line() == line)
        .flatMap(edge -> known.infeasible(edge).stream())
        .map(InfeasibleEdge::reason);
  }
}
