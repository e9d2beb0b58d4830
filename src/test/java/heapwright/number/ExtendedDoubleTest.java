package heapwright.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ExtendedDoubleTest {
  private static final String PRELUDE =
      """
      #include <math.h>
      #include <stdio.h>
      #include <string.h>
      typedef union { long double value; struct { unsigned long low; unsigned short high; } bits; } X;
      static void show(long double value) {
        X x;
        x.value = value;
        printf("%04hx:%016lx ", x.bits.high, x.bits.low);
      }
      """;

  private static final String BINARY =
      PRELUDE
          + """
          int main(void) {
            X a, b;
            while (scanf("%hx:%lx %hx:%lx", &a.bits.high, &a.bits.low, &b.bits.high, &b.bits.low) == 4) {
              show(a.value + b.value);
              show(a.value - b.value);
              show(a.value * b.value);
              show(a.value / b.value);
              printf("%s\\n", a.value < b.value ? "LESS" : a.value > b.value ? "GREATER"
                  : a.value == b.value ? "EQUAL" : "UNORDERED");
            }
          }
          """;

  private static final String UNARY =
      PRELUDE
          + """
          int main(void) {
            X a;
            while (scanf("%hx:%lx", &a.bits.high, &a.bits.low) == 2) {
              show(-a.value);
              show(__builtin_fabsl(a.value));
              double d = a.value;
              float f = a.value;
              unsigned long db;
              unsigned fb;
              memcpy(&db, &d, 8);
              memcpy(&fb, &f, 4);
              printf("%lx %x ", db, fb);
              show(d);
              show(f);
              puts("");
            }
          }
          """;

  @Test
  void arithmeticAndComparisonAgreeWithTheProcessor() {
    GccAgreement agreement = new GccAgreement();
    for (ExtendedDouble[] pair : pairs(12_000)) {
      ExtendedDouble a = pair[0];
      ExtendedDouble b = pair[1];
      agreement.expect(
          a + " " + b,
          a.add(b)
              + " "
              + a.subtract(b)
              + " "
              + a.multiply(b)
              + " "
              + a.divide(b)
              + " "
              + a.compare(b));
    }
    agreement.check(BINARY);
  }

  @Test
  void signsAndNarrowingAgreeWithTheProcessor() {
    GccAgreement agreement = new GccAgreement();
    for (ExtendedDouble a : values()) {
      double narrow = a.toDouble();
      float narrower = a.toFloat();
      List<Object> answer =
          List.of(
              a.negate(),
              a.abs(),
              Long.toHexString(Double.doubleToRawLongBits(narrow)),
              Integer.toHexString(Float.floatToRawIntBits(narrower)),
              ExtendedDouble.fromDouble(narrow),
              ExtendedDouble.fromFloat(narrower));
      StringBuilder line = new StringBuilder();
      answer.forEach(part -> line.append(part).append(' '));
      agreement.expect(a.toString(), line.toString());
    }
    agreement.check(UNARY);
  }

  private static List<ExtendedDouble> values() {
    Random random = new Random(5);
    List<ExtendedDouble> values = FloatSamples.extendedEdges();
    for (int i = 0; i < 6_000; i++) {
      values.add(FloatSamples.randomExtended(random));
    }
    return values;
  }

  private static List<ExtendedDouble[]> pairs(int count) {
    Random random = new Random(7);
    List<ExtendedDouble[]> pairs = new ArrayList<>();
    List<ExtendedDouble> edges = FloatSamples.extendedEdges();
    List<ExtendedDouble> specials = FloatSamples.extendedSpecials();
    for (ExtendedDouble special : specials) {
      for (ExtendedDouble other : specials) {
        pairs.add(new ExtendedDouble[] {special, other});
      }
      ExtendedDouble edge = edges.get(random.nextInt(edges.size()));
      pairs.add(new ExtendedDouble[] {special, edge});
      pairs.add(new ExtendedDouble[] {edge, special});
    }
    for (int i = 0; i < count; i++) {
      ExtendedDouble a = pick(random, edges);
      ExtendedDouble b = random.nextInt(4) == 0 ? near(random, a) : pick(random, edges);
      pairs.add(new ExtendedDouble[] {a, b});
    }
    return pairs;
  }

  private static ExtendedDouble pick(Random random, List<ExtendedDouble> edges) {
    return random.nextInt(3) == 0
        ? edges.get(random.nextInt(edges.size()))
        : FloatSamples.randomExtended(random);
  }

  /** A value a few bits or binades away, so that subtraction cancels. */
  private static ExtendedDouble near(Random random, ExtendedDouble value) {
    int exponent = Math.max(1, Math.min(0x7ffe, value.exponentField() + random.nextInt(5) - 2));
    long significand = value.significand() + random.nextInt(9) - 4 | 1L << 63;
    return new ExtendedDouble(exponent | (random.nextBoolean() ? 0x8000 : 0), significand);
  }

  @Test
  void integerPart() {
    assertEquals(
        BigInteger.TWO.pow(100).negate(), ExtendedDouble.fromDouble(-0x1p100).toBigInteger());
    assertEquals(BigInteger.valueOf(-3), ExtendedDouble.fromDouble(-3.999).toBigInteger());
  }
}
