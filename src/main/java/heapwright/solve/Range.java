package heapwright.solve;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** The values that a person wants an input to have, both ends included. */
public record Range(BigDecimal least, BigDecimal greatest) {
  public static Range of(long least, long greatest) {
    return new Range(BigDecimal.valueOf(least), BigDecimal.valueOf(greatest));
  }

  BigInteger leastInteger() {
    return least.setScale(0, RoundingMode.CEILING).toBigIntegerExact();
  }

  BigInteger greatestInteger() {
    return greatest.setScale(0, RoundingMode.FLOOR).toBigIntegerExact();
  }

  @Override
  public String toString() {
    return least.toPlainString() + ".." + greatest.toPlainString();
  }
}
