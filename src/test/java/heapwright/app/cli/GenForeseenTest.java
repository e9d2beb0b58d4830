package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the compiler decides itself is no less decided. */
class GenForeseenTest {
  @TempDir private Path folder;

  @Test
  void aDecisionWithoutCountersIsCoveredAllTheSame() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("masked.c"),
            """
            int masked(int x) {
              if ((x & 12) == 13)
                return 1;
              if ((x & 12) == 8)
                return 2;
              return 0;
            }
            """);
    Ran ran = Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("masked           4        3           1"), ran.out());
    assertTrue(ran.out().contains("gcov: 2 of 2 branches taken"), ran.out());
    assertTrue(ran.out().contains("masked  line 2: the compiler foresees a decision"), ran.out());
  }
}
