package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A proof lists the choices of the compiler that it rests on, and no others. */
class GenCompilerAssumptionsTest {
  private static final String ORDER =
      "assuming: operands and arguments are evaluated in the order that gcc chooses";
  private static final String LITERALS =
      "assuming: equal string literals are one object, and others do not overlap";

  private static final String COUNTER =
      """
      static int count;
      static int next(void) { return ++count; }
      static int twice(int n) { return n + n; }
      static int difference(int a, int b) { return a - b; }
      """;

  @TempDir private Path folder;

  private void check(String function, boolean byOrder, boolean byLiterals) throws IOException {
    Path file = Files.writeString(folder.resolve("choices.c"), COUNTER + function + "\n");
    String out = folder.resolve("out").toString();
    Ran ran = Ran.heapwright("gen", file.toString(), "-f", "f", "--time", "5", "-o", out);
    assertTrue(ran.out().contains("\ninfeasible\n"), ran.out());
    assertEquals(byOrder, ran.out().contains(ORDER), ran.out());
    assertEquals(byLiterals, ran.out().contains(LITERALS), ran.out());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int f(void) { count = 0; return difference(next(), next()) == 7 ? 1 : 2; }",
        "int f(void) { count = 0; int n = next() * 10 + next(); return n == 21 ? 1 : 2; }",
        "int f(void) { count = 0; int n[2] = {next(), next()}; return n[0] == 2 ? 1 : 2; }",
        "int f(void) { count = 5; return count + next() == 10 ? 1 : 2; }",
        "int f(void) { count = 5; count += next(); return count == 10 ? 1 : 2; }"
      })
  void operandsThatNoticeOneAnother(String function) throws IOException {
    check(function, true, false);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int f(void) { return twice(1) + twice(2) == 7 ? 1 : 2; }",
        "int f(int *p) { count = 0; *p = next(); return count == 2 ? 1 : 2; }",
        "int f(void) { count = 0; int n = 3; return n + next() == 5 ? 1 : 2; }",
        "int f(void) { count = 0; return next() == 1 && next() == 1 ? 1 : 2; }",
        "int f(void) { const char *a = \"on\", *b = \"of\"; return a == b ? 1 : 2; }"
      })
  void whatEveryCompilerDoes(String function) throws IOException {
    check(function, false, false);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int f(void) { const char *a = \"on\", *b = \"on\"; return a == b ? 1 : 2; }",
        "int f(void) { const char *a = \"xon\" + 1, *b = \"on\"; return a == b ? 1 : 2; }",
        "int f(void) { const char *a = \"on\", *b = \"on\"; return a - b == 0 ? 1 : 2; }"
      })
  void literalsThatMayShareTheirPlace(String function) throws IOException {
    check(function, false, true);
  }
}
