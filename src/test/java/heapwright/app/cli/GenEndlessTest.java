package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Functions that do not end, or take longer than anybody has: a run ends all the same. */
class GenEndlessTest {
  @TempDir private Path folder;

  private Ran gen(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("endless.c"), text);
    String out = folder.resolve("out").toString();
    return Ran.heapwright("gen", file.toString(), "-o", out, "--time", "1");
  }

  private static void nothingIsProved(Ran ran) {
    assertTrue(ran.out().contains("written to"), ran.out() + ran.err());
    assertFalse(ran.out().contains("infeasible\n"), ran.out());
    assertFalse(ran.out().contains("internal error"), ran.out());
  }

  @Test
  void jumpsThatGoRoundInACircle() throws Exception {
    nothingIsProved(
        gen(
            """
            void stop(void) { L: goto L; }
            int stops(int a) { if (a > 3) stop(); return a; }
            void turns(int n) {
            A: if (n) goto B; else goto C;
            B: goto C;
            C: goto A;
            }
            """));
  }

  @Test
  void emptyLoops() throws Exception {
    nothingIsProved(
        gen(
            """
            int waits(int a) { while (a > 0) ; return a; }
            int never(int a) { for (;;) { if (a == 7) return 1; } }
            int idle(int a) { do { } while (a != 0); return 1; }
            """));
  }

  @Test
  void functionsThatCallOneAnotherForEver() throws Exception {
    nothingIsProved(
        gen(
            """
            int ping(int n);
            int pong(int n) { return ping(n); }
            int ping(int n) { if (n == 5) return 1; return pong(n); }
            """));
  }

  @Test
  void arraysThatTakeLongToFill() throws Exception {
    nothingIsProved(
        gen(
            """
            static int table[20000000];
            int fill(int n) {
              int odd = 0;
              for (int i = 0; i < 20000000; i++) { table[i] = n; odd += table[i] & 1; }
              if (odd == 20000000) return 1;
              return 0;
            }
            """));
  }

  @Test
  void manyCases() throws Exception {
    StringBuilder text = new StringBuilder("int choose(int x) { switch (x) {\n");
    for (int i = 0; i < 1500; i++) {
      text.append("case ").append(7 * i).append(": return ").append(i).append(";\n");
    }
    nothingIsProved(gen(text.append("} return -1; }\n").toString()));
  }
}
