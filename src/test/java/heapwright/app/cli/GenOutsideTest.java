package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What functions do in tests that the source only declares. */
class GenOutsideTest {
  @TempDir private Path folder;

  private Ran gen(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("outside.c"), text);
    return Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
  }

  @Test
  void theyCallWhatTheyWereGivenNowOrLater() throws IOException {
    Ran ran =
        gen(
            """
            void on_event(void (*handler)(void *context, int event), void *context);
            void run_loop(void);

            static int last;

            static void note(void *context, int event) {
              last = event;
              if (context) *(int *)context += 1;
            }

            int waited(void) {
              int calls = 0;
              last = 0;
              on_event(note, &calls);
              if (last == 7) return calls > 0;
              run_loop();
              if (last < 0) return 2;
              return 3;
            }
            """);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 6 of 6 branches taken"), ran.out());
  }

  @Test
  void theyWriteThroughPointersInWhatTheyAreGiven() throws IOException {
    Ran ran =
        gen(
            """
            struct buffer { char *text; int size; };
            struct context { int mode; struct buffer *out; };
            int render(struct context *c);

            int rendered(int mode) {
              struct buffer out = {0, 0};
              struct context c = {mode, &out};
              if (render(&c) < 0) return -1;
              if (out.size > 3) return 1;
              return 0;
            }
            """);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 4 of 4 branches taken"), ran.out());
  }

  @Test
  void theyChangePointersThatEverybodyKnows() throws IOException {
    Ran ran =
        gen(
            """
            struct session { int user; struct session *outer; };
            extern struct session *current;
            void tick(void);

            int ended(void) {
              if (current == 0) return -1;
              tick();
              if (current == 0) return 1;
              return 0;
            }
            """);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 4 of 4 branches taken"), ran.out());
  }

  @Test
  void aProgramMayLackAWeakSymbol() throws IOException {
    Ran ran =
        gen(
            """
            extern int hook(int) __attribute__((weak));
            extern int level __attribute__((weak));

            int hooked(int n) { if (hook) return hook(n); return -1; }
            int levelled(void) { if (&level != 0) return 1; return 0; }
            """);
    assertEquals(1, ran.status(), ran.out() + ran.err());
    assertTrue(!ran.out().contains("not NULL here"), ran.out());
    assertTrue(ran.out().contains("hook is weak"), ran.out());
    assertTrue(ran.out().contains("level is weak"), ran.out());
  }
}
