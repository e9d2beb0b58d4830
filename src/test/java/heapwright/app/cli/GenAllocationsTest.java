package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Memory runs out wherever the code asks for it, and nowhere else. */
class GenAllocationsTest {
  @TempDir private Path folder;

  private Ran gen(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("memory.c"), text);
    return Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
  }

  @Test
  void whoDoesNotCareAssumesThatMemorySuffices() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("memory.c"),
            """
            #include <stdlib.h>

            int made(int n) {
              int *one = malloc(sizeof *one);
              if (one == NULL) return -1;
              int *two = realloc(one, 2 * sizeof *two);
              if (two == NULL) { free(one); return -2; }
              two[1] = n;
              int isLarge = two[1] > 5;
              free(two);
              if (isLarge) return 1;
              return 0;
            }
            """);
    String out = folder.resolve("out").toString();
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", out, "--assume", "malloc succeeds");
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("made             6        4           2"), ran.out());
    assertTrue(ran.out().contains("assuming: malloc succeeds"), ran.out());
    assertTrue(!ran.out().contains("memory runs out"), ran.out());
  }

  @Test
  void aBlockOfMegabytesIsNotAssertedByteByByte() throws IOException {
    Ran ran =
        gen(
            """
            #include <stdlib.h>

            static char *arena;
            static int *late;

            char *taken(int n) {
              static int **table;
              if (!arena) {
                arena = calloc(1, 4 << 20);
                if (!arena) abort();
              }
              table = calloc(100000, sizeof *table);
              if (!table) abort();
              if (n > 7) table[99999] = late = calloc(1, sizeof *late);
              return arena + n % 2;
            }
            """);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("taken            8        8           -"), ran.out());
    assertTrue(!ran.out().contains("internal error"), ran.out());
    assertTrue(Files.size(folder.resolve("out/test_memory.c")) < 2_000_000, ran.out());
  }

  @Test
  void everyFunctionThatAllocatesForItsCallerCanFail() throws IOException {
    Ran ran =
        gen(
            """
            #define _GNU_SOURCE
            #include <malloc.h>
            #include <stdlib.h>
            #include <string.h>
            #include <wchar.h>

            int one(char *s) { s = strdup(s); int gone = !s; if (!s) gone = 2; free(s); return gone; }
            int two(char *s) { s = strndup(s, 1); if (!s) return 2; free(s); return 0; }
            int three(void) { int *p = reallocarray(0, 2, 4); if (!p) return 2; free(p); return 0; }
            int four(void) { int *p = aligned_alloc(64, 64); if (!p) return 2; free(p); return 0; }
            int five(wchar_t *s) { s = wcsdup(s); if (!s) return 2; free(s); return 0; }
            int six(void) { int *p = memalign(64, 64); if (!p) return 2; free(p); return 0; }
            """);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 12 of 12 branches taken"), ran.out());
  }

  @Test
  void whatTheLibraryAllocatesForItselfIsNotCounted() throws IOException {
    Ran ran =
        gen(
            """
            #include <stdlib.h>

            static int order(const void *a, const void *b) {
              int x = *(const int *)a, y = *(const int *)b;
              return (x > y) - (x < y);
            }

            int *sorted(int *v, size_t n) {
              if (n < 2 || n > 4) return NULL;
              qsort(v, n, sizeof *v, order);
              int *copy = malloc(n * sizeof *copy);
              if (!copy) return NULL;
              for (size_t i = 0; i < n; i++) copy[i] = v[i];
              return copy;
            }
            """);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 8 of 8 branches taken"), ran.out());
  }

  @Test
  void aCountThatNoArrayHasIsTheCallersAffair() throws IOException {
    Ran ran =
        gen(
            """
            #include <stdlib.h>

            static int order(const void *a, const void *b) {
              const int *x = *(int *const *)a, *y = *(int *const *)b;
              return (*x > *y) - (*x < *y);
            }

            int least(int **v, size_t n) {
              qsort(v, n, sizeof *v, order);
              return n > 1 && *v[0] == *v[1] ? -1 : 1;
            }
            """);
    assertTrue(ran.out().contains("gcov: 4 of 4 branches taken"), ran.out());
    assertTrue(ran.out().contains("least  needs n <= length of v"), ran.out());
    assertTrue(!ran.out().contains("least  out-of-bounds"), ran.out());
  }

  @Test
  void moreThanThereEverIsMayBeAskedFor() throws IOException {
    Ran ran =
        gen(
            """
            #include <stdint.h>
            #include <stdlib.h>

            int reserve(size_t need) {
              if (need <= SIZE_MAX / 2) return 0;
              char *p = malloc(need);
              if (!p) return -1;
              free(p);
              return 1;
            }
            """);
    assertTrue(ran.out().contains("gcov: 3 of 4 branches taken"), ran.out());
  }
}
