package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What another file defines const holds anything, but always the same. */
class GenConstantsTest {
  @TempDir private Path folder;

  @Test
  void aConstantOfAnotherFileIsAnInput() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("constants.c"),
            """
            extern const int build_number;
            void tick(void);

            int parity(void) {
              int before = build_number;
              tick();
              if (build_number != before) return 2;
              if (build_number % 2 == 0) return 0;
              return 1;
            }
            """);
    String output = folder.resolve("out").toString();
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", output);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("parity  3:T"), ran.out());
    assertTrue(ran.out().contains("3 of 4 branches taken"), ran.out());
  }
}
