package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What prints stores counts by %n, and a proof says what it takes formats for. */
class GenCountingFormatsTest {
  private static final String FORMATS =
      "assuming: formats that are not literals do not have %n in them";

  @TempDir private Path folder;

  private Ran gen(String text, String method) throws IOException {
    Path file = Files.writeString(folder.resolve("formats.c"), "#include <stdio.h>\n" + text);
    String out = folder.resolve("out").toString();
    return Ran.heapwright(
        "gen", file.toString(), "--method", method, "--time", "4", "-o", out, "-f", "f");
  }

  @ParameterizedTest
  @CsvSource({"standard, %n", "inka, %n", "standard, %-3hhn", "inka, %-3hhn"})
  void whatIsStoredIsNotInfeasible(String method, String conversion) throws IOException {
    String stored = conversion.contains("hh") ? "signed char" : "int";
    Ran ran =
        gen(
            "int f(FILE *out) { "
                + stored
                + " n = -1; fprintf(out, \"abc"
                + conversion
                + "\", &n); if (n == 3) return 1; return 0; }\n",
            method);
    assertTrue(ran.out().contains("written to"), ran.out());
    assertFalse(ran.out().contains("\ninfeasible\n"), ran.out());
  }

  @Test
  void formatsOfCallersAreAssumedToStoreNothing() throws IOException {
    Ran ran =
        gen(
            "int f(const char *how) { int n = -1; printf(how, &n); if (n == 3) return 1; return 0; }\n",
            "standard");
    assertTrue(ran.out().contains("\ninfeasible\n"), ran.out());
    assertTrue(ran.out().contains(FORMATS), ran.out());
  }
}
