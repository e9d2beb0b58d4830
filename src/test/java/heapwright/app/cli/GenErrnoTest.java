package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Stubs that set errno, for sources that do not include its header. */
class GenErrnoTest {
  @TempDir private Path folder;

  @Test
  void stubsSetErrnoWithoutItsHeader() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("late.c"),
            """
            #include <stdlib.h>

            int step(int n);

            int run(const char *text) {
              char *end;
              if (step(3) == 1) return 3;
              unsigned long value = strtoul(text, &end, 10);
              if (end == text) return 1;
              if (value == 7) return 2;
              return 0;
            }
            """);
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertFalse(ran.out().contains("does not compile"), ran.out());
  }
}
