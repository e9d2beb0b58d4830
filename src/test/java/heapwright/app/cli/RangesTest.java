package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --range}: no input outside of it is considered, whichever method finds inputs. */
class RangesTest {
  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void write() throws IOException {
    file =
        Files.writeString(
            folder.resolve("ranges.c"),
            """
            struct node { int key; struct node *next; unsigned flag : 3; };
            int sort(int n, int m) {
              if (n > 20) return 1;
              if (n == 7) return 2;
              if (m < n) return 3;
              return 0;
            }
            int head(struct node *list, unsigned n) {
              if (!list) return 9;
              if (list->key > 100) return 1;
              if (list->key == -3) return 4;
              while (n > 0) { n--; if (n == 500) return 8; }
              return 2;
            }
            int real(double x) { if (x > 0.75) return 1; if (x > 2) return 3; return 2; }
            int bits(struct node *list) { return list && list->flag > 4 ? 1 : 2; }
            """);
  }

  private Ran gen(String... words) {
    List<String> args = new ArrayList<>(List.of("gen", file.toString()));
    args.addAll(List.of("-o", folder.resolve("out").toString(), "--time", "5"));
    args.addAll(List.of(words));
    return Ran.heapwright(args.toArray(String[]::new));
  }

  private Ran reach(String... words) {
    List<String> args = new ArrayList<>(List.of("reach", file.toString()));
    args.addAll(List.of(words));
    return Ran.heapwright(args.toArray(String[]::new));
  }

  private List<String> calls(String function) throws IOException {
    try (Stream<String> lines = Files.lines(folder.resolve("out/test_ranges.c"))) {
      return lines
          .filter(line -> line.contains(" = " + function + "("))
          .map(String::strip)
          .toList();
    }
  }

  private static int first(String call) {
    return Integer.parseInt(call.replaceAll(".*\\((-?\\d+),.*", "$1"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "search", "tao", "sgen", "address", "inka"})
  void noTestLeavesTheRange(String method) throws IOException {
    Ran ran = gen("-f", "sort", "--range", "n=5..10", "--method", method);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertFalse(calls("sort").isEmpty());
    calls("sort").forEach(call -> assertTrue(first(call) >= 5 && first(call) <= 10, call));
    assertTrue(ran.out().contains("infeasible"), ran.out());
    assertTrue(ran.out().contains("  sort  1:T"), ran.out());
    assertTrue(ran.out().contains("\n  assuming: n is in 5..10\n"), ran.out());
  }

  /** Its own bounds hold a range that no number of the type can leave. */
  @ParameterizedTest
  @ValueSource(strings = {"standard", "tao", "inka"})
  void anUnsignedNumberIsComparedAsOne(String method) {
    Ran ran = gen("-f", "head", "--range", "n=-5..3", "--method", method);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("  head  9:T"), ran.out());
    assertTrue(ran.out().contains("assuming: n is in -5..3\n"), ran.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "tao"})
  void aMemberIsHeldToItsRangeWhereThereIsOne(String method) throws IOException {
    String[] ranges = {"--range", "list->key=-10..10", "--range", "n=0..5"};
    Ran ran = gen("-f", "head", ranges[0], ranges[1], ranges[2], ranges[3], "--method", method);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("  head  3:T, 9:T"), ran.out());
    assertTrue(calls("head").stream().anyMatch(call -> call.contains("head(NULL,")));
    String tests = Files.readString(folder.resolve("out/test_ranges.c"));
    assertTrue(tests.contains("->key = -3;"), tests);
    assertFalse(tests.contains("heapwright_range"), tests);
  }

  @Test
  void fractionsAndBitFieldsHaveRangesToo() {
    Ran real = gen("-f", "real", "--range", "x=0.8..1.5");
    assertTrue(real.out().contains("  real  1:F, 3:F"), real.out());
    Ran bits = gen("-f", "bits", "--range", "list->flag=1..4");
    assertTrue(bits.out().contains("  bits  2.2:T"), bits.out());
    assertTrue(bits.out().contains("assuming: list->flag is in 1..4\n"), bits.out());
  }

  @Test
  void aGoalIsReachedWithinTheRange() {
    Ran ran = reach("-f", "sort", "5:T", "1:T", "--range", "n=12..19", "--no-verify");
    assertEquals(1, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().matches("(?s)5:T: reached\n  n = 1[2-9]\n.*"), ran.out());
    assertTrue(ran.out().contains("1:T: unreachable ("), ran.out());
    assertTrue(ran.out().contains("\n  assuming: n is in 12..19\n"), ran.out());
  }

  @Test
  void aConditionAndARangeGoTogether() {
    Ran ran =
        reach(
            "-f",
            "head",
            "5",
            "--when",
            "list->next == list && n == 4",
            "--range",
            "list->key=8..9",
            "--range",
            "n=2..4");
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().matches("(?s).*key = [89], next = n1.*verified: .*"), ran.out());
  }

  @Test
  void aRangeOfNothingIsRefused() {
    assertRefused(reach("-f", "sort", "1:T", "--range", "k=0..3"), "k=0..3: no input of sort: 'k'");
    assertRefused(gen("--range", "k=0..3"), "--range k=0..3: no input of ");
    assertRefused(gen("--range", "list=0..3"), "list is no number of at most 64 bits");
    assertRefused(gen("--range", "n++=0..3"), "n++ changes something");
    assertRefused(gen("--range", "n=4294967296..4294967299"), "is in the range");
  }

  private static void assertRefused(Ran ran, String message) {
    assertEquals(2, ran.status(), ran.out() + ran.err());
    assertTrue(ran.err().contains(message), ran.err());
  }
}
