package heapwright.number;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FloatConversionsTest {
  private static final int[] WIDTHS = {8, 16, 32, 64};

  private static final String TO_INTEGERS =
      """
      #include <stdio.h>
      #include <string.h>
      #define SHOW(x) \\
        printf("%lx %lx %lx %lx ", (long) (signed char) x, (long) (short) x, (long) (int) x, (long) x); \\
        printf("%lx %lx %lx %lx ", (unsigned long) (unsigned char) x, (unsigned long) (unsigned short) x, \\
            (unsigned long) (unsigned) x, (unsigned long) x); \\
        { __int128 s = x; unsigned __int128 u = x; \\
          printf("%lx:%lx %lx:%lx ", (long) (s >> 64), (long) s, (long) (u >> 64), (long) u); }
      int main(void) {
        union { unsigned long bits; double value; } d;
        union { struct { unsigned long low; unsigned short high; } bits; long double value; } x;
        while (scanf("%lx %hx:%lx", &d.bits, &x.bits.high, &x.bits.low) == 3) {
          union { unsigned bits; float value; } f;
          f.value = d.value;
          SHOW(d.value)
          SHOW(f.value)
          SHOW(x.value)
          d.value = f.value;
          printf("%x %lx\\n", f.bits, d.bits);
        }
      }
      """;

  private static final String FROM_INTEGERS =
      """
      #include <stdio.h>
      #define SHOW(x) { \\
        union { unsigned long bits; double value; } d; \\
        union { unsigned bits; float value; } f; \\
        union { struct { unsigned long low; unsigned short high; } bits; long double value; } l; \\
        d.value = x; f.value = x; l.value = x; \\
        printf("%lx %x %04hx:%016lx ", d.bits, f.bits, l.bits.high, l.bits.low); }
      int main(void) {
        unsigned long high, low;
        while (scanf("%lx %lx", &high, &low) == 2) {
          unsigned __int128 wide = (unsigned __int128) high << 64 | low;
          SHOW((long) low)
          SHOW(low)
          SHOW((__int128) wide)
          SHOW(wide)
          puts("");
        }
      }
      """;

  @Test
  void floatingToIntegerAgreesInsideAndOutsideTheRange() {
    GccAgreement agreement = new GccAgreement();
    Random random = new Random(11);
    List<ExtendedDouble> extended = FloatSamples.extendedEdges();
    List<Double> doubles = FloatSamples.doubles(random, 3_000);
    for (int i = 0; i < doubles.size(); i++) {
      double value = doubles.get(i);
      ExtendedDouble longDouble =
          i < extended.size()
              ? extended.get(i)
              : ExtendedDouble.fromDouble(value).add(FloatSamples.randomExtended(random));
      float narrow = FloatConversions.toFloat(value);
      double widened = FloatConversions.toDouble(narrow);
      agreement.expect(
          hex(value) + " " + longDouble,
          integers(value)
              + integers(widened)
              + integers(longDouble)
              + Integer.toHexString(Float.floatToRawIntBits(narrow))
              + " "
              + hex(widened));
    }
    agreement.check(TO_INTEGERS);
  }

  @Test
  void integerToFloatingRoundsToNearestEven() {
    GccAgreement agreement = new GccAgreement();
    for (long[] words : integerCases()) {
      BigInteger signed = BigInteger.valueOf(words[0]).shiftLeft(64).or(unsigned(words[1]));
      BigInteger unsigned = unsigned(words[0]).shiftLeft(64).or(unsigned(words[1]));
      agreement.expect(
          Long.toHexString(words[0]) + " " + Long.toHexString(words[1]),
          floats(
                  FloatConversions.toDouble(words[1], true),
                  FloatConversions.toFloat(words[1], true),
                  ExtendedDouble.fromLong(words[1]))
              + floats(
                  FloatConversions.toDouble(words[1], false),
                  FloatConversions.toFloat(words[1], false),
                  ExtendedDouble.fromUnsignedLong(words[1]))
              + floats(signed)
              + floats(unsigned));
    }
    agreement.check(FROM_INTEGERS);
  }

  private static List<long[]> integerCases() {
    Random random = new Random(13);
    long[] edges = {
      0,
      1,
      -1,
      Long.MAX_VALUE,
      Long.MIN_VALUE,
      0xff_ffffL,
      0x100_0001L,
      0x100_0003L,
      0x20_0000_0000_0001L,
      0x20_0000_0000_0003L,
      0x8000_0000_0000_0400L,
      0x8000_0000_0000_0401L,
      0x8000_0000_0000_0c00L,
      0xffff_ffff_ffff_fbffL,
      0xffff_ffff_ffff_fc00L,
      0x8000_0080_0000_0000L,
      0x8000_0080_0000_0001L,
      0xffff_ff80_0000_0000L,
      0xffff_ff7f_ffff_ffffL
    };
    List<long[]> cases = new ArrayList<>();
    for (long high : edges) {
      for (long low : edges) {
        cases.add(new long[] {high, low});
      }
    }
    for (int i = 0; i < 3_000; i++) {
      long high = random.nextLong() >> random.nextInt(64);
      cases.add(new long[] {high, random.nextLong() >>> random.nextInt(64)});
    }
    return cases;
  }

  private static String integers(double value) {
    StringBuilder line = new StringBuilder();
    for (boolean signed : new boolean[] {true, false}) {
      for (int bits : WIDTHS) {
        line.append(Long.toHexString(FloatConversions.toInteger(value, bits, signed))).append(' ');
      }
    }
    line.append(words(Int128Conversions.toInteger(value, true)));
    return line.append(words(Int128Conversions.toInteger(value, false))).toString();
  }

  private static String integers(ExtendedDouble value) {
    StringBuilder line = new StringBuilder();
    for (boolean signed : new boolean[] {true, false}) {
      for (int bits : WIDTHS) {
        line.append(Long.toHexString(FloatConversions.toInteger(value, bits, signed))).append(' ');
      }
    }
    line.append(words(Int128Conversions.toInteger(value, true)));
    return line.append(words(Int128Conversions.toInteger(value, false))).toString();
  }

  private static String words(BigInteger value) {
    String high = Long.toHexString(value.shiftRight(64).longValue());
    return high + ":" + Long.toHexString(value.longValue()) + " ";
  }

  private static String floats(BigInteger value) {
    return floats(
        Int128Conversions.toDouble(value),
        Int128Conversions.toFloat(value),
        ExtendedDouble.fromBigInteger(value));
  }

  private static String floats(double value, float narrow, ExtendedDouble extended) {
    String bits = Integer.toHexString(Float.floatToRawIntBits(narrow));
    return hex(value) + " " + bits + " " + extended + " ";
  }

  private static String hex(double value) {
    return Long.toHexString(Double.doubleToRawLongBits(value));
  }

  private static BigInteger unsigned(long word) {
    return new BigInteger(Long.toUnsignedString(word));
  }
}
