package heapwright.machine.code.closure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Int128Test {
  private static final BigInteger MODULUS = BigInteger.ONE.shiftLeft(128);

  private final Random random = new Random(1);

  private Int128 any() {
    // Words near the ends of their range make carries likely.
    return new Int128(word(), word());
  }

  private long word() {
    return random.nextBoolean() ? random.nextLong() : random.nextInt(5) - 2;
  }

  private static BigInteger unsigned(Int128 x) {
    return x.value(false);
  }

  @Test
  void arithmeticIsModulo128Bits() {
    for (int i = 0; i < 100_000; i++) {
      Int128 x = any();
      Int128 y = any();
      assertEquals(unsigned(x).add(unsigned(y)).mod(MODULUS), unsigned(x.add(y)));
      assertEquals(unsigned(x).subtract(unsigned(y)).mod(MODULUS), unsigned(x.subtract(y)));
      assertEquals(unsigned(x).multiply(unsigned(y)).mod(MODULUS), unsigned(x.multiply(y)));
      assertEquals(unsigned(x).negate().mod(MODULUS), unsigned(x.negate()));
    }
  }

  @Test
  void comparisonHonoursTheSign() {
    for (int i = 0; i < 10_000; i++) {
      Int128 x = any();
      Int128 y = any();
      assertEquals(
          Integer.signum(x.value(true).compareTo(y.value(true))),
          Integer.signum(x.compare(y, true)));
      assertEquals(
          Integer.signum(x.value(false).compareTo(y.value(false))),
          Integer.signum(x.compare(y, false)));
    }
  }

  @Test
  void narrowingKeepsTheLowerBits() {
    Int128 x = Int128.of(BigInteger.ONE.shiftLeft(70).subtract(BigInteger.ONE));
    assertEquals(BigInteger.ONE.negate(), x.wrap(70, true).value(true));
    assertEquals(x, x.wrap(70, false));
    assertEquals(x, x.wrap(71, true));
  }
}
