package heapwright.solve.question;

import heapwright.range.BitsRange;
import heapwright.range.IntegerInterval;
import heapwright.range.MathematicalInteger;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Sort;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/** The values that a person wants an input to have, both ends included. */
public record Range(BigDecimal least, BigDecimal greatest) {
  /** What the width of an integer holds; nothing is said about numbers with a fraction. */
  public static Optional<IntegerInterval> heldBy(Symbol symbol) {
    if (!(symbol.sort() instanceof Sort.Bits)) {
      return Optional.empty();
    }
    return Optional.of(
        BitsRange.all(symbol.width()).reading(symbol.reading() != BitsReading.UNSIGNED));
  }

  public boolean isEmpty() {
    return least.compareTo(greatest) > 0;
  }

  public IntegerInterval integers() {
    return new IntegerInterval(
        MathematicalInteger.of(least.setScale(0, RoundingMode.CEILING).toBigIntegerExact()),
        MathematicalInteger.of(greatest.setScale(0, RoundingMode.FLOOR).toBigIntegerExact()));
  }

  @Override
  public String toString() {
    return least.toPlainString() + ".." + greatest.toPlainString();
  }
}
