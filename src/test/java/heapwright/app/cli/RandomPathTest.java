package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** AddressMapper's publication selects its paths at random. */
class RandomPathTest {
  private static Ran drawn(int seed) {
    String[] all = {
      "path", "examples/bst.c", "-f", "find", "--random", "--seed", "" + seed, "--method", "address"
    };
    return Ran.heapwright(all);
  }

  @Test
  void aPathFromStartToEndIsDrawnAndDecided() {
    Set<String> paths = new TreeSet<>();
    for (int seed = 0; seed < 8; seed++) {
      Ran ran = drawn(seed);
      String path = ran.out().lines().findFirst().orElseThrow();
      assertTrue(path.matches("path 1(,\\d+)*,5"), path);
      assertTrue(ran.out().lines().skip(1).findFirst().orElseThrow().startsWith("feasible"));
      paths.add(path);
    }
    assertTrue(paths.size() > 2, paths.toString());
  }

  @Test
  void aSeedGivesAPath() {
    assertEquals(drawn(3).out(), drawn(3).out());
  }

  @Test
  void eitherAPathIsGivenOrDrawn() {
    Ran both = Ran.heapwright("path", "examples/bst.c", "-f", "find", "1,5", "--random");
    Ran none = Ran.heapwright("path", "examples/bst.c", "-f", "find");
    assertNotEquals(0, both.status());
    assertTrue(both.err().contains("either a path or --random"), both.err());
    assertTrue(none.err().contains("either a path or --random"), none.err());
  }
}
