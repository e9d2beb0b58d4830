package heapwright.solve.fact;

import heapwright.range.BitsRange;
import heapwright.range.IntegerInterval;
import heapwright.range.MathematicalInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The values that simple facts leave to an input of up to 64 bits: from least to greatest in both
 * readings, and without a few exceptions.
 *
 * @param except values that are excluded, as unsigned patterns
 */
public record Domain(BitsRange range, Set<Long> except) {
  private static final int MOST_EXCEPTIONS = 64;

  static Domain all(int width) {
    return new Domain(BitsRange.all(width), Set.of());
  }

  boolean isEmpty() {
    return range.isEmpty();
  }

  public long least() {
    return range.signed().low().longBits();
  }

  public long greatest() {
    return range.signed().high().longBits();
  }

  public long leastUnsigned() {
    return range.unsigned().low().longBits();
  }

  public boolean contains(long pattern) {
    return range.contains(MathematicalInteger.of(signed(pattern))) && !except.contains(pattern);
  }

  private long signed(long pattern) {
    int unused = Long.SIZE - range.width();
    return pattern << unused >> unused;
  }

  private long pattern(long signed) {
    return signed & -1L >>> Long.SIZE - range.width();
  }

  Domain within(BitsRange bounds) {
    return trimmed(range.meet(bounds), except);
  }

  /** Without a value; beyond some number of exceptions, more are not kept. */
  Domain without(long pattern) {
    if (!contains(pattern) || except.size() >= MOST_EXCEPTIONS) {
      return this;
    }
    Set<Long> more = new TreeSet<>(except);
    more.add(pattern);
    return trimmed(range, more);
  }

  /** Moves the ends past exceptions. */
  private static Domain trimmed(BitsRange range, Set<Long> except) {
    BitsRange next = range;
    BitsRange former;
    do {
      former = next;
      Domain untrimmed = new Domain(former, except);
      next = former.isEmpty() ? former : former.within(untrimmed.trimmed(former.signed()));
      next = next.isEmpty() ? next : next.withinUnsigned(untrimmed.trimmed(next.unsigned()));
    } while (!next.equals(former));
    return new Domain(next, except);
  }

  private IntegerInterval trimmed(IntegerInterval values) {
    MathematicalInteger low = values.low();
    MathematicalInteger high = values.high();
    while (!high.isBelow(low) && except.contains(pattern(low.longBits()))) {
      low = low.plus(MathematicalInteger.ONE);
    }
    while (!high.isBelow(low) && except.contains(pattern(high.longBits()))) {
      high = high.minus(MathematicalInteger.ONE);
    }
    return new IntegerInterval(low, high);
  }

  /** All values, if they are not more than some number. */
  public Optional<List<Long>> values(int most) {
    boolean bySign = range.signed().size().isBelow(range.unsigned().size());
    IntegerInterval fewer = bySign ? range.signed() : range.unsigned();
    if (isEmpty() || MathematicalInteger.of(most).isBelow(fewer.size())) {
      return Optional.empty();
    }
    List<Long> values = new ArrayList<>();
    fewer
        .values()
        .forEach(
            value -> {
              if (contains(pattern(value.longBits()))) {
                values.add(pattern(value.longBits()));
              }
            });
    return Optional.of(values);
  }

  /** The value of the domain that is nearest to one that is wished for, going up first. */
  public long nearest(long pattern) {
    long wanted = Math.max(least(), Math.min(greatest(), signed(pattern)));
    for (long distance = 0; distance <= MOST_EXCEPTIONS + 1; distance++) {
      // As unsigned numbers the two distances do not overflow.
      if (Long.compareUnsigned(distance, greatest() - wanted) <= 0
          && contains(pattern(wanted + distance))) {
        return pattern(wanted + distance);
      }
      if (Long.compareUnsigned(distance, wanted - least()) <= 0
          && contains(pattern(wanted - distance))) {
        return pattern(wanted - distance);
      }
    }
    return leastUnsigned();
  }
}
