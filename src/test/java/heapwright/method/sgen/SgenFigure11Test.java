package heapwright.method.sgen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.app.cli.Ran;
import heapwright.app.cli.SgenTrace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shape graphs of the search in a binary tree (its program is figure 10, its input 12). */
class SgenFigure11Test {
  private static final String PATH = "1,2,3,4,7,8,3,4,7,9,3,4,5,6,3";

  private final SgenTrace trace = SgenTrace.of("sgen_find.c", "find", PATH);

  @Test
  void threeNodesHangTogether() {
    trace.isConfirmed();
    assertEquals(
        List.of(
            "L0 ↦ 1_L0",
            "q0 ↦ ⊤ (NULL will do)",
            "1_L0 {left ↦ 2_L0, right ↦ NULL}",
            "2_L0 {left ↦ NULL, right ↦ 3_L0}",
            "3_L0 {left ↦ NULL, right ↦ NULL}"),
        trace.below("shape"));
  }

  @Test
  void theSolvedInputHasThatShape() {
    assertTrue(trace.ran().out().contains("  L = n1\n"), trace.ran().out());
    assertTrue(trace.ran().out().matches("(?s).*n1: struct tree \\{data = -?\\d+, left = n2}\n.*"));
    assertTrue(
        trace.ran().out().matches("(?s).*n2: struct tree \\{data = -?\\d+, right = n3}\n.*"));
    assertTrue(trace.ran().out().matches("(?s).*n3: struct tree \\{data = -?\\d+}\n.*"));
  }

  @Test
  void theConstraintsAreThose() {
    assertEquals(
        List.of("y0 < 1_L0.data0", "y0 > 2_L0.data0", "y0 = 3_L0.data0"),
        trace.below("constraints"));
  }

  @Test
  void theConstraintsAreInTheJson(@TempDir Path folder) throws IOException {
    Path json = folder.resolve("find.json");
    String[] command = {
      "path",
      "src/test/resources/paths/sgen_find.c",
      "-f",
      "find",
      PATH,
      "--method",
      "sgen",
      "--no-verify",
      "--json",
      json.toString()
    };
    assertEquals(0, Ran.heapwright(command).status());
    assertTrue(Files.readString(json).contains("\"y0 < 1_L0.data0\""), Files.readString(json));
  }

  @Test
  void nodesHaveLongAndShortNames() {
    assertEquals(
        List.of("2_L0 = 1_1_L0.left", "3_L0 = 1_1_1_L0.left.right"),
        trace.below("invisible variables"));
  }

  @Test
  void eachStatementIsToldInSsaForm() {
    assertEquals(
        List.of("p1 = L0", "σ: p1 ↦ ⊤", "collections: {L0, v_L0, p1}"), trace.below("1   p = L;"));
    assertEquals(List.of("q1 = NULL", "σ: q1 ↦ NULL"), trace.below("2   q = NULL;"));
    assertEquals(
        List.of("p1 != NULL", "σ: L0, v_L0, p1 ↦ 1_L0"), trace.below("3   while (p != NULL)"));
    assertEquals(List.of("y0 != 1_L0.data0"), trace.below("4   if (y == p->data)"));
    assertEquals(List.of("y0 < 1_L0.data0"), trace.below("7   if (y < p->data)"));
    assertEquals(
        List.of("p2 = 1_L0.left0", "σ: 1_L0.left0, p2 ↦ ⊤", "collections: {1_L0.left0, p2}"),
        trace.below("8   p = p->left;"));
    assertEquals(
        List.of("p2 != NULL", "σ: 1_L0.left0, p2 ↦ 2_L0"), trace.below("3   while (p != NULL)", 2));
    assertEquals(List.of("y0 >= 2_L0.data0"), trace.below("7   if (y < p->data)", 2));
    assertEquals(
        List.of("p3 != NULL", "σ: 2_L0.right0, p3 ↦ 3_L0"),
        trace.below("3   while (p != NULL)", 3));
    assertEquals(
        List.of("q2 = p3", "σ: q2 ↦ 3_L0", "collections: {2_L0.right0, p3, q2}"),
        trace.below("5   q = p;"));
    assertEquals(List.of("p4 = NULL"), trace.below("3   while (p != NULL)", 4));
  }
}
