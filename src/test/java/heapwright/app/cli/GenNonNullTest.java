package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Functions that are declared to want no NULL get none, even where they would not look at it. */
class GenNonNullTest {
  @TempDir private Path folder;

  @Test
  void nothingIsCopiedFromSomewhere() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("buffer.c"),
            """
            #include <stdlib.h>
            #include <string.h>

            struct buffer { char *bytes; size_t length, room; };

            int append(struct buffer *b, const char *more, size_t n) {
              if (n > 64 || b->length > b->room || b->room > 64) return -2;
              if (b->length + n > b->room) {
                char *larger = realloc(b->bytes, b->length + n);
                if (!larger) return -1;
                b->bytes = larger;
                b->room = b->length + n;
              }
              memcpy(b->bytes + b->length, more, n);
              b->length += n;
              return b->length == b->room;
            }
            """);
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 10 of 10 branches taken"), ran.out());
    assertTrue(ran.out().contains("needs non-NULL b->bytes"), ran.out());
    assertTrue(ran.out().contains("needs non-NULL more"), ran.out());
  }

  @Test
  void whatAFunctionIsDeclaredNotToTakeItNeverGets() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("declared.c"),
            """
            #include <stddef.h>

            struct node { int key; struct node *next; };

            int pair(struct node *a, struct node *b) __attribute__((nonnull(2)));
            int pair(struct node *a, struct node *b) {
              if (!a) return -1;
              if (!b) return -2;
              if (a == b) return 0;
              return 1;
            }

            __attribute__((nonnull)) int untouched(char *p, int x) {
              if (x > 3) return 1;
              return 0;
            }

            __attribute__((nonnull)) int address(char *p, int x) {
              char **q = &p;
              if (*q == NULL) return 5;
              if (**q == 'x') return 1;
              return x;
            }

            int array(int n, int a[static 3]) {
              if (a == NULL) return 1;
              if (a[2] == n) return 2;
              return 0;
            }
            """);
    Path out = folder.resolve("out");
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", out.toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 13 of 16 branches taken"), ran.out());
    assertTrue(ran.out().contains("pair     3:T"), ran.out());
    assertTrue(ran.out().contains("address  2:T"), ran.out());
    assertTrue(ran.out().contains("array    1:T"), ran.out());
    String report = Files.readString(out.resolve("report.json"));
    assertTrue(report.contains("b is not NULL, as it is declared"), report);
  }

  @Test
  void whatAFunctionIsDeclaredNotToReturnItNeverReturns() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("answer.c"),
            """
            char *name_of(int id) __attribute__((returns_nonnull));

            int is_named(int id) {
              char *name = name_of(id);
              if (*name == 0) return 0;
              return *name == 'x' ? 2 : 1;
            }
            """);
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 4 of 4 branches taken"), ran.out());
    assertTrue(!ran.out().contains("null-dereference"), ran.out());
  }
}
