package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --criterion statement}, also where no edge leads to the statement. */
class GenStatementsTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"standard", "tao", "inka", "sgen", "address"})
  void statementsThatEveryCallComesByAreCovered(String method) throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("plain.c"),
            """
            int half(int x) { return x / 2; }
            int set(int *p) { *p = 1; int y = *p + 2; return y; }
            int first(int x) { x = x / 2; if (x > 3) return 1; return 0; }
            """);
    Ran ran =
        Ran.heapwright(
            "gen",
            file.toString(),
            "--criterion=statement",
            "--method=" + method,
            "-o",
            folder.resolve("out").toString());
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(Pattern.compile("total +8 +8 +- +-").matcher(ran.out()).find(), ran.out());
  }
}
