package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a program asks for does not take the machine's own process down. */
class RunLimitsTest {
  @TempDir private Path folder;

  @Test
  void aNumberOfGigabytesIsMoreThanThereIs() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("long.c"),
            """
            #include <stdio.h>
            int main(void) {
              return snprintf(NULL, 0, "%.2000000000f", 1.0) > 0;
            }
            """);
    Ran ran = Ran.heapwright("run", file.toString());
    assertEquals(124, ran.status(), ran.out() + ran.err());
    assertTrue(ran.err().contains("out of memory"), ran.err());
  }
}
