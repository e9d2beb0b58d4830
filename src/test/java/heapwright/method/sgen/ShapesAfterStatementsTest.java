package heapwright.method.sgen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.method.Fixture;
import heapwright.method.path.PathOutcome;
import heapwright.method.path.StatementPath;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the visualiser draws after each statement, and ζ for solvers outside. */
class ShapesAfterStatementsTest {
  private final Fixture fixture = Fixture.read(Path.of("src/test/resources/paths/sgen_find.c"));

  private SgenAccount account(String path) {
    StatementPath.Parsed parsed = StatementPath.parse(fixture.function("find"), path);
    PathOutcome outcome =
        new Sgen(fixture.program(), Z3.solvers(Z3Limits.USUAL))
            .decide(((StatementPath.Parsed.Right) parsed).path());
    return (SgenAccount) ((PathOutcome.Feasible) outcome).account();
  }

  @Test
  void eachStatementHasItsShape() {
    SgenAccount account = account("1,2,3,4,7,8");
    assertEquals(account.traced().statements().size(), account.shapesAfterStatements().size());
    assertEquals(
        List.of("L0 ↦ ⊤ (NULL will do)", "q0 ↦ ⊤ (NULL will do)", "p1 ↦ ⊤ (NULL will do)"),
        account.shapesAfterStatements().get(0).edges());
    assertEquals(
        List.of("L0 ↦ 1_L0", "q0 ↦ ⊤ (NULL will do)", "q1 ↦ NULL", "p1 ↦ 1_L0"),
        account.shapesAfterStatements().get(2).edges());
    assertEquals(
        List.of("1_L0 {left ↦ ⊤ (NULL will do), right ↦ NULL}"),
        account.shapesAfterStatements().get(5).objects());
  }

  @Test
  void zetaIsAboutTheInput() {
    SgenAccount account = account("1,2,3,4,7,8");
    assertEquals(
        List.of("y != L->data", "y < L->data"),
        account.zeta().stream().map(Object::toString).toList());
    assertEquals(
        List.of("y0", "1_L0.data0"),
        account.names().values().stream().map(Object::toString).toList());
  }
}
