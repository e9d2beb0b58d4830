package heapwright.machine.number.scanf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.machine.number.GccAgreement;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PushbackInputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ScanfFormatTest {
  private static final int SLOTS = 4;

  /**
   * Reads a format and an input a line, with ~ for a line's end; shows what was stored and left.
   */
  private static final String PROGRAM =
      """
      #include <errno.h>
      #include <stdio.h>
      #include <string.h>
      static char line[1000];
      static _Alignas(16) unsigned char slots[4][64];
      int main(void) {
        while (fgets(line, sizeof line, stdin)) {
          line[strlen(line) - 1] = 0;
          for (char *c = line; *c; c++) if (*c == '~') *c = '\\n';
          char *text = strchr(line, '@');
          *text++ = 0;
          memset(slots, 0x23, sizeof slots);
          FILE *in = fmemopen(text, strlen(text), "r");
          if (!in) in = fopen("/dev/null", "r");
          errno = 0;
          int count = fscanf(in, line, slots[0], slots[1], slots[2], slots[3]);
          printf("%d %d", count, errno);
          for (int i = 0; i < 4; i++) {
            int end = 64;
            while (end > 0 && slots[i][end - 1] == 0x23) end--;
            printf(" ");
            for (int j = 0; j < end; j++) printf("%02x", slots[i][j]);
          }
          printf(" <");
          for (int c = getc(in); c != EOF; c = getc(in)) putchar(c == '\\n' ? '~' : c);
          printf(">\\n");
          fclose(in);
        }
      }
      """;

  private final GccAgreement agreement = new GccAgreement();

  private void expect(String format, String input) {
    agreement.expect(format + "@" + input, answer(format, input));
  }

  private static String answer(String format, String input) {
    List<Slot> slots = new ArrayList<>();
    for (int i = 0; i < SLOTS; i++) {
      slots.add(new Slot());
    }
    Text text = new Text(input.replace('~', '\n'));
    Iterator<Slot> next = slots.iterator();
    ScanfOutcome outcome =
        ScanfFormat.parse(format.replace('~', '\n').getBytes(StandardCharsets.ISO_8859_1))
            .scan(text, next::next);
    StringBuilder line = new StringBuilder();
    line.append(outcome.assigned().orElse(-1)).append(' ');
    line.append(outcome.error().map(e -> e == ScanfError.ERANGE ? 34 : 84).orElse(0));
    slots.forEach(slot -> line.append(' ').append(slot.touched()));
    return line.append(" <").append(text.rest().replace('\n', '~')).append('>').toString();
  }

  /** An input of characters that takes back one at a time. */
  private static final class Text implements ScanfInput {
    private final PushbackInputStream stream;

    Text(String text) {
      byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
      stream = new PushbackInputStream(new ByteArrayInputStream(bytes), 1);
    }

    @Override
    public int read() {
      try {
        return stream.read();
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }

    @Override
    public void unread(int character) {
      try {
        stream.unread(character);
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }

    String rest() {
      try {
        return new String(stream.readAllBytes(), StandardCharsets.ISO_8859_1);
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
  }

  @Test
  void writtenCases() {
    for (String format :
        List.of(
            "%d", "%i", "%u", "%o", "%x", "%p", "%hhd", "%lu", "%2d", "%1i", "%3x", "%2x", "%5p")) {
      for (String input :
          List.of(
              "5",
              "-5",
              "+5",
              "",
              "  ",
              "~5 ",
              "-",
              "+",
              "- 5",
              "abc",
              "0x",
              "0xg",
              "0x1F",
              "-0x1f",
              "08",
              "017",
              "0",
              "00x1",
              "99999999999",
              "9223372036854775808",
              "-9223372036854775809",
              "18446744073709551616",
              "-18446744073709551615",
              "(nil)",
              "(NIL)x",
              "(ni",
              "(nix)",
              "1,000",
              "0X",
              "0Xa")) {
        expect(format + "%n", input);
      }
    }
    for (String format :
        List.of("%f", "%lf", "%Lf", "%a", "%e", "%G", "%3f", "%1g", "%2lf", "%5Le")) {
      for (String input :
          List.of(
              "1",
              "1.5",
              "-1.5e3x",
              ".",
              "-.",
              "",
              " ",
              "-",
              "1e",
              "1e+",
              "1e+x",
              "1ee",
              "0x",
              "0x.",
              "0x1p",
              "0x1.8p1",
              "0x1.8P+1z",
              "0x.8",
              "nan",
              "nanx",
              "nan(12)",
              "-nan",
              "na",
              "inf",
              "infi",
              "infinity",
              "infinityx",
              "-INF ",
              "INFx",
              "1.5.5",
              "1e400",
              "1e-400",
              "0x1e5",
              "1_0",
              "+-1",
              "0e5",
              "00",
              "01.5",
              "x",
              ".5",
              "5.",
              "1e5000")) {
        expect(format + "%n", input);
      }
    }
    check();
  }

  @Test
  void charactersAndSets() {
    for (String format :
        List.of(
            "%c",
            "%3c",
            "%lc",
            "%s",
            "%2s",
            "%ls",
            "%S",
            "%C",
            "%[a-c]",
            "%[^a-c]",
            "%[]a]",
            "%[^]a]",
            "%[a-]",
            "%[-a]",
            "%[^-a]",
            "%[c-a]",
            "%[a-c-e]",
            "%2[a-z]",
            "%l[a-z]",
            "%*s",
            "%*c",
            "%*[a-c]",
            "%[abc",
            "%[",
            "%[^",
            "%hs",
            "%js",
            " %c",
            " %[a-c]",
            "%%",
            " %%",
            "%5$",
            "%")) {
      for (String input :
          List.of(
              "",
              " ",
              "abc",
              " abc",
              "a]b-",
              "-",
              "e",
              "abcdef g",
              "%",
              " %",
              "~x",
              "\351",
              "a\351",
              "]")) {
        expect(format + "%n", input);
      }
    }
    check();
  }

  @Test
  void sequences() {
    for (String format :
        List.of(
            "%d %d",
            "%d%d",
            "%d,%d",
            "%d , %d",
            "%d~%c",
            "%*d%d",
            "x%d",
            "abc %n",
            "abc%n",
            " %n",
            "%n",
            "%2$d %1$s",
            "%1$d %1$d",
            "%1d%1d%1d",
            "%0d",
            "%'d",
            "%Id",
            "%y",
            "%d%y",
            "%*n%d",
            "%s %s %s",
            "%d%[^~]%c",
            "%3s%n%3s",
            "%d%%",
            "%f%c",
            "%i%c",
            "%hhd%hd%ld%lld",
            "%d \351",
            "%mhd",
            "%zd %jd %td")) {
      for (String input :
          List.of(
              "",
              "5",
              "5 6",
              "5 6 7",
              "5,6",
              "5 ,6",
              "5~x",
              "abc",
              "abc  ",
              " x5",
              "x 5",
              "1234",
              "a b c",
              "5 rest of it~z",
              "5%",
              "5 %",
              "1.5e",
              "1ez",
              "0xz",
              "300 70000 -1 1",
              "5 \351",
              "5  ")) {
        expect(format, input);
      }
    }
    check();
  }

  @Test
  void randomFormatsAndInputs() {
    Random random = new Random(37);
    String[] conversions = {
      "d", "i", "u", "o", "x", "X", "p", "f", "e", "g", "a", "lf", "Lf", "s", "c", "[a-z]", "[^ ]",
      "n", "ld", "hhd", "hi", "llx", "zu", "lc", "ls", "%"
    };
    String[] separators = {"", "", " ", ",", "~", "x", " ,"};
    String[] tokens = {
      "0",
      "0x",
      "1f",
      "-",
      "+",
      "12",
      "e",
      "E",
      ".",
      "nan",
      "in",
      "inf",
      "inity",
      "x",
      "p1",
      " ",
      "  ",
      "~",
      ",",
      "a",
      "zz",
      "99999999999999999999",
      "(nil)",
      "%",
      "1e5",
      "9"
    };
    for (int i = 0; i < 20_000; i++) {
      StringBuilder format = new StringBuilder();
      for (int j = random.nextInt(3); j >= 0; j--) {
        format.append(separators[random.nextInt(separators.length)]).append('%');
        format.append(random.nextInt(6) == 0 ? "*" : "");
        format.append(random.nextInt(3) == 0 ? 1 + random.nextInt(6) : "");
        format.append(conversions[random.nextInt(conversions.length)]);
      }
      StringBuilder input = new StringBuilder();
      for (int j = random.nextInt(7); j > 0; j--) {
        input.append(tokens[random.nextInt(tokens.length)]);
      }
      if (input.length() < 15) {
        expect(format.toString(), input.toString());
      }
    }
    check();
  }

  private void check() {
    agreement.check(PROGRAM);
  }

  @Test
  void modifierMAllocates() {
    List<String> allocated = new ArrayList<>();
    ScanfTarget target =
        (ScanfTarget)
            Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {ScanfTarget.class},
                (proxy, method, arguments) -> {
                  String name = method.getName();
                  allocated.add(
                      arguments[0] instanceof byte[] bytes
                          ? name + " " + new String(bytes, StandardCharsets.US_ASCII)
                          : name + " " + ((int[]) arguments[0]).length);
                  return null;
                });
    ScanfOutcome outcome =
        ScanfFormat.parse("%ms %2mc%ml[a-z]".getBytes(StandardCharsets.US_ASCII))
            .scan(new Text("one twothree"), () -> target);
    assertEquals(3, outcome.assigned().orElseThrow());
    assertEquals(
        List.of("storeAllocated one\0", "storeAllocated tw", "storeAllocatedWide 7"), allocated);
  }
}
