package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The functions of SGEN's Table 1 along paths as long as the paper's: insertion into a doubly
 * linked list, addition of polynomials, deletion from a binary search tree. What they take is
 * measured by {@code bench/shapes}.
 */
class SgenTable1Test {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dlist_insert | insert | 1,2,3,(4,5,3)*28,6,7,8,9,10,12,13 | 30",
        "poly_add | add | (1,2,3,4,10)*17,1,2,5,6,7,8,9,10,1,11,12 | 21",
        "bst_delete | delete | 1,2,3,(4,5,6,3)*18,8,10,11,12,13,14,15,13,16,17,18,19,20,21,23,24,26,27"
            + " | 22",
      })
  void theLongPathsNeedThatManyNodes(String file, String function, String path, int nodes) {
    String source = "bench/paths/" + file + ".c";
    Ran ran =
        Ran.heapwright("path", source, "-f", function, path, "--method", "sgen", "--no-verify");
    assertEquals("", ran.err());
    assertTrue(ran.out().startsWith("feasible\n"), ran.out());
    long objects = ran.out().lines().filter(line -> line.matches("  n\\d+: .*")).count();
    assertEquals(nodes, objects, ran.out());
  }
}
