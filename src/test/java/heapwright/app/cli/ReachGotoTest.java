package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Loops made by goto have names, too. */
class ReachGotoTest {
  @TempDir static Path folder;

  private static Path file;

  @BeforeAll
  static void write() throws IOException {
    file =
        Files.writeString(
            folder.resolve("back.c"),
            """
            int count(int n) {
              int i = 0;
            again:
              i++;
              if (i < n)
                goto again;
              return i;
            }
            int table(int rows, int columns) {
              int cells = 0, row = 0;
            next:
              if (row == 3)
                goto done;
              for (int column = 0; column < columns; column++) {
                cells++;
                if (cells > 100)
                  return -1;
              }
              if (++row < rows)
                goto next;
            done:
              while (cells > 9)
                cells -= 9;
              return cells;
            }
            """);
  }

  private static Ran reach(String function, String... goals) {
    String[] args = new String[goals.length + 5];
    String[] first = {"reach", file.toString(), "-f", function, "--no-verify"};
    System.arraycopy(first, 0, args, 0, 5);
    System.arraycopy(goals, 0, args, 5, goals.length);
    return Ran.heapwright(args);
  }

  @Test
  void theFirstStatementAfterTheLabelNamesIt() {
    Ran ran = reach("count", "2 == 4", "2 == 0", "2 >= 7");
    assertEquals("", ran.err());
    assertTrue(ran.out().contains("2 == 4: reached\n  n = 4\n"), ran.out());
    assertTrue(ran.out().contains("2 == 0: unreachable ("), ran.out());
    assertTrue(ran.out().contains("2 >= 7: reached"), ran.out());
  }

  @Test
  void loopsInsideAreInTheirRounds() {
    Ran ran = reach("table", "5 == 4 @ 3:2", "3 == 4", "3 == 5");
    assertEquals("", ran.err());
    assertTrue(ran.out().contains("5 == 4 @ 3:2: reached"), ran.out());
    assertTrue(ran.out().contains("3 == 4: reached"), ran.out());
    assertTrue(ran.out().contains("3 == 5: unreachable ("), ran.out());
  }

  @Test
  void whatComesBehindIsNotInIt() {
    Ran ran = reach("table", "11 == 1 @ 3:1");
    assertEquals(2, ran.status());
    assertTrue(ran.err().contains("is in no other"), ran.err());
  }
}
