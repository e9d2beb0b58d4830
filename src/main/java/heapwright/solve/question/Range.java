package heapwright.solve.question;

import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Sort;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Optional;

/** The values that a person wants an input to have, both ends included. */
public record Range(BigDecimal least, BigDecimal greatest) {
  public static Range of(long least, long greatest) {
    return new Range(BigDecimal.valueOf(least), BigDecimal.valueOf(greatest));
  }

  /** What the width of an integer holds; nothing is said about numbers with a fraction. */
  public static Optional<Range> heldBy(Symbol symbol) {
    if (!(symbol.sort() instanceof Sort.Bits)) {
      return Optional.empty();
    }
    int width = symbol.width();
    boolean signed = symbol.reading() != BitsReading.UNSIGNED;
    BigInteger least = signed ? BigInteger.ONE.shiftLeft(width - 1).negate() : BigInteger.ZERO;
    BigInteger greatest = least.add(BigInteger.ONE.shiftLeft(width)).subtract(BigInteger.ONE);
    return Optional.of(new Range(new BigDecimal(least), new BigDecimal(greatest)));
  }

  public boolean isEmpty() {
    return least.compareTo(greatest) > 0;
  }

  /** Whether they have an integer in common. */
  public boolean meets(Range that) {
    Range common = intersection(that);
    return common.leastInteger().compareTo(common.greatestInteger()) <= 0;
  }

  public Range intersection(Range that) {
    return new Range(least.max(that.least), greatest.min(that.greatest));
  }

  public BigInteger leastInteger() {
    return least.setScale(0, RoundingMode.CEILING).toBigIntegerExact();
  }

  public BigInteger greatestInteger() {
    return greatest.setScale(0, RoundingMode.FLOOR).toBigIntegerExact();
  }

  @Override
  public String toString() {
    return least.toPlainString() + ".." + greatest.toPlainString();
  }
}
