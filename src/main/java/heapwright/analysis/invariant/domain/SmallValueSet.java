package heapwright.analysis.invariant.domain;

import java.util.BitSet;

/**
 * The numbers that one may be, one by one, where all lie close together: the letters and the
 * underscore, say, which neither bounds nor remainders tell from other characters.
 */
public final class SmallValueSet {
  /** Where numbers lie farther apart, their set is not kept. */
  public static final int MANY = 512;

  /** Any number. */
  public static final SmallValueSet ALL = new SmallValueSet(0, new BitSet(), true);

  private final long first;
  private final BitSet set;
  private final boolean isAll;

  private SmallValueSet(long first, BitSet set, boolean isAll) {
    this.first = first;
    this.set = set;
    this.isAll = isAll;
  }

  /** All numbers of a range, which is any number if it is wide. */
  public static SmallValueSet of(Interval range) {
    if (!isSmall(range)) {
      return ALL;
    }
    BitSet set = new BitSet();
    set.set(0, (int) (range.high() - range.low()) + 1);
    return new SmallValueSet(range.low(), set, false);
  }

  private static boolean isSmall(Interval range) {
    return range.isBounded()
        && !range.isEmpty()
        && range.minus(Interval.of(range.low())).high() < MANY;
  }

  public boolean isAll() {
    return isAll;
  }

  public boolean isEmpty() {
    return !isAll && set.isEmpty();
  }

  public boolean contains(long number) {
    return isAll || number >= first && number - first < MANY && set.get((int) (number - first));
  }

  /** Whether these are all the numbers from the least to the greatest. */
  public boolean isGapless() {
    return isAll || set.cardinality() == set.length() - Math.max(0, set.nextSetBit(0));
  }

  /** All of these but one. */
  public SmallValueSet without(long number) {
    if (isAll || !contains(number)) {
      return this;
    }
    BitSet rest = (BitSet) set.clone();
    rest.clear((int) (number - first));
    return new SmallValueSet(first, rest, false);
  }

  SmallValueSet plus(long number) {
    return isAll ? this : new SmallValueSet(first + number, set, false);
  }

  public SmallValueSet meet(SmallValueSet other) {
    if (isAll || other.isAll) {
      return isAll ? other : this;
    }
    BitSet both = new BitSet();
    set.stream().filter(i -> other.contains(first + i)).forEach(both::set);
    return new SmallValueSet(first, both, false);
  }

  public SmallValueSet join(SmallValueSet other) {
    if (isAll || other.isAll || isEmpty() || other.isEmpty()) {
      return isAll || other.isEmpty() ? this : other;
    }
    Interval range = hull().join(other.hull());
    if (!isSmall(range)) {
      return ALL;
    }
    BitSet either = new BitSet();
    set.stream().forEach(i -> either.set((int) (first + i - range.low())));
    other.set.stream().forEach(i -> either.set((int) (other.first + i - range.low())));
    return new SmallValueSet(range.low(), either, false);
  }

  public boolean within(SmallValueSet other) {
    return other.isAll || !isAll && set.stream().allMatch(i -> other.contains(first + i));
  }

  private Interval hull() {
    return new Interval(first + set.nextSetBit(0), first + set.length() - 1);
  }

  /** The range without the ends that are none of these. */
  public Interval tighten(Interval range) {
    if (isAll) {
      return range;
    }
    SmallValueSet inside = isSmall(range) ? meet(of(range)) : this;
    return inside.isEmpty() ? new Interval(1, 0) : range.meet(inside.hull());
  }
}
