package heapwright.solve.domains.value;

import heapwright.range.IntegerInterval;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;

/** Machine integers of this many bits. */
public record WordType(int bits, boolean signed) implements CellType {
  /** Zero for false, one for true. */
  public static final WordType TRUTH = new WordType(1, false);

  /** As many times a number may have gone round the type for us to look at each time. */
  private static final MathematicalInteger FEW_ROUNDS = MathematicalInteger.of(4);

  private static final IntegerSet[] SIGNED = new IntegerSet[IntegerInterval.WIDEST + 1];
  private static final IntegerSet[] UNSIGNED = new IntegerSet[IntegerInterval.WIDEST + 1];

  static {
    for (int i = 1; i <= IntegerInterval.WIDEST; i++) {
      SIGNED[i] = IntegerInterval.signed(i).values();
      UNSIGNED[i] = IntegerInterval.unsigned(i).values();
    }
  }

  public WordType {
    if (bits < 1 || bits > IntegerInterval.WIDEST) {
      throw new IllegalArgumentException(bits + " bits");
    }
  }

  /**
   * Whether C computes in it with a sign. The types of wide bit-fields, in which gcc wraps, have
   * other lengths.
   */
  public boolean isSignedStandard() {
    return signed && Integer.bitCount(bits) == 1;
  }

  @Override
  public int bytes() {
    return (bits + Byte.SIZE - 1) / Byte.SIZE;
  }

  public MathematicalInteger least() {
    return all().least();
  }

  public MathematicalInteger greatest() {
    return all().greatest();
  }

  public IntegerSet all() {
    return (signed ? SIGNED : UNSIGNED)[bits];
  }

  public boolean holds(MathematicalInteger value) {
    return !value.isBelow(least()) && !greatest().isBelow(value);
  }

  /** The number of this type with the same lowest bits. */
  public MathematicalInteger wrap(MathematicalInteger value) {
    return holds(value)
        ? value
        : value.minus(least()).modulo(MathematicalInteger.powerOfTwo(bits)).plus(least());
  }

  /** What happens to all numbers between two when only the lowest bits stay. */
  IntegerSet wrap(MathematicalInteger low, MathematicalInteger high) {
    if (holds(low) && holds(high)) {
      return IntegerSet.between(low, high);
    }
    if (high.isBelow(low)) {
      return IntegerSet.none();
    }
    if (!high.minus(low)
        .plus(MathematicalInteger.ONE)
        .isBelow(MathematicalInteger.powerOfTwo(bits))) {
      return all();
    }
    MathematicalInteger first = wrap(low);
    MathematicalInteger last = wrap(high);
    return last.isBelow(first)
        ? IntegerSet.between(least(), last).union(IntegerSet.between(first, greatest()))
        : IntegerSet.between(first, last);
  }

  public IntegerSet wrap(IntegerSet values) {
    IntegerSet wrapped = IntegerSet.none();
    for (int i = 0; i < values.intervals(); i++) {
      wrapped = wrapped.union(wrap(values.least(i), values.greatest(i)));
    }
    return wrapped;
  }

  /** Of mathematical integers those whose lowest bits are among some of this type. */
  public IntegerSet unwrap(IntegerSet wrapped, IntegerSet mathematical) {
    if (mathematical.isEmpty()) {
      return mathematical;
    }
    MathematicalInteger modulus = MathematicalInteger.powerOfTwo(bits);
    MathematicalInteger first = mathematical.least().minus(least()).floorDividedBy(modulus);
    MathematicalInteger last = mathematical.greatest().minus(least()).floorDividedBy(modulus);
    if (!last.minus(first).isBelow(FEW_ROUNDS)) {
      return mathematical;
    }
    IntegerSet all = IntegerSet.none();
    for (MathematicalInteger k = first; !last.isBelow(k); k = k.plus(MathematicalInteger.ONE)) {
      all = all.union(wrapped.moved(k.times(modulus)));
    }
    return mathematical.intersect(all);
  }

  @Override
  public String toString() {
    return (signed ? "s" : "u") + bits;
  }
}
