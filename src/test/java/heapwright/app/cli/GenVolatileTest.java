package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each read of a volatile object is a new value, whoever proves something. */
class GenVolatileTest {
  @TempDir private Path folder;

  private Ran gen(String text) throws Exception {
    Path file = Files.writeString(folder.resolve("registers.c"), text);
    String output = folder.resolve("out").toString();
    return Ran.heapwright("gen", file.toString(), "-o", output, "--time", "1");
  }

  @Test
  void whatMayChangeBetweenTwoReadsIsNotInfeasible() throws Exception {
    Ran ran =
        gen(
            """
            volatile int ready;
            int twice(void) { if (ready) return 0; if (ready) return 1; return 2; }
            int stored(void) { ready = 5; if (ready != 5) return 1; return 0; }
            int local(void) { volatile int x = 1; if (x != 1) return 2; return 0; }
            int seen(int *p) { if (*(volatile int *)p) return 0; if (*p) return 1; return 2; }
            """);
    assertFalse(ran.out().contains("infeasible\n"), ran.out());
    assertTrue(
        ran.out().contains("a volatile or atomic object may change before it is read"), ran.out());
  }

  @Test
  void aCopyDoesNotChange() throws Exception {
    Ran ran =
        gen(
            """
            volatile int ready;
            int copied(void) { int seen = ready; if (seen) return 0; if (seen) return 1; return 2; }
            """);
    assertTrue(ran.out().contains("copied  4:T"), ran.out());
    assertTrue(ran.out().contains("\ninfeasible\n"), ran.out());
  }
}
