package heapwright.method.sgen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.app.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shape graphs of SGEN's figures 7, 11 and 14, as they are drawn after each statement. */
class SgenStepPicturesTest {
  @TempDir private Path folder;

  private DrawnSteps.Step step(String file, String function, String path, int index) {
    return DrawnSteps.of(folder, file, function, path).steps().get(index);
  }

  private DrawnSteps figure7() {
    return DrawnSteps.of(folder, "sgen_example.c", "example", "1,2,3,4,6,8,9,10,11");
  }

  private DrawnSteps figure11() {
    return DrawnSteps.of(folder, "sgen_find.c", "find", "1,2,3,4,7,8,3,4,7,9,3,4,5,6,3");
  }

  private DrawnSteps figure14() {
    return DrawnSteps.of(folder, "sgen_assign.c", "assign", "1,2,3");
  }

  @Test
  void figure7HasOnePictureForEachStatement() {
    assertEquals(
        List.of(
            "σ0",
            "1: p = *x;",
            "2: q = *y;",
            "3: if (p == q)",
            "4: if (p == NULL)",
            "6: else if (q == NULL)",
            "8: r = &z;",
            "9: *r = 10;",
            "10: if (z == v)",
            "11: *q = v;"),
        figure7().captions());
  }

  @Test
  void figure7bHasTwoCellsThatLeadAnywhere() {
    DrawnSteps.Step step = figure7().steps().get(2);
    assertEquals(
        Set.of(
            "pointers x0 → 1_x0",
            "pointers v_x0 → 1_x0",
            "pointers p1 → ⊤",
            "1_x0 → ⊤",
            "pointers y0 → 1_y0",
            "pointers v_y0 → 1_y0",
            "pointers q1 → ⊤",
            "1_y0 → ⊤"),
        step.arrows());
    assertEquals(Set.of("1_y0"), step.fresh());
    assertEquals(Set.of("q1", "y0", "v_y0"), step.changed());
  }

  @Test
  void figure7cHasOneCollectionOfFour() {
    DrawnSteps.Step step = figure7().steps().get(3);
    assertEquals(List.of("p1 = q1", "collections: {1_x0, p1, 1_y0, q1}"), step.effects());
    assertEquals(Set.of("pointers", "⊤", "1_x0", "1_y0"), step.boxes());
    assertTrue(step.changed().containsAll(Set.of("p1", "q1")), step.toString());
  }

  @Test
  void figure7dNamesWhatTheFourLeadTo() {
    DrawnSteps.Step step = figure7().steps().get(4);
    assertEquals(Set.of("2_x0"), step.fresh());
    assertTrue(
        step.arrows()
            .containsAll(
                Set.of("pointers p1 → 2_x0", "pointers q1 → 2_x0", "1_x0 → 2_x0", "1_y0 → 2_x0")),
        step.toString());
  }

  @Test
  void figure7eHasAPointerToALocal() {
    DrawnSteps.Step step = figure7().steps().get(6);
    assertTrue(step.arrows().contains("pointers r1 → z"), step.toString());
    assertEquals(Set.of("r1"), step.changed());
  }

  @Test
  void figure7fHasTheNewVersions() {
    DrawnSteps.Step step = figure7().steps().get(7);
    assertTrue(step.arrows().contains("pointers r2 → z"), step.toString());
    assertEquals(Set.of("r2", "z1"), step.changed());
  }

  @Test
  void figure11dHasALinkThatLeadsAnywhere() {
    DrawnSteps.Step step = figure11().steps().get(6);
    assertEquals("8: p = p->left;", step.caption());
    assertTrue(
        step.arrows().containsAll(Set.of("pointers L0 → 1_L0", "1_L0 left0 → ⊤")), step.toString());
    assertEquals(Set.of("p2", "left0"), step.changed());
  }

  @Test
  void figure11eHasASecondNode() {
    DrawnSteps.Step step = figure11().steps().get(7);
    assertEquals(Set.of("2_L0"), step.fresh());
    assertEquals(Set.of("p2", "left0"), step.changed());
  }

  @Test
  void figure11fHasThreeNodes() {
    List<DrawnSteps.Step> steps = figure11().steps();
    DrawnSteps.Step last = steps.get(steps.size() - 1);
    assertEquals(
        Set.of(
            "pointers L0 → 1_L0",
            "pointers v_L0 → 1_L0",
            "1_L0 left0 → 2_L0",
            "2_L0 right0 → 3_L0",
            "pointers q2 → 3_L0",
            "pointers q0 → ⊤",
            "pointers v_q0 → ⊤"),
        last.arrows());
    assertEquals(List.of("p4 = NULL"), last.effects());
  }

  @Test
  void figure14KeepsTheActualWhereItWas() {
    List<DrawnSteps.Step> steps = figure14().steps();
    assertEquals(Set.of("pointers x0 → ⊤", "pointers v_x0 → ⊤"), steps.get(0).arrows());
    assertEquals(
        Set.of(
            "pointers x0 → 1_x0",
            "pointers v_x0 → 1_x0",
            "pointers x1 → 1_x0",
            "pointers v_x1 → 1_x0"),
        steps.get(1).arrows());
    assertTrue(steps.get(2).arrows().contains("pointers x2 → heap2"), steps.toString());
    assertEquals(
        Set.of(
            "pointers x0 → 1_x0",
            "pointers v_x0 → 1_x0",
            "pointers v_x1 → 1_x0",
            "pointers x3 → heap2"),
        steps.get(3).arrows());
    assertEquals(Set.of("x3", "heap2#1"), steps.get(3).changed());
  }

  @Test
  void anInfeasiblePathIsDrawnUpToItsContradiction() {
    DrawnSteps.Step last = step("sgen_example.c", "example", "1,2,3,4,6,7", 5);
    assertEquals(
        List.of("q1 = NULL", "⊥σ: q1 = NULL needs 2_x0 ⊓ NULL, which is ⊥"), last.effects());
  }

  @Test
  void thePageShowsAllPictures() throws IOException {
    int steps = figure14().steps().size();
    String page = Files.readString(folder.resolve("index.html"));
    assertEquals(steps, page.split("<img ", -1).length - 1);
    assertTrue(page.contains("<img src=\"./step-003.svg\" alt=\"3: *x = v + 1;\">"), page);
  }

  @Test
  void aMethodWithoutShapesSaysSo() {
    Ran ran =
        Ran.heapwright(
            "path",
            "examples/bst.c",
            "-f",
            "find",
            "1,5",
            "--no-verify",
            "--svg-steps",
            folder.toString());
    assertEquals(1, ran.status());
    assertEquals(
        "heapwright: no steps to draw: the method has no shapes for this path\n", ran.err());
  }
}
