package heapwright.solve.domains;

/** Machine integers of so many bits. */
public record WordType(int bits, boolean signed) implements CellType {
  /** Zero for false, one for true. */
  public static final WordType TRUTH = new WordType(1, false);

  /** As many times a number may have gone round the type for us to look at each time. */
  private static final Whole FEW_ROUNDS = Whole.of(4);

  private static final int WIDEST = 128;
  private static final Values[] SIGNED = new Values[WIDEST + 1];
  private static final Values[] UNSIGNED = new Values[WIDEST + 1];

  static {
    for (int i = 1; i <= WIDEST; i++) {
      Whole half = Whole.powerOfTwo(i - 1);
      SIGNED[i] = Values.between(half.negated(), half.minus(Whole.ONE));
      UNSIGNED[i] = Values.between(Whole.ZERO, Whole.powerOfTwo(i).minus(Whole.ONE));
    }
  }

  public WordType {
    if (bits < 1 || bits > WIDEST) {
      throw new IllegalArgumentException(bits + " bits");
    }
  }

  @Override
  public int bytes() {
    return (bits + Byte.SIZE - 1) / Byte.SIZE;
  }

  public Whole least() {
    return all().least();
  }

  public Whole greatest() {
    return all().greatest();
  }

  public Values all() {
    return (signed ? SIGNED : UNSIGNED)[bits];
  }

  boolean holds(Whole value) {
    return !value.isBelow(least()) && !greatest().isBelow(value);
  }

  /** The number of this type with the same lowest bits. */
  public Whole wrap(Whole value) {
    return holds(value) ? value : value.minus(least()).modulo(Whole.powerOfTwo(bits)).plus(least());
  }

  /** What becomes of all numbers between two when only the lowest bits stay. */
  Values wrap(Whole low, Whole high) {
    if (holds(low) && holds(high)) {
      return Values.between(low, high);
    }
    if (high.isBelow(low)) {
      return Values.none();
    }
    if (!high.minus(low).plus(Whole.ONE).isBelow(Whole.powerOfTwo(bits))) {
      return all();
    }
    Whole first = wrap(low);
    Whole last = wrap(high);
    return last.isBelow(first)
        ? Values.between(least(), last).union(Values.between(first, greatest()))
        : Values.between(first, last);
  }

  Values wrap(Values values) {
    Values wrapped = Values.none();
    for (int i = 0; i < values.intervals(); i++) {
      wrapped = wrapped.union(wrap(values.least(i), values.greatest(i)));
    }
    return wrapped;
  }

  /** Of mathematical integers those whose lowest bits are among some of this type. */
  Values unwrap(Values wrapped, Values mathematical) {
    if (mathematical.isEmpty()) {
      return mathematical;
    }
    Whole modulus = Whole.powerOfTwo(bits);
    Whole first = mathematical.least().minus(least()).floorDividedBy(modulus);
    Whole last = mathematical.greatest().minus(least()).floorDividedBy(modulus);
    if (!last.minus(first).isBelow(FEW_ROUNDS)) {
      return mathematical;
    }
    Values all = Values.none();
    for (Whole k = first; !last.isBelow(k); k = k.plus(Whole.ONE)) {
      all = all.union(wrapped.moved(k.times(modulus)));
    }
    return mathematical.intersect(all);
  }

  @Override
  public String toString() {
    return (signed ? "s" : "u") + bits;
  }
}
