package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a proof takes for granted of the outside stands under it, and nothing more. */
class GenOutsideAssumptionsTest {
  private static final String CONSTANT =
      "assuming: functions that are only declared do not write through pointers to const";
  private static final String LOCALE = "assuming: the locale is \"C\"";

  @TempDir private Path folder;

  private Ran gen(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("outside.c"), text);
    String out = folder.resolve("out").toString();
    return Ran.heapwright("gen", file.toString(), "--time", "5", "-o", out);
  }

  @Test
  void calleesThatLookOnly() throws IOException {
    Ran ran =
        gen(
            """
            void look_at(const int *value);

            int looked_at(void) {
              int x = 3;
              look_at(&x);
              if (x != 3) return 1;
              return 0;
            }
            """);
    assertTrue(ran.out().contains(CONSTANT), ran.out());
    assertFalse(ran.out().contains(LOCALE), ran.out());
  }

  @Test
  void lettersOfOtherLocales() throws IOException {
    Ran ran =
        gen(
            """
            int toupper(int c);

            int raised(int c) {
              if (c < 128 || c > 255) return -1;
              if (toupper(c) != c) return 1;
              return 0;
            }
            """);
    assertTrue(ran.out().contains(LOCALE), ran.out());
    assertFalse(ran.out().contains(CONSTANT), ran.out());
  }
}
