package heapwright.method.sgen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.app.cli.SgenTrace;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The shape graphs of SGEN's first example (its program is figure 6). */
class SgenFigure7Test {
  private static SgenTrace example(String path) {
    return SgenTrace.of("sgen_example.c", "example", path);
  }

  @Test
  void twoCellsPointToOneNumber() {
    SgenTrace trace = example("1,2,3,4,6,8,9,10,11").isConfirmed();
    assertEquals(
        List.of("x0, v_x0 ↦ ⊤", "y0, v_y0 ↦ ⊤", "{x0, v_x0}", "{y0, v_y0}"), trace.below("σ0"));
    assertEquals(
        List.of("p1 = 1_x0", "σ: x0, v_x0 ↦ 1_x0; 1_x0, p1 ↦ ⊤", "collections: {1_x0, p1}"),
        trace.below("1   p = *x;"));
    assertEquals(
        List.of("q1 = 1_y0", "σ: y0, v_y0 ↦ 1_y0; 1_y0, q1 ↦ ⊤", "collections: {1_y0, q1}"),
        trace.below("2   q = *y;"));
    assertEquals(
        List.of("p1 = q1", "collections: {1_x0, p1, 1_y0, q1}"), trace.below("3   if (p == q)"));
    assertEquals(
        List.of("p1 != NULL", "σ: 1_x0, p1, 1_y0, q1 ↦ 2_x0"), trace.below("4   if (p == NULL)"));
    assertEquals(List.of("r1 = &z0", "σ: r1 ↦ z0"), trace.below("8   r = &z;"));
    assertEquals(List.of("z1 = 10", "σ: r2 ↦ z1"), trace.below("9   *r = 10;"));
    assertEquals(
        List.of("x0 ↦ 1_x0", "y0 ↦ 1_y0", "1_x0 ↦ 2_x0", "1_y0 ↦ 2_x0", "2_x0"),
        trace.below("shape"));
    assertEquals(List.of("2_x0 = 1_1_x0"), trace.below("invisible variables"));
    assertTrue(trace.ran().out().contains("\n  v = 10\n"), trace.ran().out());
  }

  /** The paper writes the last one without a number; a cell that is written has a new version. */
  @Test
  void theConstraintsAreThose() {
    assertEquals(
        List.of("z1 = 10", "z1 = v0", "2_x0#1 = v0"),
        example("1,2,3,4,6,8,9,10,11").below("constraints"));
  }

  @Test
  void whatIsNotNullCannotBeNull() {
    SgenTrace trace = example("1,2,3,4,6,7");
    assertTrue(trace.ran().out().startsWith("infeasible at 6: "), trace.ran().out());
    assertEquals(
        List.of("q1 = NULL", "⊥σ: q1 = NULL needs 2_x0 ⊓ NULL, which is ⊥"),
        trace.below("6   else if (q == NULL)"));
  }

  @Test
  void nullSplitsACollectionAndCannotBeFollowed() {
    SgenTrace trace = example("1,2,3,4,5");
    assertTrue(trace.ran().out().startsWith("infeasible at 5: "), trace.ran().out());
    assertEquals(
        List.of(
            "p1 = NULL",
            "σ: 1_x0 ↦ NULL; p1 ↦ NULL; 1_y0 ↦ NULL; q1 ↦ NULL",
            "collections: {1_x0} {p1} {1_y0} {q1}"),
        trace.below("4   if (p == NULL)"));
    assertEquals(List.of("*q1 = v0", "⊥σ: *q1 dereferences NULL"), trace.below("5   *q = v;"));
  }

  @Test
  void differentPointersAreComparedAtTheEnd() {
    SgenTrace trace = example("1,2,3,12,13").isConfirmed();
    assertEquals(
        List.of("p1 != q1 holds: they are in different collections"),
        trace.below("kept for the end"));
  }

  @Test
  void ofTheBranchCoveringPathsTwoAreInfeasible() {
    List<String> infeasible =
        Stream.of(
                "1,2,3,4,5",
                "1,2,3,4,6,7",
                "1,2,3,4,6,8,9,10,11",
                "1,2,3,4,6,8,9,10",
                "1,2,3,12,13")
            .filter(path -> example(path).ran().status() != 0)
            .toList();
    assertEquals(List.of("1,2,3,4,5", "1,2,3,4,6,7"), infeasible);
  }
}
