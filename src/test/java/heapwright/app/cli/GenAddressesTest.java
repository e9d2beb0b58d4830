package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that depend on the bits of addresses hold under a compiler's addresses too. */
class GenAddressesTest {
  @TempDir private Path folder;

  @Test
  void testsOfPointerBitsAreVerified() {
    Ran ran =
        Ran.heapwright(
            "gen", "src/test/resources/addresses/bits.c", "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertFalse(ran.out().contains("its test"), ran.out());
  }

  @Test
  void aPointerToAFunctionMayBeASentinel() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("sentinel.c"),
            """
            #include <signal.h>

            typedef int (*action)(int);
            action find_action(int key);

            int before(void) {
              void (*handler)(int) = signal(SIGTERM, SIG_IGN);
              if (handler == SIG_ERR) return -1;
              if (handler == SIG_IGN) return 1;
              if (handler == SIG_DFL) return 0;
              return 2;
            }

            int is_there(int key) {
              action found = find_action(key);
              if (found == (action)-1) return -1;
              return found != 0;
            }
            """);
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("gcov: 8 of 8 branches taken"), ran.out());
  }
}
