package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
              if (n < 1 || n > 6) return -1;
            next:
              if (pc == n) goto end;
              goto *table[code[pc++] % 3];
            up:
              acc += 2;
              if (acc == 7) return 99;
              goto next;
            down:
              acc -= 4;
              if (acc < -20) return 98;
              goto next;
            end:
              if (acc == 12) return 1;
              return acc;
            }
            """);
    assertTrue(ran.out().contains("gcov: 11 of 12 branches taken"), ran.out());
    assertTrue(ran.out().contains("acc is even here"), ran.out());
  }

  private Ran gen(String source) throws IOException {
    Path file = Files.writeString(folder.resolve("jumps.c"), source);
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    return ran;
  }
}
