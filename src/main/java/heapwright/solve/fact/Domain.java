package heapwright.solve.fact;

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
public record Domain(
    int width,
    long least,
    long greatest,
    long leastUnsigned,
    long greatestUnsigned,
    Set<Long> except) {
  private static final int MOST_EXCEPTIONS = 64;

  static Domain all(int width) {
    int unused = Long.SIZE - width;
    return new Domain(
        width, Long.MIN_VALUE >> unused, Long.MAX_VALUE >> unused, 0, -1L >>> unused, Set.of());
  }

  boolean isEmpty() {
    return least > greatest || Long.compareUnsigned(leastUnsigned, greatestUnsigned) > 0;
  }

  public boolean contains(long pattern) {
    long signed = signed(pattern);
    return least <= signed
        && signed <= greatest
        && Long.compareUnsigned(leastUnsigned, pattern) <= 0
        && Long.compareUnsigned(pattern, greatestUnsigned) <= 0
        && !except.contains(pattern);
  }

  private long signed(long pattern) {
    int unused = Long.SIZE - width;
    return pattern << unused >> unused;
  }

  private long pattern(long signed) {
    return signed & -1L >>> Long.SIZE - width;
  }

  Domain signedWithin(long from, long to) {
    return new Domain(
            width,
            Math.max(least, from),
            Math.min(greatest, to),
            leastUnsigned,
            greatestUnsigned,
            except)
        .consistent();
  }

  Domain unsignedWithin(long from, long to) {
    return new Domain(
            width,
            least,
            greatest,
            Long.compareUnsigned(leastUnsigned, from) > 0 ? leastUnsigned : from,
            Long.compareUnsigned(greatestUnsigned, to) < 0 ? greatestUnsigned : to,
            except)
        .consistent();
  }

  /** Without a value; beyond some number of exceptions, more are not kept. */
  Domain without(long pattern) {
    if (!contains(pattern) || except.size() >= MOST_EXCEPTIONS) {
      return this;
    }
    Set<Long> more = new TreeSet<>(except);
    more.add(pattern);
    return new Domain(width, least, greatest, leastUnsigned, greatestUnsigned, more).consistent();
  }

  /** Lets each reading learn from the other, and moves the ends past exceptions. */
  private Domain consistent() {
    Domain next = this;
    Domain former;
    do {
      former = next;
      next = former.isEmpty() ? former : former.withUnsignedFromSigned();
      next = next.isEmpty() ? next : next.withSignedFromUnsigned();
      next = next.isEmpty() ? next : next.trimmed();
    } while (!next.equals(former));
    return next;
  }

  private Domain withUnsignedFromSigned() {
    if (least < 0 != greatest < 0) {
      return this;
    }
    long from = pattern(least);
    long to = pattern(greatest);
    return new Domain(
        width,
        least,
        greatest,
        Long.compareUnsigned(leastUnsigned, from) > 0 ? leastUnsigned : from,
        Long.compareUnsigned(greatestUnsigned, to) < 0 ? greatestUnsigned : to,
        except);
  }

  private Domain withSignedFromUnsigned() {
    long from = signed(leastUnsigned);
    long to = signed(greatestUnsigned);
    return from < 0 != to < 0
        ? this
        : new Domain(
            width,
            Math.max(least, from),
            Math.min(greatest, to),
            leastUnsigned,
            greatestUnsigned,
            except);
  }

  private Domain trimmed() {
    if (except.isEmpty()) {
      return this;
    }
    long low = least;
    long high = greatest;
    while (low < high && except.contains(pattern(low))) {
      low++;
    }
    while (low < high && except.contains(pattern(high))) {
      high--;
    }
    long lowUnsigned = leastUnsigned;
    long highUnsigned = greatestUnsigned;
    while (lowUnsigned != highUnsigned && except.contains(lowUnsigned)) {
      lowUnsigned++;
    }
    while (lowUnsigned != highUnsigned && except.contains(highUnsigned)) {
      highUnsigned--;
    }
    boolean nothing =
        low == high && except.contains(pattern(low))
            || lowUnsigned == highUnsigned && except.contains(lowUnsigned);
    return new Domain(
        width, nothing ? 1 : low, nothing ? 0 : high, lowUnsigned, highUnsigned, except);
  }

  /** All values, if they are not more than some number. */
  public Optional<List<Long>> values(int most) {
    boolean bySign = Long.compareUnsigned(greatest - least, greatestUnsigned - leastUnsigned) < 0;
    long first = bySign ? least : leastUnsigned;
    long span = bySign ? greatest - least : greatestUnsigned - leastUnsigned;
    if (isEmpty() || Long.compareUnsigned(span, most) >= 0) {
      return Optional.empty();
    }
    List<Long> values = new ArrayList<>();
    for (long i = 0; i <= span; i++) {
      if (contains(pattern(first + i))) {
        values.add(pattern(first + i));
      }
    }
    return Optional.of(values);
  }

  /** The value of the domain that is nearest to one that is wished for, going up first. */
  public long nearest(long pattern) {
    long wished = Math.max(least, Math.min(greatest, signed(pattern)));
    for (long distance = 0; distance <= MOST_EXCEPTIONS + 1; distance++) {
      // As unsigned numbers the two distances do not overflow.
      if (Long.compareUnsigned(distance, greatest - wished) <= 0
          && contains(pattern(wished + distance))) {
        return pattern(wished + distance);
      }
      if (Long.compareUnsigned(distance, wished - least) <= 0
          && contains(pattern(wished - distance))) {
        return pattern(wished - distance);
      }
    }
    return leastUnsigned;
  }
}
