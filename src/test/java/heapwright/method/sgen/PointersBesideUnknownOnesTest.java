package heapwright.method.sgen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.app.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pointers that are known only by their distance to one of which nothing is known yet. */
class PointersBesideUnknownOnesTest {
  private static final String SOURCE =
      """
      int end(int *v) { int *e = v + 2; if (v == e) return 1; return 0; }
      int back(int *v) { int *e = v + 2; int *f = e - 2; if (f == v) return 1; return 0; }
      int both(int *v, int *w) {
        int *e = v + 1;
        int *f = w + 1;
        if (e != f)
          if (v == w) return 1;
        return 0;
      }
      """;

  @TempDir static Path folder;

  @BeforeAll
  static void write() throws IOException {
    Files.writeString(folder.resolve("beside.c"), SOURCE);
  }

  @ParameterizedTest
  @CsvSource({
    "end, '1,2,4', feasible",
    "end, '1,2,3', infeasible",
    "back, '1,2,3,4', feasible",
    "back, '1,2,3,5', infeasible",
    "both, '1,2,3,4,6', feasible",
    "both, '1,2,3,4,5', infeasible",
  })
  void theirDistanceSaysWhetherTheyAreEqual(String function, String path, String answer) {
    String file = folder.resolve("beside.c").toString();
    Ran ran = Ran.heapwright("path", file, "-f", function, path, "--method", "sgen", "--no-verify");
    assertEquals(answer, ran.out().split("\\W", 2)[0], ran.out());
  }
}
