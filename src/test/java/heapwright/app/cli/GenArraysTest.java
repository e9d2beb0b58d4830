package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Arrays whose lengths are computed, as objects and behind parameters. */
class GenArraysTest {
  @TempDir private Path folder;

  @Test
  void everyDimensionMayBeComputed() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("arrays.c"),
            """
            int table(int n, int k) {
              if (n < 1 || n > 5) return -1;
              int a[n][n];
              for (int i = 0; i < n; i++)
                for (int j = 0; j < n; j++) a[i][j] = i * j;
              if (k < 0 || k >= n) return -2;
              if (a[k][n - 1] == 12) return 1;
              return 0;
            }

            int find(int r, int c, int m[r][c], int x) {
              for (int i = 0; i < r; i++)
                for (int j = 0; j < c; j++)
                  if (m[i][j] == x) return i * c + j;
              return -1;
            }
            """);
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 20 of 20 branches taken"), ran.out());
  }

  @Test
  void comparedBlocksAreThereToTheirEnds() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("blocks.c"),
            """
            #include <string.h>

            int head(const char *s) {
              if (!memcmp(s, "#!lua", 5)) return 1;
              if (s[0] == '#') return 2;
              return 0;
            }

            int order(const char *s, const char *t, size_t n) {
              int c = memcmp(s, t, n);
              if (c < 0) return -1;
              return c > 0;
            }

            int beyond(const char *s) {
              if (memcmp("#!", s, 7) != 0) return 1;
              return 0;
            }
            """);
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertTrue(ran.out().contains("head             4        4           -"), ran.out());
    assertTrue(ran.out().contains("order            2        2           -"), ran.out());
    assertTrue(ran.out().contains("beyond  out-of-bounds"), ran.out());
    assertTrue(!ran.out().contains("sanitizer"), ran.out());
  }

  @Test
  void anArrayHasAtLeastOneElement() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("lengths.c"),
            """
            int none(int n) {
              if (n > 4) return 0;
              int a[n];
              if (n <= 0) return 1;
              a[0] = n;
              return a[0];
            }

            int both(unsigned char rows, short columns) {
              if (rows > 3 || columns > 3) return 0;
              char table[rows][columns];
              if (rows == 0) return 1;
              table[0][0] = 'x';
              if (columns == -1) return 2;
              return table[0][0];
            }
            """);
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("none  3:T"), ran.out());
    assertTrue(ran.out().contains("both  3:T, 6:T"), ran.out());
    assertTrue(ran.out().contains("none  bad-array-length"), ran.out());
    assertTrue(ran.out().contains("both  bad-array-length"), ran.out());
  }
}
