package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Functions that are given streams: tests pass those that are open anyway. */
class GenStreamsTest {
  @TempDir private Path folder;

  private Ran gen(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("streams.c"), text);
    return Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
  }

  @Test
  void theStreamMayBeInARecord() throws Exception {
    Ran ran =
        gen(
            """
            #include <stdio.h>
            struct reader { FILE *file; int line; int kept; };

            int next(struct reader *r) {
              if (r->kept) { int c = r->kept; r->kept = 0; return c; }
              int c = fgetc(r->file);
              if (c == '\\n') r->line++;
              if (c == EOF) return feof(r->file) ? -1 : -2;
              return c;
            }
            """);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 8 of 8 branches taken"), ran.out());
  }

  @Test
  void printingMayFailAndSaysHowMuchItWrote() throws Exception {
    Ran ran =
        gen(
            """
            #include <stdio.h>

            int show(FILE *out, int n) {
              if (out == NULL) return -1;
              if (fprintf(out, "%d\\n", n) < 0) return -2;
              if (n > 300 && fputc(n, out) == n) return -3;
              return 0;
            }

            int twice(int n) {
              if (printf("%d\\n", 7) < 0) return -1;
              int sum = 0;
              for (int i = 1; i < 50; i *= 10) {
                int length = printf("%d\\n", i);
                if (length < 0) return -2;
                sum += length;
              }
              return sum > n;
            }
            """);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 13 of 14 branches taken"), ran.out());
    assertTrue(ran.out().contains("  show  5.2:T  "), ran.out());
  }

  @Test
  void whatAStreamIsMadeOfIsNotTheCallersBusiness() throws Exception {
    Ran ran =
        gen(
            """
            #include <stdio.h>

            int same(FILE *one, FILE *other) {
              char left[4], right[4];
              if (fread(left, 1, 4, one) != fread(right, 1, 4, other)) return 0;
              return left[0] == right[0];
            }
            """);
    assertTrue(ran.out().contains("needs non-NULL one"), ran.out());
    assertFalse(ran.out().contains("one->"), ran.out());
    assertFalse(ran.out().contains("elements in"), ran.out());
  }
}
