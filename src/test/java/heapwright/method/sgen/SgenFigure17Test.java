package heapwright.method.sgen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.app.cli.SgenTrace;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The list deletion that never looks at the first node, which its constraints give away. */
class SgenFigure17Test {
  private final SgenTrace trace =
      SgenTrace.of("sgen_delete.c", "remove_value", "1,2,3,4,7,2,3,4,5,6");

  @Test
  void threeNodesButConstraintsOnTwo() {
    trace.isConfirmed();
    assertEquals(
        List.of(
            "root0 ↦ 1_root0",
            "1_root0 {next ↦ 2_root0}",
            "2_root0 {next ↦ 3_root0}",
            "3_root0 {next ↦ ⊤ (NULL will do)}"),
        trace.below("shape"));
    assertEquals(
        List.of("2_root0.data0 != d0", "3_root0.data0 = d0", "ret_remove_value1 = 1"),
        trace.below("constraints"));
  }

  @Test
  void theHintPointsToTheFirstNode() {
    assertEquals(
        List.of("root->data is never looked at, but root->next->data is"), trace.below("notes"));
  }
}
