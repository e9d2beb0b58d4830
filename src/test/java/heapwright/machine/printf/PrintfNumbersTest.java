package heapwright.machine.printf;

import heapwright.number.ExtendedDouble;
import heapwright.number.FloatLiteral;
import heapwright.number.GccAgreement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Each conversion with random flags, widths, precisions and values. */
class PrintfNumbersTest {
  private static final String PROGRAM =
      Printed.SHOW
          + """
          static char line[10000];
          int main(void) {
            while (fgets(line, sizeof line, stdin)) {
              line[strlen(line) - 1] = 0;
              char *format = strchr(line, '|') + 1;
              union { unsigned long bits; double value; } d;
              union { struct { unsigned long low; unsigned short high; } bits; long double value; } x;
              switch (line[0]) {
                case 'i': sscanf(line + 1, "%lx", &d.bits); show(format, d.bits); break;
                case 'd': sscanf(line + 1, "%lx", &d.bits); show(format, d.value); break;
                case 'x':
                  sscanf(line + 1, "%hx:%lx", &x.bits.high, &x.bits.low);
                  show(format, x.value);
                  break;
              }
            }
          }
          """;

  private final Random random = new Random(29);
  private final GccAgreement agreement = new GccAgreement();

  @Test
  void integers() {
    long[] edges = {
      0, 1, -1, 7, 8, 9, 255, 256, -128, 0x7fff_ffffL, 0x8000_0000L, Long.MIN_VALUE, Long.MAX_VALUE
    };
    String[] lengths = {"", "", "hh", "h", "l", "ll", "j", "z", "t", "q", "L", "Z"};
    for (int i = 0; i < 6_000; i++) {
      long value =
          random.nextBoolean()
              ? edges[random.nextInt(edges.length)]
              : random.nextLong() >> random.nextInt(64);
      String format = field(20) + pick(lengths) + pick("d", "i", "u", "o", "x", "X", "b", "B");
      agreement.expect("i" + Long.toHexString(value) + "|" + format, printed(format, value));
    }
    for (int i = 0; i < 300; i++) {
      long address = random.nextInt(4) == 0 ? 0 : random.nextLong() >>> random.nextInt(60);
      String format = field(20) + "p";
      agreement.expect("i" + Long.toHexString(address) + "|" + format, printed(format, address));
      int character = random.nextInt(256);
      String characterFormat = field(20) + pick("", "h", "hh") + "c";
      agreement.expect(
          "i" + Integer.toHexString(character) + "|" + characterFormat,
          printed(characterFormat, character));
    }
    agreement.check(PROGRAM);
  }

  @Test
  void doubles() {
    for (int i = 0; i < 9_000; i++) {
      double value = randomDouble();
      String format = field(i % 50 == 0 ? 1200 : 25) + pick("", "l") + style();
      String bits = Long.toHexString(Double.doubleToRawLongBits(value));
      agreement.expect("d" + bits + "|" + format, printed(format, value));
    }
    agreement.check(PROGRAM);
  }

  @Test
  void longDoubles() {
    for (int i = 0; i < 4_000; i++) {
      ExtendedDouble value = randomExtended();
      String format = field(i % 100 == 0 ? 6000 : 30) + pick("L", "L", "ll", "q") + style();
      agreement.expect("x" + value + "|" + format, printed(format, value));
    }
    agreement.check(PROGRAM);
  }

  private static String printed(String format, Object value) {
    return Printed.line(format, List.of(value));
  }

  private String style() {
    return pick("f", "F", "e", "E", "g", "G", "a", "A");
  }

  private String pick(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  /** A percent sign, flags, a width and a precision, each of which may be missing. */
  private String field(int widest) {
    StringBuilder field = new StringBuilder("%");
    for (int i = random.nextInt(4); i > 0; i--) {
      field.append("-+ #0'".charAt(random.nextInt(6)));
    }
    if (random.nextBoolean()) {
      field.append(1 + random.nextInt(widest));
    }
    switch (random.nextInt(4)) {
      case 0 -> field.append('.').append(random.nextInt(widest));
      case 1 -> field.append('.').append(random.nextInt(4));
      case 2 -> field.append(random.nextInt(4) == 0 ? "." : "");
      default -> {}
    }
    return field.toString();
  }

  private double randomDouble() {
    double[] edges = {
      0,
      0.5,
      1.5,
      2.5,
      0.125,
      9.5,
      99.5,
      999999.5,
      0.0001,
      0.00001,
      123456,
      1234567,
      1e15,
      1e16,
      9.9999995,
      0.00009999995,
      Double.MAX_VALUE,
      Double.MIN_VALUE,
      Double.MIN_NORMAL,
      Double.POSITIVE_INFINITY,
      Double.NaN,
      0x0.fffffffffffffp-1022,
      0x0.8p-1022,
      0x1.8p0,
      0x1.88p0,
      0x1.f8p0,
      0x1.fffffffffffffp0,
      1e23,
      5e-324,
      4503599627370497.5
    };
    double value =
        switch (random.nextInt(7)) {
          case 0, 1 -> edges[random.nextInt(edges.length)];
          case 2 -> Double.longBitsToDouble(random.nextLong());
          case 3 -> random.nextInt(100_000) / 16.0;
          case 6 -> Math.pow(10, random.nextInt(24) - 8) * (1 - Math.pow(10, -random.nextInt(12)));
          case 4 -> Math.scalb((double) random.nextInt(4096), random.nextInt(40) - 20);
          default -> (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(30) - 8);
        };
    return random.nextBoolean() ? value : -value;
  }

  private ExtendedDouble randomExtended() {
    List<ExtendedDouble> edges = new ArrayList<>();
    for (String text :
        new String[] {
          "0",
          "0xfp0",
          "0xf.8p0",
          "0xf.7p0",
          "0xff.8p0",
          "0x0.8p-16382",
          "0x1p-16445",
          "1e4932",
          "0x9.8p0",
          "0x9.8p3",
          "0xf.ffffffffffffffffp16380",
          "1e-4000",
          "inf",
          "nan",
          "0.5"
        }) {
      edges.add(FloatLiteral.extendedValue(text));
    }
    ExtendedDouble value =
        switch (random.nextInt(5)) {
          case 0, 1 -> edges.get(random.nextInt(edges.size()));
          case 2 -> new ExtendedDouble(random.nextInt(0x7fff) | 1, random.nextLong() | 1L << 63);
          case 3 -> new ExtendedDouble(0, random.nextLong() >>> 1 + random.nextInt(60));
          default ->
              ExtendedDouble.fromLong(random.nextLong())
                  .divide(ExtendedDouble.fromDouble(Math.scalb(1.0, random.nextInt(100))));
        };
    return random.nextBoolean() ? value : value.negate();
  }
}
