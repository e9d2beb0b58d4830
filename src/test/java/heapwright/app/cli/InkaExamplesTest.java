package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The publication's own examples, and what its method answers by itself. */
class InkaExamplesTest {
  private static final String FIXTURES = "src/test/resources/inka/";
  private static final String NO_OVERFLOW = "  assuming: signed integers do not overflow\n";

  @TempDir private Path folder;

  private static Ran reach(String file, String function, String... words) {
    List<String> args = new ArrayList<>(List.of("reach", file, "-f", function));
    args.addAll(List.of("--method", "inka", "--no-verify"));
    args.addAll(List.of(words));
    return Ran.heapwright(args.toArray(String[]::new));
  }

  private static Ran sequence(String goal) {
    return reach(FIXTURES + "sequence.c", "sequence", goal);
  }

  private static Ran josephus(String... words) {
    return reach(FIXTURES + "josephus.c", "josephus", words);
  }

  /** Section 3.2: i &gt; 10 makes p point to i, which is above 15 then, unless it overflows. */
  @Test
  void theThenBranchesOfTheAliasingSequenceExcludeEachOther() {
    Ran both = sequence("2:T && 6");
    assertEquals(1, both.status(), both.err());
    assertTrue(both.out().contains("2:T && 6: unreachable (unsatisfiable): "), both.out());
    assertTrue(both.out().contains("line 7 does not go 2:T, since line 8: (*p+5) was "));
    assertTrue(both.out().contains(NO_OVERFLOW), both.out());
    assertTrue(sequence("2:F && 6").out().startsWith("2:F && 6: reached\n"));
    assertTrue(sequence("2:T && 7").out().startsWith("2:T && 7: reached\n"));
  }

  @Test
  void aProofThatHoldsWhereIntegersWrapDoesNotAssumeThatTheyDoNot() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("wraps.c"),
            """
            int f(int x, unsigned y) {
              if (x > 5 && x < 3) return 1;
              if (x > 5 && x + 1 < 3) return 2;
              if (y > 5 && y + 1 < 3) return 3;
              return 0;
            }
            """);
    String plain = reach(file.toString(), "f", "2").out();
    assertTrue(plain.startsWith("2: unreachable (unsatisfiable): "), plain);
    assertFalse(plain.contains(NO_OVERFLOW), plain);
    String signed = reach(file.toString(), "f", "4").out();
    assertTrue(signed.startsWith("4: unreachable (unsatisfiable): "), signed);
    assertTrue(signed.endsWith(NO_OVERFLOW), signed);
    String unsigned = reach(file.toString(), "f", "6").out();
    assertTrue(unsigned.startsWith("6: reached\n"), unsigned);
  }

  /** Section 1.1: n is 41, and the one at position 31 is left, if every third goes. */
  @Test
  void theAncientProblemIsSolved() {
    Ran ran = josephus("19", "--when", "t->key == 31 && m == 3");
    assertEquals("19 when (t->key == 31 && m == 3): reached\n  n = 41\n  m = 3\n", ran.out());
  }

  @Test
  void noSmallerCircleLeavesTheThirtyFirst() {
    Ran ran = josephus("19", "--when", "n <= 40 && t->key == 31 && m == 3");
    assertEquals(1, ran.status());
    assertTrue(ran.out().contains(": unreachable (unsatisfiable): told apart by "), ran.out());
    assertFalse(ran.out().contains(NO_OVERFLOW), ran.out());
  }

  /** Section 6; and where the circle is given, all that happens in it is decided. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "13 == 4 @ 11:1; n = 2; m = 5",
        "11 >= 15; n = 16; m = 0",
        "11 >= 40; n = 41; m = 0",
        "11 >= 200; n = 201; m = 0",
        "19 when (n == 41 && m == 3); n = 41; m = 3",
      })
  void goalsOnRoundsHaveTheInputsOfThePublication(String goal, String n, String m) {
    assertEquals(goal + ": reached\n  " + n + "\n  " + m + "\n", josephus(goal).out());
  }

  @Test
  void rangesAndPreconditionsAreConstraintsBeforeTheCall() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("pair.c"),
            """
            struct node { int key; struct node *next; };
            int small(const struct node *a) { return a->key < 10; }
            int pair(struct node *a, struct node *b, int n) {
              if (a->key > 20) return 1;
              if (a->key + n == b->key) return 2;
              if (n > 20) return 3;
              return 0;
            }
            int power(int n) { if (n < -100) return 0; return n > 0 ? 1 : power(n - 30); }
            """);
    Ran range = reach(file.toString(), "pair", "4", "6", "--range", "n=12..19");
    assertTrue(range.out().matches("(?s)4: reached\n.*\n  n = 1[2-9]\n.*"), range.out());
    assertTrue(range.out().contains("\n6: unreachable (unsatisfiable): "), range.out());
    assertTrue(range.out().endsWith("\n  assuming: n is in 12..19\n"), range.out());
    // A call that the function makes of itself may leave the range.
    Ran power = reach(file.toString(), "power", "2", "--range", "n=0..5");
    assertTrue(power.out().startsWith("2: unknown: preconditions hold of the first"), power.out());
    List<String> gen = List.of("gen", file.toString(), "-f", "pair", "--method", "inka");
    List<String> args = new ArrayList<>(gen);
    args.addAll(List.of("--requires", "small", "-o", folder.resolve("out").toString()));
    Ran ran = Ran.heapwright(args.toArray(String[]::new));
    assertTrue(ran.out().contains("  pair  1:T  "), ran.out());
    assertTrue(ran.out().contains("\n  assuming: small holds\n"), ran.out());
  }

  /** Beyond the publication, which has no bit-fields: each is a cell of its own. */
  @Test
  void bitFieldsAreCells() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("bits.c"),
            """
            struct s { unsigned a : 3; int b : 5; unsigned c : 9; _Bool d : 1; long e : 40; };
            int value(struct s v) {
              if (v.a > 5) return 1;
              if (v.b < -10) return 2;
              if (v.c == 300 && v.d) return 3;
              if (v.e == 123456789012L) return 4;
              return 0;
            }
            int pointer(struct s *p, unsigned n) {
              p->a = n;
              if (p->c != 17) return 2;
              p->b = 12;
              if (p->c != 17) return 3;
              if (p->b != 12) return 4;
              p->b = 31;
              if (p->b == 31) return 5;
              return p->a == 5 && n > 100 ? 6 : 7;
            }
            """);
    String[] all = {"gen", file.toString(), "--method", "inka", "-o", folder + "/out", "-f"};
    List<String> args = new ArrayList<>(List.of(all));
    args.add("value");
    Ran value = Ran.heapwright(args.toArray(String[]::new));
    assertTrue(value.out().contains("gcov: 10 of 10 branches taken"), value.out());
    args.set(args.size() - 1, "pointer");
    Ran pointer = Ran.heapwright(args.toArray(String[]::new));
    assertEquals(0, pointer.status(), pointer.out());
    assertTrue(pointer.out().matches("(?s).*\npointer +12 +9 +3 +- +- .*"), pointer.out());
  }

  @Test
  void onlyInkaTellsHowAGoalWasDecided() {
    Ran ran = Ran.heapwright("reach", FIXTURES + "foo.c", "-f", "foo", "20", "--trace");
    assertEquals(2, ran.status());
    assertTrue(ran.err().contains("--trace of 'reach' is for --method inka, not standard"));
  }
}
