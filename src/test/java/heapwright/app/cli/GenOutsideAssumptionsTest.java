package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a proof takes for granted of the outside stands under it, and nothing more. */
class GenOutsideAssumptionsTest {
  private static final String CONSTANT =
      "assuming: functions that are only declared do not write through pointers to const";
  private static final String GLIBC =
      "assuming: where C leaves the library a choice, it does as glibc";
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

  /** C17 7.22.3.5p4 leaves open what a request for nothing gives. */
  @Test
  void blocksOfSizeZero() throws IOException {
    Ran ran =
        gen(
            """
            #include <stdlib.h>

            int shrunk(void) {
              char *block = malloc(4);
              if (!block) return -1;
              block = realloc(block, 0);
              if (!block) return 1;
              free(block);
              return 0;
            }
            """);
    assertTrue(ran.out().contains(GLIBC), ran.out());
  }

  /** C17 7.6: what the floating-point environment holds is the outside's. */
  @Test
  void theFloatingPointEnvironment() throws IOException {
    Ran ran =
        gen(
            """
            #include <fenv.h>

            int upwards(void) {
              if (fesetround(FE_UPWARD)) return 1;
              if (fegetround() == FE_UPWARD) return 2;
              return 0;
            }

            int exactly(double x) {
              feclearexcept(FE_ALL_EXCEPT);
              double y = x / 3;
              if (fetestexcept(FE_INEXACT)) return 1;
              return y > 1 ? 2 : 3;
            }
            """);
    assertTrue(ran.out().contains("gcov: 8 of 8 branches taken"), ran.out());
  }

  /** C17 7.6.1p2: who calls may have chosen another direction. */
  @Test
  void directionsOfRounding() throws IOException {
    String rounding = "assuming: floating-point results are rounded to nearest";
    Ran library =
        gen("#include <math.h>\nint f(void) { if (rint(2.5) == 3) return 1; return 0; }\n");
    assertTrue(library.out().contains(rounding), library.out());
    Ran sum = gen("int f(float x) { if (x == 1 && x + 1e-9f > 1) return 1; return 0; }\n");
    assertTrue(sum.out().contains(rounding), sum.out());
    Ran exact = gen("int f(float x) { if (x > 1 && x < 1) return 1; return 0; }\n");
    assertFalse(exact.out().contains(rounding), exact.out());
  }

  /** C17 7.12.3.6p3 says no more than that it is not 0. */
  @Test
  void numbersOfSigns() throws IOException {
    Ran ran =
        gen("#include <math.h>\nint f(double x) { if (signbit(x) > 1) return 1; return 0; }\n");
    assertTrue(ran.out().contains(GLIBC), ran.out());
  }

  private static final String NOT_BACK =
      "assuming: functions that are only declared call no functions but those handed to them";

  private static final String BETWEEN =
      """
      void between(void);
      static int passed(int v) {
        if (v > 3) return 1;
        return 0;
      }
      int start(int a) {
        if (a > 2) return 0;
        between();
        return passed(a);
      }
      """;

  private static final String OTHER = "int other(int v) { return passed(v + 1); }\n";

  private Ran gen(String text, String... options) throws IOException {
    Path file = Files.writeString(folder.resolve("between.c"), text);
    List<String> words = new ArrayList<>(List.of("gen", file.toString(), "-f", "start"));
    words.addAll(List.of(options));
    words.addAll(List.of("--time", "5", "-o", folder.resolve("out").toString()));
    return Ran.heapwright(words.toArray(String[]::new));
  }

  /** {@code between} can come to {@code passed} by {@code other}, whose name it may know. */
  @Test
  void calleesThatTheOutsideMayCall() throws IOException {
    Ran ran = gen(BETWEEN + OTHER, "--depth", "1");
    assertTrue(ran.out().contains("passed/1:T"), ran.out());
    assertTrue(ran.out().contains(NOT_BACK), ran.out());
    assertFalse(gen(BETWEEN + OTHER).out().contains(NOT_BACK));
  }

  /** With {@code start} alone to call, the outside comes to nothing new. */
  @Test
  void calleesThatTheOutsideCannotCall() throws IOException {
    Ran ran = gen(BETWEEN, "--depth", "1");
    assertTrue(ran.out().contains("passed/1:T"), ran.out());
    assertFalse(ran.out().contains(NOT_BACK), ran.out());
    String[] quiet = {"--depth", "1", "--assume", "between writes nothing"};
    assertFalse(gen(BETWEEN + OTHER, quiet).out().contains(NOT_BACK));
  }

  @Test
  void reachingWhatTheOutsideMayCall() throws IOException {
    Path file = Files.writeString(folder.resolve("reached.c"), BETWEEN + OTHER);
    for (String goal : List.of("call other", "passed/1:T")) {
      Ran ran = Ran.heapwright("reach", file.toString(), "-f", "start", goal);
      assertTrue(ran.out().contains("unreachable"), ran.out());
      assertTrue(ran.out().contains(NOT_BACK), ran.out());
    }
  }

  /** A record cannot be chosen for a call from outside, but the outside can make one. */
  @Test
  void handedButCalledByNoTest() throws IOException {
    String text =
        """
        struct pair { int a[2]; };
        void with(void (*use)(struct pair));
        static int seen;
        static void look(struct pair p) { if (p.a[0] > 3) seen = 1; }
        int start(void) { with(look); return 0; }
        int apart(void) { return 0; }
        """;
    String file = Files.writeString(folder.resolve("handed.c"), text).toString();
    Ran ran = Ran.heapwright("reach", file, "-f", "start", "call look");
    assertTrue(ran.out().contains("unknown: look is handed to the outside"), ran.out());
    Ran apart = Ran.heapwright("reach", file, "-f", "apart", "call look");
    assertTrue(apart.out().contains("unreachable"), apart.out());
  }
}
