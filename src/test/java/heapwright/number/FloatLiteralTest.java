package heapwright.number;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Constants of the source are rounded as gcc rounds them. */
class FloatLiteralTest {
  private static final String HEAD =
      """
      #include <stdio.h>
      static void show(float f, double d, long double e) {
        union { float value; unsigned bits; } single = {f};
        union { double value; unsigned long bits; } twice = {d};
        union { long double value; struct { unsigned long low; unsigned short high; } bits; } x = {e};
        printf("%x %lx %04hx:%016lx\\n", single.bits, twice.bits, x.bits.high, x.bits.low);
      }
      int main(void) {
      """;

  private static final List<String> WRITTEN =
      List.of(
          "0.0",
          "1.",
          ".5",
          "1e23",
          "16777217.0",
          "9007199254740993.0",
          "18446744073709551617.0",
          "0x1.8p-3",
          "0X.8P1",
          "0x1.00000000000000008p0",
          "0x1.0000000000000001p0",
          "0x1p-149",
          "0x1.8p-150",
          "0x1p-1075",
          "0x1.8p-16446",
          "0x1p-16445",
          "4.9406564584124654e-324",
          "3.6451995318824746025e-4951",
          "1.8225997659412373013e-4951",
          "1.18973149535723176502e4932",
          "1e5000",
          "1e-5000",
          "0x1p99999",
          "1e999999999",
          "1e-999999999");

  @Test
  void eachTypeHasTheBitsThatGccGivesIt() {
    List<String> literals = new ArrayList<>(WRITTEN);
    Random random = new Random(41);
    for (int i = 0; i < 400; i++) {
      int exponent = random.nextInt(new int[] {20, 320, 4950}[i % 3]);
      String digits = random.nextInt(10) + "." + (random.nextLong() >>> 1) + random.nextInt(999);
      literals.add(digits + "e" + (random.nextBoolean() ? exponent : -exponent));
    }
    GccAgreement agreement = new GccAgreement();
    StringBuilder program = new StringBuilder(HEAD);
    for (String literal : literals) {
      program.append(String.format("show(%1$sf, %1$s, %1$sL);%n", literal));
      float single = FloatLiteral.floatValue(literal);
      double twice = FloatLiteral.doubleValue(literal);
      agreement.expect(
          literal,
          Integer.toHexString(Float.floatToRawIntBits(single))
              + " "
              + Long.toHexString(Double.doubleToRawLongBits(twice))
              + " "
              + FloatLiteral.extendedValue(literal));
    }
    agreement.check(program.append("}\n").toString());
  }
}
