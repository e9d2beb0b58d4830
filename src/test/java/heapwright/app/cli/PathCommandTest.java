package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PathCommandTest {
  private static final String TREE = "examples/bst.c";

  private static Ran path(String function, String path) {
    return Ran.heapwright("path", TREE, "-f", function, path);
  }

  @Test
  void aFeasiblePathComesWithItsInput() {
    Ran ran = path("find", "1,2,3,1,2,4,1,5");
    assertEquals("", ran.err());
    assertEquals(0, ran.status());
    assertTrue(ran.out().startsWith("feasible\n  root = n1\n  key = "), ran.out());
    assertTrue(ran.out().contains("\n  key < root->key\n"), ran.out());
  }

  @Test
  void anInfeasiblePathComesWithAReason() {
    Ran infeasible =
        Ran.heapwright(
            "path", "src/test/resources/paths/sgen_example.c", "-f", "example", "1,2,3,4,5");
    assertEquals("infeasible at 5: dereferences NULL\n", infeasible.out());
    assertEquals(1, infeasible.status());
  }

  @Test
  void aWrongTurnNamesTheRightOnes() {
    Ran ran = path("find", "1,2,5");
    assertEquals(2, ran.status());
    assertTrue(ran.err().startsWith("heapwright: after 2 comes 3 or 4, not 5\n"), ran.err());
  }

  @Test
  void anEmptyPathAndABadNumberAreWrong() {
    assertTrue(path("find", "").err().contains("the path is empty; it begins with 1"));
    assertTrue(path("find", "1,77").err().contains("has the statements 1 to 5; there is no 77"));
    assertTrue(path("find", "1,two").err().contains("'two' in the path is no statement number"));
    assertTrue(path("find", "2").err().contains("the path begins with 1, not 2"));
    assertEquals(2, path("find", "2").status());
  }

  @Test
  void anUnknownFunctionIsWrong() {
    Ran ran = path("fnd", "1");
    assertEquals(2, ran.status());
    assertTrue(ran.err().contains("no function 'fnd'"), ran.err());
  }
}
