package heapwright.machine.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.machine.libc.FloatReading;
import heapwright.machine.libc.NativeFrame;
import heapwright.number.ExtendedDouble;
import heapwright.number.GccAgreement;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NumberParsingTest {
  private static final String PROGRAM =
      """
      #include <errno.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <string.h>
      static char line[100000];
      int main(void) {
        while (fgets(line, sizeof line, stdin)) {
          line[strlen(line) - 1] = 0;
          union { unsigned bits; float value; } f;
          union { unsigned long bits; double value; } d;
          union { struct { unsigned long low; unsigned short high; } bits; long double value; } x;
          char *end;
          errno = 0;
          f.value = strtof(line, &end);
          printf("%x %ld %d ", f.bits, end - line, errno == ERANGE);
          errno = 0;
          d.value = strtod(line, &end);
          printf("%lx %ld %d ", d.bits, end - line, errno == ERANGE);
          errno = 0;
          x.value = strtold(line, &end);
          printf("%04hx:%016lx %ld %d\\n", x.bits.high, x.bits.low, end - line, errno == ERANGE);
        }
      }
      """;

  private static final MathContext DIGITS = new MathContext(80);

  private static final List<String> WRITTEN =
      List.of(
          "0",
          "-0",
          "+0.0",
          "1",
          "-1.5e3",
          "  \t 42abc",
          "",
          " ",
          ".",
          "-.",
          "+",
          ".5",
          "5.",
          "5..5",
          "1e",
          "1e+",
          "1e-",
          "1e5x",
          "1E05",
          "1e99999999999999999999",
          "1e-99999999999999999999",
          "0e99999999999999999999",
          "0x",
          "0x.",
          "0xg",
          "0x1",
          "0x1p",
          "0x1p+",
          "0x.8p1",
          "0X1.8P-3",
          "0x.p1",
          "0x1p99999999999999999999",
          "0x1p-99999999999999999999",
          "0x0p5",
          "-0x0.0p-5",
          "0x1.fffffffffffff8p1023",
          "0x1.fffffffffffff7ffp1023",
          "0x1.fffffffffffffp1023",
          "0x1.ffffffp127",
          "0x1.fffffefp127",
          "0x1.ffffffffffffffffp16383",
          "0xf.ffffffffffffffffp16380",
          "0xf.fffffffffffffff7p16380",
          "0x1p-1022",
          "0x1p-1074",
          "0x1p-1075",
          "0x1.8p-1075",
          "0x1.0000001p-1075",
          "0x0.fffffffffffff8p-1022",
          "0x0.fffffffffffffcp-1022",
          "0x0.fffffffffffffbp-1022",
          "0x0.fffffffffffff4p-1022",
          "0x0.ffffffp-126",
          "0x0.ffffff8p-126",
          "0x0.fffffep-126",
          "0x0.fffffe8p-126",
          "0x1p-149",
          "0x1p-150",
          "0x1.8p-150",
          "0x1p-16445",
          "0x1p-16446",
          "0x1.8p-16446",
          "0x1p-16382",
          "0x0.ffffffffffffffffp-16382",
          "0x0.ffffffffffffffff8p-16382",
          "3p4",
          "inf",
          "-INF",
          "infinity",
          "InFiNiTyx",
          "infinit",
          "in",
          "i",
          "+inff",
          "nan",
          "-nan",
          "NaN",
          "nan(",
          "nan()",
          "nan(123)",
          "nan(0x7f)",
          "nan(077)",
          "nan(08)",
          "nan(abc_1)",
          "nan(12 3)",
          "nan(-1)",
          "nan(0x)",
          "nan(0)",
          "nan(18446744073709551615)",
          "nan(18446744073709551616)",
          "nan(99999999999999999999999)",
          "nan(2251799813685248)",
          "nan(0x8000000000000)",
          "na",
          "n",
          "-nan(4194304)",
          "1_000",
          "1,000",
          "1e3.5",
          "--1",
          "+-1",
          "- 1",
          "0b11",
          "1.7976931348623157e308",
          "1.7976931348623159e308",
          "2.2250738585072011e-308",
          "2.2250738585072014e-308",
          "4.9406564584124654e-324",
          "2.4703282292062327e-324",
          "2.4703282292062328e-324",
          "1.18973149535723176502e4932",
          "1.18973149535723176509e4932",
          "3.36210314311209350626e-4932",
          "1.8225997659412373012e-4951",
          "3.4028235677973366e38",
          "3.4028235e38",
          "1e23",
          "9007199254740993",
          "9007199254740992.9999999",
          "16777217",
          "16777219",
          "18446744073709551617",
          "0.1",
          "0.2",
          "0.3",
          "1e-5",
          "123456789012345678901234567890");

  @Test
  void textReadsAsGlibcReadsIt() {
    GccAgreement agreement = new GccAgreement();
    Random random = new Random(23);
    List<String> texts = new ArrayList<>(WRITTEN);
    for (int i = 0; i < 4_000; i++) {
      texts.add(randomNumber(random));
      texts.add(mutate(random, randomNumber(random)));
    }
    for (int i = 0; i < 600; i++) {
      texts.add(halfway(random, BigDecimal.valueOf(2).pow(-60 - random.nextInt(70), DIGITS)));
      texts.add(narrowHalfway(random));
    }
    for (int i = 0; i < 3_000; i++) {
      texts.add(subnormalTie(random));
    }
    texts.add("0." + "0".repeat(6000) + "1e6001");
    texts.add("1" + "0".repeat(6000) + "e-6000");
    texts.add("1" + "0".repeat(20_000) + "1e-20000");
    texts.add(powerOfTwo(-16445).toPlainString());
    texts.add(powerOfTwo(-16441).multiply(BigDecimal.valueOf(3)) + "000000000001");
    for (String text : texts) {
      agreement.expect(text, answer(text));
    }
    agreement.check(PROGRAM);
  }

  private static String answer(String text) {
    byte[] characters = text.getBytes(StandardCharsets.ISO_8859_1);
    byte[] read = NumeralText.read(i -> i < characters.length ? characters[i] & 0xff : 0);
    FloatReading.Outcome single = FloatReading.FLOAT.read(read);
    String answer = Integer.toHexString((int) single.frame().bits()) + place(single) + " ";
    FloatReading.Outcome twice = FloatReading.DOUBLE.read(read);
    answer += Long.toHexString(twice.frame().bits()) + place(twice) + " ";
    FloatReading.Outcome extended = FloatReading.LONG_DOUBLE.read(read);
    NativeFrame frame = extended.frame();
    return answer + new ExtendedDouble(frame.top(), frame.bits()) + place(extended);
  }

  private static String place(FloatReading.Outcome outcome) {
    return " " + outcome.end() + " " + (outcome.error() != 0 ? 1 : 0);
  }

  /** A program may have a number at the end of an object, without a NUL behind it. */
  @Test
  void nothingIsReadBehindTheCharacterThatEndsANumber() {
    assertEquals("12x", read("12x!"));
    assertEquals("  -x", read("  -x!"));
    assertEquals("1e+x", read("1e+x!"));
    assertEquals("1.5.", read("1.5.!"));
    assertEquals("0xg", read("0xg!"));
    assertEquals("0x.g", read("0x.g!"));
    assertEquals("0x1p-g", read("0x1p-g!"));
    assertEquals("inx", read("inx!"));
    assertEquals("infinix", read("infinix!"));
    assertEquals("infinity", read("infinity!"));
    assertEquals("nan(1-", read("nan(1-!"));
    assertEquals("nan(1)", read("nan(1)!"));
    assertEquals("x", read("x!"));
  }

  /** What is read of a text behind which nothing may be read. */
  private static String read(String text) {
    int end = text.length() - 1;
    byte[] read =
        NumeralText.read(
            i -> {
              assertTrue(i < end, () -> "reads behind " + text.substring(0, end));
              return text.charAt(i);
            });
    return new String(read, StandardCharsets.ISO_8859_1);
  }

  private static BigDecimal powerOfTwo(int exponent) {
    BigDecimal power = new BigDecimal(BigInteger.ONE.shiftLeft(Math.abs(exponent)));
    return exponent < 0 ? BigDecimal.ONE.divide(power) : power;
  }

  private static String randomNumber(Random random) {
    StringBuilder text = new StringBuilder(random.nextInt(3) == 0 ? "-" : "");
    boolean hexadecimal = random.nextInt(3) == 0;
    String digits = hexadecimal ? "0123456789abcdefABCDEF" : "0123456789";
    text.append(hexadecimal ? "0x" : "");
    int length = 1 + random.nextInt(random.nextInt(5) == 0 ? 60 : 22);
    int point = random.nextInt(2 * length);
    for (int i = 0; i < length; i++) {
      text.append(i == point ? "." : "").append(digits.charAt(random.nextInt(digits.length())));
    }
    int span = new int[] {0, 10, 45, 330, 1100, 5000, 17000}[random.nextInt(7)];
    if (span > 0) {
      text.append(hexadecimal ? 'p' : 'e').append(random.nextInt(2 * span) - span);
    }
    return text.toString();
  }

  private static String mutate(Random random, String text) {
    int at = random.nextInt(text.length() + 1);
    String inserted = String.valueOf("eEpPxX.+-0 _(f".charAt(random.nextInt(14)));
    return text.substring(0, at) + inserted + text.substring(at);
  }

  /** A subnormal whose bits end one or two places beyond the precision of a format. */
  private static String subnormalTie(Random random) {
    int format = random.nextInt(3);
    int exponent = new int[] {-127, -1023, -16383}[format] - random.nextInt(8) * random.nextInt(8);
    int bits = new int[] {24, 53, 64}[format] + 1 + random.nextInt(2);
    BigInteger significand = new BigInteger(bits, random).setBit(bits - 1).setBit(0);
    String hexadecimal = "0x" + significand.toString(16) + "p" + (exponent - bits + 1);
    return random.nextInt(4) > 0 || format == 2 && random.nextInt(50) > 0
        ? hexadecimal
        : new BigDecimal(significand).multiply(powerOfTwo(exponent - bits + 1)).toString();
  }

  /** The decimal expansion of a point between two floats or doubles, hit, overshot or missed. */
  private static String narrowHalfway(Random random) {
    double value = Math.abs(Double.longBitsToDouble(random.nextLong()));
    if (random.nextBoolean()) {
      float low = (float) value;
      float high = Math.nextUp(low);
      return high < Float.POSITIVE_INFINITY ? between(random, low, high) : "1e39";
    }
    double high = Math.nextUp(value);
    return high < Double.POSITIVE_INFINITY ? between(random, value, high) : "1e309";
  }

  private static String between(Random random, double low, double high) {
    BigDecimal middle = new BigDecimal(low).add(new BigDecimal(high)).divide(BigDecimal.valueOf(2));
    return halfway(random, middle);
  }

  private static String halfway(Random random, BigDecimal middle) {
    BigDecimal step = middle.ulp().movePointLeft(1);
    return switch (random.nextInt(3)) {
      case 0 -> middle.toString();
      case 1 -> middle.add(step).toString();
      default -> middle.subtract(step).toString();
    };
  }
}
