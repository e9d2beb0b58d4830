package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --criterion mcdc} and {@code --criterion def-use}. */
class GenCriteriaTest {
  @TempDir private Path folder;

  private String generated(String criterion, String method, int status, String text)
      throws Exception {
    Path file = Files.writeString(folder.resolve("f.c"), text);
    Ran ran =
        Ran.heapwright(
            "gen",
            file.toString(),
            "--criterion=" + criterion,
            "--method=" + method,
            "--time=5",
            "-o",
            folder.resolve("out").toString());
    assertEquals(status, ran.status(), ran.out() + ran.err());
    return ran.out();
  }

  private static void assertRow(String counts, String out) {
    Pattern row = Pattern.compile("^f +" + counts.replace(" ", " +"), Pattern.MULTILINE);
    assertTrue(row.matcher(out).find(), out);
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "sgen", "address", "tao", "inka"})
  void everyMethodShowsThatConditionsMatter(String method) throws Exception {
    String out =
        generated(
            "mcdc",
            method,
            0,
            "int f(int a, int b, int c) { if ((a > 0 || b > 3) && c == 7) return 1; return 0; }");
    assertRow("3 3 - - - 4", out);
    String report = Files.readString(folder.resolve("out/report.json"));
    assertTrue(report.contains("\"criterion\": \"mcdc\""), report);
    assertTrue(report.contains("\"goal\": \"1.3:mcdc\""), report);
    assertTrue(report.contains("\"tests\": ["), report);
  }

  @Test
  void coupledConditionsAreProvedToDependOnEachOther() throws Exception {
    String out =
        generated(
            "mcdc", "standard", 0, "int f(int x) { if (x > 3 && x > 1) return 1; return 0; }");
    assertRow("2 1 1 - - 2", out);
    assertTrue(out.contains("1.2:mcdc  never 1.1:TF: x is at least 4 here"), out);
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "sgen", "address", "tao", "inka"})
  void everyMethodBringsValuesToTheirUses(String method) throws Exception {
    String out =
        generated(
            "def-use",
            method,
            0,
            """
            struct s { int n; };
            int f(struct s *p, struct s *q, int k) {
              p->n = 1;
              if (k > 5) q->n = 2;
              return p->n;
            }
            """);
    assertRow("7 7 - - - 2", out);
  }

  /** The second of the stores is read: which execution is remembered has to be left open. */
  @Test
  void anEarlierRoundOfALoopMayBeTheOneThatIsRead() throws Exception {
    String out =
        generated(
            "def-use",
            "standard",
            0,
            "int f(int a[3]) { for (int i = 0; i < 3; i++) a[i] = i; return a[1]; }");
    assertRow("11 10 1", out);
    assertFalse(out.contains("our fault"), out);
    assertTrue(out.contains("i:1-2:F  the statement that set the used i is 3 here"), out);
  }

  @Test
  void whatIsSurelyOverwrittenIsProved() throws Exception {
    String out =
        generated(
            "def-use",
            "standard",
            0,
            """
            struct s { int n; };
            int f(struct s *p, struct s *q) {
              p->n = 1;
              if (p == q) { q->n = 2; return p->n; }
              return 0;
            }
            """);
    assertTrue(Pattern.compile("p->n:1-4 ").matcher(out).find(), out);
    assertRow("9 8 1", out);
  }

  /** The machine sees who wrote last; no method may take the caller's store for it. */
  @Test
  void whatACalleeOverwritesDoesNotCount() throws Exception {
    String out =
        generated(
            "def-use",
            "standard",
            1,
            """
            struct s { int n; };
            static void set(struct s *p) { p->n = 3; }
            int f(struct s *p) {
              p->n = 1;
              set(p);
              return p->n;
            }
            """);
    assertTrue(out.contains("p->n:1-3"), out);
    assertRow("4 3 - - 1", out);
  }
}
