package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Atomic objects are plain ones to a single thread, but their types are others. */
class GenAtomicTest {
  @TempDir private Path folder;

  @Test
  void inputsAreAtomicWhereverTheSourceSaysSo() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("counters.c"),
            """
            #include <stdatomic.h>
            #include <stddef.h>

            struct pair { int low, high; };
            struct counter { char tag; _Atomic struct pair both; _Atomic int hits; struct counter *_Atomic next; };

            static _Atomic int level;
            static atomic_flag lock;
            static _Atomic char name[8];

            int bump(_Atomic int *p) {
              if (p == NULL) return -1;
              if (*p > 10) { *p = 0; return 1; }
              return 0;
            }
            int by_value(_Atomic(int) x) { if (x == 42) return 1; return 0; }
            int deep(_Atomic(int *) *q) { return *q && **q == 7 ? 1 : 0; }
            int chain(struct counter *c) { return c->next && c->next->hits == 3 ? 1 : 0; }
            int half(struct counter *c) {
              struct pair p = c->both;
              if (p.high == 9) return 1;
              return 0;
            }
            int find(const _Atomic unsigned char bytes[], int n) {
              for (int i = 0; i < n; i++) if (bytes[i] == 200) return i;
              return -1;
            }
            int pass(void) { return atomic_flag_test_and_set(&lock) ? level == 3 ? 2 : 1 : 0; }
            int flag(atomic_flag *f) { if (atomic_flag_test_and_set(f)) return 1; return 0; }
            int named(void) { return name[0] == 'a' && name[1] == 'b' ? 1 : 0; }
            """);
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 30 of 30 branches taken"), ran.out());
  }

  @Test
  void sumsOfAtomicIntegersWrapAroundSilently() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("wrapping.c"),
            """
            #include <stdatomic.h>

            int wrapped(_Atomic int *n, int by) {
              int before = *n;
              if (by <= 0) return -1;
              *n += by;
              if (*n < before) return 1;
              return 0;
            }

            int fetched(atomic_int *n) {
              int before = atomic_fetch_sub(n, 1);
              (*n)--;
              if (*n > before) return 1;
              return 0;
            }
            """);
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 6 of 6 branches taken"), ran.out());
    assertTrue(!ran.out().contains("overflow"), ran.out());
  }
}
