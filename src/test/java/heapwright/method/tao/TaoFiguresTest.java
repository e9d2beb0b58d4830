package heapwright.method.tao;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.UnconstrainedEdges;
import heapwright.method.Fixture;
import heapwright.solve.linear.FormulaAnswer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The worked examples of the publication. It numbers k in two ways: by recurrences in its
 * definition and in figure 6, as here, and by occurrences, which are one more, beside the trees.
 */
class TaoFiguresTest {
  private static final Path FIXTURES = Path.of("src", "test", "resources", "tao");
  private static final Path WC = Path.of("corpus", "tao", "wc.c");
  private static final Path PROGRAM0 = FIXTURES.resolve("program0.c");
  private static final Path CALLS = FIXTURES.resolve("calls_in_expressions.c");

  private static List<String> unconstrained(Path file, String function) {
    return UnconstrainedEdges.of(ControlFlowGraph.of(Fixture.read(file).function(function)))
        .chains()
        .stream()
        .flatMap(chain -> chain.representative().stream())
        .map(edge -> edge.outcome().toString())
        .toList();
  }

  private static String solution(Grown grown) {
    assertTrue(grown.outcome() instanceof FormulaAnswer.Solved, grown::toString);
    return ((FormulaAnswer.Solved) grown.outcome()).model().toString();
  }

  /** The published graph has one node for the condition with its two ||. */
  @Test
  void unconstrainedEdgesOfWc() {
    assertEquals(
        List.of("8:T", "8:F", "10.1:T", "10.2:T", "10.3:T", "12:T", "12:F"),
        unconstrained(WC, "main"));
  }

  @Test
  void figure3TreeOfWcHas39NodesAnd4Leaves() {
    Grown grown = Grown.of(WC, "main", "main", "12:F", 1, false);
    assertEquals(new TreeSize(4, 39, 2), grown.size());
  }

  /** The alternatives with a character that is a newline and none are the infeasible paths. */
  @Test
  void figure6ConditionOfWcIsSolvedByTwoLetters() {
    Grown grown = Grown.of(WC, "main", "main", "12:F", 1, false);
    assertEquals(
        """
        (OR
          (AND
            (stdin[0] == 10)
            (stdin[0] != ' ')
            (stdin[0] != 10)
            (stdin[0] != 9)
            (OR
              (AND
                (stdin[1] == 10)
                (stdin[1] != ' ')
                (stdin[1] != 10)
                (stdin[1] != 9)
              )
              (AND
                (stdin[1] != 10)
                (stdin[1] != ' ')
                (stdin[1] != 10)
                (stdin[1] != 9)
              )
            )
          )
          (AND
            (stdin[0] != 10)
            (stdin[0] != ' ')
            (stdin[0] != 10)
            (stdin[0] != 9)
            (OR
              (AND
                (stdin[1] == 10)
                (stdin[1] != ' ')
                (stdin[1] != 10)
                (stdin[1] != 9)
              )
              (AND
                (stdin[1] != 10)
                (stdin[1] != ' ')
                (stdin[1] != 10)
                (stdin[1] != 9)
              )
            )
          )
        )
        """,
        grown.condition());
    assertEquals("{stdin[0] = 'a', stdin[1] = 'b'}", solution(grown));
  }

  @Test
  void droppingSubtreesLeavesOnePathOfWc() {
    Grown grown = Grown.of(WC, "main", "main", "12:F", 1, true);
    assertEquals(new TreeSize(1, 19, 2), grown.size());
    assertEquals("{stdin[0] = 'a', stdin[1] = 'b'}", solution(grown));
  }

  @Test
  void program0HasBothWaysOfTheIfUnconstrained() {
    assertEquals(List.of("2:T", "2:F"), unconstrained(PROGRAM0, "f"));
  }

  @Test
  void program0ConditionOfTheIncrementIsReachedFromTheCaller() {
    Grown grown = Grown.of(PROGRAM0, "program", "f", "2:T", 1, false);
    assertEquals(
        """
        (AND
          (read < 10)
          (OR
            (read < 5)
            (AND
              (read >= 5)
              (read < 10)
              (read < 5)
            )
          )
        )
        """,
        grown.condition());
    assertEquals("{read = 0}", solution(grown));
  }

  @Test
  void callsInsideExpressionsAreExpandedWhereTheyStand() {
    Grown positive = Grown.of(CALLS, "decide", "decide", "1:F", 0, false);
    assertEquals(
        """
        (OR
          (AND
            (a > 100)
            ((1 - a) * 2 > 0)
          )
          (AND
            (a <= 100)
            (a * 6 > 0)
          )
        )
        """,
        positive.condition());
    assertTrue(positive.outcome() instanceof FormulaAnswer.Solved, positive::toString);
    assertEquals("{a = 0}", solution(Grown.of(CALLS, "decide", "decide", "1:T", 0, false)));
  }
}
