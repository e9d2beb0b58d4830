package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Jumps that no keyword of C makes. */
class GenJumpsTest {
  @TempDir private Path folder;

  @Test
  void computedGotoIsNoDecisionAndLeadsToEveryLabel() throws IOException {
    Ran ran =
        gen(
            """
            int parity(const unsigned char *code, int n) {
              static void *const table[] = {&&up, &&down, &&end};
              int acc = 0, pc = 0;
              if (n < 1 || n > 3) return -1;
            next:
              if (pc == n) goto end;
              goto *table[code[pc++] % 3];
            up:
              acc += 2;
              if (acc == 7) return 99;
              goto next;
            down:
              acc -= 4;
              if (acc < -6) return 98;
              goto next;
            end:
              if (acc == 4) return 1;
              return acc;
            }
            """);
    assertTrue(ran.out().contains("gcov: 11 of 12 branches taken"), ran.out());
    assertTrue(ran.out().contains("acc is even here"), ran.out());
  }

  @Test
  void longjmpLeadsBackBehindSetjmp() throws IOException {
    Ran ran =
        gen(
            """
            #include <setjmp.h>
            static jmp_buf env;
            static int fail(int code) { longjmp(env, code); }
            static int check(int x) { return x > 100 ? fail(x - 100) : x; }
            int guarded(int x, int y) {
              volatile int stage = 0;
              int r = setjmp(env);
              if (r == 5) return stage;
              if (r != 0) return stage == 1 ? -1 : -2;
              stage = 1;
              check(x);
              stage = 2;
              check(y);
              if (y > 100) return 99;
              return 0;
            }
            """,
            "-f",
            "guarded");
    assertTrue(ran.out().contains("gcov: 7 of 8 branches taken"), ran.out());
    assertTrue(ran.out().contains("guarded  12:T  every path"), ran.out());
  }

  private Ran gen(String source, String... options) throws IOException {
    Path file = Files.writeString(folder.resolve("jumps.c"), source);
    List<String> line = new ArrayList<>(List.of("gen", file.toString()));
    line.addAll(List.of("-o", folder.resolve("out").toString()));
    line.addAll(List.of(options));
    Ran ran = Ran.heapwright(line.toArray(String[]::new));
    assertEquals(0, ran.status(), ran.out() + ran.err());
    return ran;
  }
}
