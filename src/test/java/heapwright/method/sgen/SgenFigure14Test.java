package heapwright.method.sgen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.app.cli.SgenTrace;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What virtual parameters are for: the formal goes elsewhere, the actual does not (figure 13). */
class SgenFigure14Test {
  private final SgenTrace trace = SgenTrace.of("sgen_assign.c", "assign", "1,2,3").isConfirmed();

  @Test
  void theFormalLeavesItsVirtualParameter() {
    assertEquals(List.of("x0, v_x0 ↦ ⊤", "{x0, v_x0}"), trace.below("σ0"));
    assertEquals(
        List.of("1_x0#1 = v0", "σ: x0, v_x0 ↦ 1_x0; x1, v_x1 ↦ 1_x0#1"),
        trace.below("1   *x = v;"));
    assertEquals(
        List.of("x2 = &heap2", "σ: x2 ↦ heap2"), trace.below("2   x = malloc(sizeof(int));"));
    assertEquals(List.of("heap2#1 = v0 + 1", "σ: x3 ↦ heap2#1"), trace.below("3   *x = v + 1;"));
  }

  @Test
  void entryNeedsOneNumberAndNoConstraint() {
    assertEquals(List.of("σI  v_x0 ↦ 1_v_x0", "1_v_x0", "ζI  true"), trace.below("entry"));
  }

  @Test
  void exitHasTheFirstValueAndNotTheSecond() {
    assertEquals(
        List.of("σO  v_x0 ↦ 1_v_x0#1", "1_v_x0#1", "ζO  1_v_x0#1 = v0"), trace.below("exit"));
  }
}
