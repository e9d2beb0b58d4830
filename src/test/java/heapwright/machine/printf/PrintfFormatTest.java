package heapwright.machine.printf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.number.ExtendedDouble;
import heapwright.number.GccAgreement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Formats with several arguments, strings, and what the standard leaves undefined. */
class PrintfFormatTest {
  private static final Object NULL = 0L;

  private final StringBuilder calls = new StringBuilder();
  private final GccAgreement agreement = new GccAgreement();

  /** One call of show, with the arguments once as C text and once as ours. */
  private void show(String format, String cArguments, Object... arguments) {
    String literal = format.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
    String call =
        "show(\"" + literal + "\"" + (cArguments.isEmpty() ? "" : ", ") + cArguments + ")";
    calls.append("  ").append(call).append(";\n");
    agreement.expect(call, Printed.line(format, Arrays.asList(arguments)));
  }

  private void check() {
    agreement.check(Printed.SHOW + "int main(void) {\n  int n;\n" + calls + "}\n");
  }

  @Test
  void stringsAndCharacters() {
    for (String field :
        List.of("%", "%5", "%-5", "%05", "%.2", "%6.1", "%-6.0", "%.", "%.5", "%.6")) {
      show(field + "s|", "\"abc\"", "abc");
      show(field + "s|", "\"\"", "");
      show(field + "s|", "(char *) 0", NULL);
      show(field + "ls|", "L\"abc\"", "abc");
      show(field + "S|", "(wchar_t *) 0", NULL);
      show(field + "c|", "'x'", (int) 'x');
      show(field + "c|", "0", 0);
      show(field + "lc|", "L'x'", (int) 'x');
      show(field + "C|", "0", 0);
      show(field + "p|", "(void *) 0", NULL);
      show(field + "m|", "");
      show(field + "%|", "");
    }
    show("%s and %s", "\"one\", \"two\"", "one", "two");
    show("a\001\377%hs", "\"\\351\"", "\351");
    show("%ls", "L\"a\\351z\"", "a\351z");
    show("%.1ls", "L\"a\\351z\"", "a\351z");
    show("ab%lcd", "0x100", 0x100);
    show("%Ls", "L\"abc\"", "abc");
    check();
  }

  @Test
  void asterisksAndPositions() {
    show("%*d|%-*d|%0*d", "5, 7, 5, 7, 5, 7", 5, 7, 5, 7, 5, 7);
    show("%*d|%.*d|%*.*f", "-5, 7, -1, 7, 9, 2, 1.5", -5, 7, -1, 7, 9, 2, 1.5);
    show("%.*s|%.*s", "2, \"abc\", -1, \"abc\"", 2, "abc", -1, "abc");
    show("%2$s %1$d %2$s", "1, \"a\"", 1, "a");
    show("%3$d", "1, 2, 3", 1, 2, 3);
    show("%2$*1$d|%2$-*1$d|%3$.*1$f", "5, 7, 2.5", 5, 7, 2.5);
    show("%1$Lf %2$g %3$ld", "1.5L, 2.5, 3L", ExtendedDouble.fromDouble(1.5), 2.5, 3L);
    show("%1$d %1$x %1$o", "77", 77);
    show(
        "%d %f %s %Lg %c",
        "1, 2.0, \"x\", 3.0L, 'y'", 1, 2.0, "x", ExtendedDouble.fromLong(3), 121);
    show("%f %d %f %d %f %d %f %d", "1., 2, 3., 4, 5., 6, 7., 8", 1., 2, 3., 4, 5., 6, 7., 8);
    check();
  }

  @Test
  void conversionsThatDoNotExistArePrinted() {
    for (String format :
        List.of(
            "%y",
            "%5y",
            "%-+#05.3y",
            "%05y",
            "%+ y",
            "% y",
            "%'Iy",
            "%.y",
            "%lhd",
            "%5-d",
            "%5.3.2d",
            "%w",
            "%k5",
            "%.-3d",
            "%5 d",
            "%ly",
            "%!",
            "%1$y",
            "x%yz%%")) {
      show(format, "1, 2, 3", 1, 2, 3);
    }
    show("%*y", "7", 7);
    show("%hf %hs", "1.5, \"x\"", 1.5, "x");
    show("%I64d|%'d|%I'f", "5, 1234567, 1234567.0", 5, 1234567, 1234567.0);
    check();
  }

  @Test
  void failuresKeepWhatCameBefore() {
    for (String format :
        List.of("%", "abc%", "a%5", "%l", "%-", "a%d%", "%2147483648d", "a%.2147483648d")) {
      show(format, "1", 1);
    }
    check();
  }

  // glibc writes most of two gigabytes before it finds out.
  @Test
  void outputBeyondAnIntFailsBeforeItsPadding() {
    assertEquals("x|-1 75", Printed.line("x%2147483647d", List.of(1)));
  }

  @Test
  void countsAreStoredWithTheirWidth() {
    ListedArguments.Count first = new ListedArguments.Count();
    ListedArguments.Count second = new ListedArguments.Count();
    assertEquals("abc 42|6 0", Printed.line("abc%n %d%hhn", List.of(first, 42, second)));
    assertEquals("32:3", first.stored());
    assertEquals("8:6", second.stored());
  }

  @Test
  void stringsAreReadNoFurtherThanThePrecision() {
    List<Integer> limits = new ArrayList<>();
    PrintfArguments arguments =
        new ListedArguments(List.of("abcd", "abcde", "a")) {
          @Override
          public byte[] string(long address, int maxBytes) {
            limits.add(maxBytes);
            return super.string(address, maxBytes);
          }

          @Override
          public int[] wideString(long address, int maxCharacters) {
            limits.add(maxCharacters);
            return super.wideString(address, maxCharacters);
          }
        };
    assertEquals("abc abcd a|10 0", Printed.line("%.3s %.4ls %s", arguments));
    assertEquals(List.of(3, 4, Integer.MAX_VALUE), limits);
  }

  @Test
  void oneArgumentAsTwoTypesIsRefused() {
    assertEquals("|-1 22", Printed.line("%1$d %1$f", List.of(1)));
  }
}
