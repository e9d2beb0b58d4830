package heapwright.method.sgen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.app.cli.SgenTrace;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How SGEN numbers structures and their fields, statement by statement. */
class SgenFigure8Test {
  private final SgenTrace trace = SgenTrace.of("sgen_structure.c", "structure", "1,2,3,4,5,6,7");

  @Test
  void aFieldHasItsOwnNumberAndACopyChangesTheWhole() {
    trace.isConfirmed();
    assertEquals(List.of("x0.f1 = 10"), trace.below("1   x.f = 10;"));
    assertEquals(List.of("x0.g1 = 20"), trace.below("2   x.g = 20;"));
    assertEquals(List.of("y0.f1 = x0.f1"), trace.below("3   y.f = x.f;"));
    assertEquals(List.of("x0.f2 = 30"), trace.below("4   x.f = 30;"));
    assertEquals(List.of("y1 = x0"), trace.below("5   y = x;"));
    assertEquals(List.of("x0.g2 = y1.f1"), trace.below("6   x.g = y.f;"));
  }
}
