package heapwright.symbolic.term;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.number.ExtendedDouble;
import heapwright.number.FloatConversions;
import heapwright.number.FloatOrdering;
import heapwright.number.Int128Conversions;
import heapwright.number.SseArithmetic;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Sort;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Terms compute what Java's integers compute, and what the concrete machine's floats do. */
class CArithmeticTest {
  private final Terms terms = new Terms();
  private final Random random = new Random(7);

  private int anyInt() {
    return switch (random.nextInt(4)) {
      case 0 -> random.nextInt(9) - 4;
      case 1 -> random.nextBoolean() ? Integer.MIN_VALUE : Integer.MAX_VALUE;
      case 2 -> 1 << random.nextInt(32);
      default -> random.nextInt();
    };
  }

  private static int asInt(Term term) {
    return (int) ((Constant) term).value().signedLong();
  }

  private static boolean asTruth(Term term) {
    return ((Constant) term).value().isTrue();
  }

  @Test
  void integersAgreeWithJava() {
    for (int i = 0; i < 5_000; i++) {
      int a = anyInt();
      int b = anyInt();
      Term x = terms.bits(32, a);
      Term y = terms.bits(32, b);
      assertEquals(a + b, asInt(terms.add(x, y)));
      assertEquals(a - b, asInt(terms.subtract(x, y)));
      assertEquals(a * b, asInt(terms.multiply(x, y)));
      if (b != 0) {
        assertEquals(a / b, asInt(terms.divideSigned(x, y)));
        assertEquals(a % b, asInt(terms.remainderSigned(x, y)));
        assertEquals(Integer.divideUnsigned(a, b), asInt(terms.divideUnsigned(x, y)));
        assertEquals(Integer.remainderUnsigned(a, b), asInt(terms.remainderUnsigned(x, y)));
      }
      Term by = terms.bits(32, b & 31);
      assertEquals(a << (b & 31), asInt(terms.shiftLeft(x, by)));
      assertEquals(a >> (b & 31), asInt(terms.shiftRightArithmetic(x, by)));
      assertEquals(a >>> (b & 31), asInt(terms.shiftRightLogical(x, by)));
      assertEquals(a < b, asTruth(terms.lessSigned(x, y)));
      assertEquals(Integer.compareUnsigned(a, b) <= 0, asTruth(terms.atMostUnsigned(x, y)));
      assertEquals((byte) a, asInt(terms.signExtend(terms.extract(x, 0, 8), 32)));
      assertEquals(a & 0xffff, asInt(terms.zeroExtend(terms.extract(x, 0, 16), 32)));
    }
  }

  @Test
  void whatCLeavesUndefinedIsAsInSmtLib() {
    Term seven = terms.bits(32, 7);
    Term zero = terms.bits(32, 0);
    assertEquals(-1, asInt(terms.divideUnsigned(seven, zero)));
    assertEquals(-1, asInt(terms.divideSigned(seven, zero)));
    assertEquals(1, asInt(terms.divideSigned(terms.negate(seven), zero)));
    assertEquals(7, asInt(terms.remainderSigned(seven, zero)));
    assertEquals(0, asInt(terms.shiftLeft(seven, terms.bits(32, 32))));
    assertEquals(-1, asInt(terms.shiftRightArithmetic(terms.bits(32, -7), terms.bits(32, 99))));
    Term least = terms.bits(32, Integer.MIN_VALUE);
    assertEquals(Integer.MIN_VALUE, asInt(terms.divideSigned(least, terms.bits(32, -1))));
  }

  private double anyDouble() {
    return switch (random.nextInt(6)) {
      case 0 -> (random.nextInt(41) - 20) / 4.0;
      case 1 -> Double.longBitsToDouble(random.nextLong());
      case 2 -> Math.scalb(random.nextDouble() - 0.5, random.nextInt(140));
      case 3 -> new double[] {0.0, -0.0, 1 / 0.0, -1 / 0.0, 0.0 / 0.0}[random.nextInt(5)];
      case 4 -> Double.longBitsToDouble(random.nextLong() & 0x800f_ffff_ffff_ffffL);
      default -> random.nextLong();
    };
  }

  private static long bits(Term term) {
    return ((Constant) term).value().low();
  }

  private static long bits(double value) {
    return Double.doubleToRawLongBits(value);
  }

  @Test
  void doublesAgreeWithTheMachineBitByBit() {
    for (int i = 0; i < 20_000; i++) {
      double a = anyDouble();
      double b = anyDouble();
      Term x = terms.number(a);
      Term y = terms.number(b);
      assertEquals(bits(SseArithmetic.add(a, b)), bits(terms.floatAdd(x, y)));
      assertEquals(bits(SseArithmetic.subtract(a, b)), bits(terms.floatSubtract(x, y)));
      assertEquals(bits(SseArithmetic.multiply(a, b)), bits(terms.floatMultiply(x, y)));
      assertEquals(bits(SseArithmetic.divide(a, b)), bits(terms.floatDivide(x, y)));
      assertEquals(a < b, asTruth(terms.floatLess(x, y)));
      assertEquals(a == b, asTruth(terms.floatEqual(x, y)));
      float narrow = FloatConversions.toFloat(a);
      assertEquals(
          Float.floatToRawIntBits(narrow), (int) bits(terms.floatOf(x, FloatFormat.FLOAT)));
      assertEquals(
          bits(FloatConversions.toDouble(narrow)),
          bits(terms.floatOf(terms.number(narrow), FloatFormat.DOUBLE)));
    }
  }

  @Test
  void doublesBecomeTheIntegersThatGccMakes() {
    for (int i = 0; i < 10_000; i++) {
      double a = anyDouble();
      for (int width : new int[] {8, 16, 32, 64}) {
        for (boolean signed : new boolean[] {false, true}) {
          BitVector expected = BitVector.of(width, FloatConversions.toInteger(a, width, signed));
          Term cut = terms.integerOf(terms.number(a), width, signed);
          assertEquals(expected, ((Constant) cut).value(), () -> a + " to " + width + signed);
        }
      }
      for (boolean signed : new boolean[] {false, true}) {
        BitVector expected = BitVector.of(128, Int128Conversions.toInteger(a, signed));
        assertEquals(expected, ((Constant) terms.integerOf(terms.number(a), 128, signed)).value());
      }
    }
  }

  @Test
  void integersBecomeTheNumbersThatGccMakes() {
    for (int i = 0; i < 10_000; i++) {
      long a = random.nextLong() >> random.nextInt(64);
      Term x = terms.bits(64, a);
      for (boolean signed : new boolean[] {false, true}) {
        assertEquals(
            bits(FloatConversions.toDouble(a, signed)),
            bits(terms.floatOf(x, signed, FloatFormat.DOUBLE)));
        assertEquals(
            Float.floatToRawIntBits(FloatConversions.toFloat(a, signed)),
            (int) bits(terms.floatOf(x, signed, FloatFormat.FLOAT)));
      }
    }
  }

  private ExtendedDouble anyExtended() {
    return switch (random.nextInt(4)) {
      case 0 -> ExtendedDouble.fromDouble(anyDouble());
      case 1 -> new ExtendedDouble(random.nextInt(0x10000), random.nextLong());
      case 2 -> new ExtendedDouble(0x3fe0 + random.nextInt(0x90), random.nextLong() | 1L << 63);
      default -> new ExtendedDouble(random.nextInt(2) << 15, random.nextLong());
    };
  }

  private Term term(ExtendedDouble value) {
    return terms.constant(Sort.floating(FloatFormat.LONG_DOUBLE), encoding(value));
  }

  private static BitVector encoding(ExtendedDouble value) {
    return new BitVector(80, value.signAndExponent(), value.significand());
  }

  private static BitVector encoding(Term term) {
    return ((Constant) term).value();
  }

  @Test
  void longDoublesAgreeWithTheMachineBitByBit() {
    for (int i = 0; i < 20_000; i++) {
      ExtendedDouble a = anyExtended();
      ExtendedDouble b = anyExtended();
      Term x = term(a);
      Term y = term(b);
      assertEquals(encoding(a.add(b)), encoding(terms.floatAdd(x, y)), () -> a + " + " + b);
      assertEquals(encoding(a.subtract(b)), encoding(terms.floatSubtract(x, y)));
      assertEquals(encoding(a.multiply(b)), encoding(terms.floatMultiply(x, y)));
      assertEquals(encoding(a.divide(b)), encoding(terms.floatDivide(x, y)), () -> a + " / " + b);
      assertEquals(a.compare(b) == FloatOrdering.LESS, asTruth(terms.floatLess(x, y)));
      assertEquals(a.compare(b) == FloatOrdering.EQUAL, asTruth(terms.floatEqual(x, y)));
      assertEquals(bits(a.toDouble()), bits(terms.floatOf(x, FloatFormat.DOUBLE)));
    }
  }

  @Test
  void longDoublesConvertAsTheMachineConverts() {
    for (int i = 0; i < 10_000; i++) {
      ExtendedDouble a = anyExtended();
      Term x = term(a);
      for (int width : new int[] {8, 16, 32, 64}) {
        for (boolean signed : new boolean[] {false, true}) {
          assertEquals(
              BitVector.of(width, FloatConversions.toInteger(a, width, signed)),
              encoding(terms.integerOf(x, width, signed)));
        }
      }
      assertEquals(
          BitVector.of(128, Int128Conversions.toInteger(a, true)),
          encoding(terms.integerOf(x, 128, true)));
      double narrow = anyDouble();
      assertEquals(
          encoding(ExtendedDouble.fromDouble(narrow)),
          encoding(terms.floatOf(terms.number(narrow), FloatFormat.LONG_DOUBLE)));
      BigInteger wide = new BigInteger(random.nextInt(129), random);
      assertEquals(
          encoding(ExtendedDouble.fromBigInteger(wide)),
          encoding(
              terms.floatOf(terms.bits(BitVector.of(128, wide)), false, FloatFormat.LONG_DOUBLE)));
    }
  }
}
