package heapwright.number;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SseArithmeticTest {
  private static final String PROGRAM =
      """
      #include <math.h>
      #include <stdio.h>
      typedef union { unsigned long bits; double value; } D;
      typedef union { unsigned bits; float value; } F;
      static void show(double value) { D d; d.value = value; printf("%lx ", d.bits); }
      static void showf(float value) { F f; f.value = value; printf("%x ", f.bits); }
      int main(void) {
        D a, b;
        while (scanf("%lx %lx", &a.bits, &b.bits) == 2) {
          show(a.value + b.value);
          show(a.value - b.value);
          show(a.value * b.value);
          show(a.value / b.value);
          show(-a.value);
          float f = a.value, g = b.value;
          showf(f + g);
          showf(f - g);
          showf(f * g);
          showf(f / g);
          showf(-f);
          puts("");
        }
      }
      """;

  @Test
  void resultsAndNansAgreeWithTheProcessor() {
    GccAgreement agreement = new GccAgreement();
    List<Double> values = FloatSamples.doubles(new Random(17), 200);
    Random random = new Random(19);
    for (double a : values) {
      for (int i = 0; i < 40; i++) {
        double b = values.get(random.nextInt(i < 20 ? 104 : values.size()));
        agreement.expect(hex(a) + " " + hex(b), answer(a, b));
      }
    }
    agreement.check(PROGRAM);
  }

  private static String answer(double a, double b) {
    double[] doubles = {
      SseArithmetic.add(a, b),
      SseArithmetic.subtract(a, b),
      SseArithmetic.multiply(a, b),
      SseArithmetic.divide(a, b),
      SseArithmetic.negate(a)
    };
    float f = FloatConversions.toFloat(a);
    float g = FloatConversions.toFloat(b);
    float[] floats = {
      SseArithmetic.add(f, g),
      SseArithmetic.subtract(f, g),
      SseArithmetic.multiply(f, g),
      SseArithmetic.divide(f, g),
      SseArithmetic.negate(f)
    };
    StringBuilder line = new StringBuilder();
    for (double value : doubles) {
      line.append(hex(value)).append(' ');
    }
    for (float value : floats) {
      line.append(Integer.toHexString(Float.floatToRawIntBits(value))).append(' ');
    }
    return line.toString();
  }

  private static String hex(double value) {
    return Long.toHexString(Double.doubleToRawLongBits(value));
  }
}
