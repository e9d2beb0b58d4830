package heapwright.range;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/**
 * A set of integers: ascending intervals that do not touch. More than {@link #MOST} intervals are
 * not kept apart; the narrowest gaps are filled then, so that a computed set may be larger than
 * what it stands for, never smaller.
 */
public final class IntegerSet implements ValueSet {
  static final int MOST = 24;
  private static final IntegerSet NONE = new IntegerSet(new MathematicalInteger[0]);

  private final MathematicalInteger[] ends;

  /** Least and greatest of each interval by turns, ascending. */
  IntegerSet(MathematicalInteger[] ends) {
    this.ends = ends;
  }

  public static IntegerSet none() {
    return NONE;
  }

  public static IntegerSet of(MathematicalInteger value) {
    return new IntegerSet(new MathematicalInteger[] {value, value});
  }

  public static IntegerSet of(long value) {
    return of(MathematicalInteger.of(value));
  }

  /** All from the first to the last, of which there may be none. */
  public static IntegerSet between(MathematicalInteger least, MathematicalInteger greatest) {
    return greatest.isBelow(least)
        ? NONE
        : new IntegerSet(new MathematicalInteger[] {least, greatest});
  }

  public static IntegerSet between(long least, long greatest) {
    return between(MathematicalInteger.of(least), MathematicalInteger.of(greatest));
  }

  public static IntegerSet of(Collection<MathematicalInteger> values) {
    List<MathematicalInteger> sorted = new ArrayList<>(values);
    sorted.sort(null);
    Intervals all = new Intervals();
    sorted.forEach(value -> all.add(value, value));
    return all.build();
  }

  @Override
  public boolean isEmpty() {
    return ends.length == 0;
  }

  @Override
  public boolean isSingle() {
    return ends.length == 2 && ends[0].equals(ends[1]);
  }

  public MathematicalInteger least() {
    return ends[0];
  }

  public MathematicalInteger greatest() {
    return ends[ends.length - 1];
  }

  public int intervals() {
    return ends.length / 2;
  }

  public MathematicalInteger least(int interval) {
    return ends[2 * interval];
  }

  public MathematicalInteger greatest(int interval) {
    return ends[2 * interval + 1];
  }

  public boolean contains(MathematicalInteger value) {
    for (int i = 0; i < intervals(); i++) {
      if (value.isBelow(least(i))) {
        return false;
      }
      if (!greatest(i).isBelow(value)) {
        return true;
      }
    }
    return false;
  }

  /** How many there are, {@code most} if there are more. */
  public int count(int most) {
    MathematicalInteger sum = MathematicalInteger.ZERO;
    for (int i = 0; i < intervals(); i++) {
      sum = sum.plus(greatest(i).minus(least(i))).plus(MathematicalInteger.ONE);
    }
    MathematicalInteger capped = sum.least(MathematicalInteger.of(most));
    return (int) capped.longBits();
  }

  /** Each by itself, ascending: for sets that are known to be small. */
  public void forEach(Consumer<MathematicalInteger> consumer) {
    for (int i = 0; i < intervals(); i++) {
      for (MathematicalInteger v = least(i);
          !greatest(i).isBelow(v);
          v = v.plus(MathematicalInteger.ONE)) {
        consumer.accept(v);
      }
    }
  }

  public IntegerSet intersect(IntegerSet other) {
    if (isWithin(other)) {
      return this;
    }
    Intervals common = new Intervals();
    int i = 0;
    int j = 0;
    while (i < intervals() && j < other.intervals()) {
      MathematicalInteger high = greatest(i).least(other.greatest(j));
      common.add(least(i).greatest(other.least(j)), high);
      if (greatest(i).equals(high)) {
        i++;
      } else {
        j++;
      }
    }
    // Filling gaps here could bring back what is gone already; so less is taken away instead.
    return common.intervals() > MOST ? intersect(other.hull()) : common.build();
  }

  public boolean meets(IntegerSet other) {
    int i = 0;
    int j = 0;
    while (i < intervals() && j < other.intervals()) {
      if (greatest(i).isBelow(other.least(j))) {
        i++;
      } else if (other.greatest(j).isBelow(least(i))) {
        j++;
      } else {
        return true;
      }
    }
    return false;
  }

  public boolean isWithin(IntegerSet other) {
    int j = 0;
    for (int i = 0; i < intervals(); i++) {
      while (j < other.intervals() && other.greatest(j).isBelow(least(i))) {
        j++;
      }
      boolean inside =
          j < other.intervals()
              && !least(i).isBelow(other.least(j))
              && !other.greatest(j).isBelow(greatest(i));
      if (!inside) {
        return false;
      }
    }
    return true;
  }

  public IntegerSet union(IntegerSet other) {
    if (other.isWithin(this)) {
      return this;
    }
    Intervals both = new Intervals();
    int i = 0;
    int j = 0;
    while (i < intervals() || j < other.intervals()) {
      boolean mine = j == other.intervals() || i < intervals() && least(i).isBelow(other.least(j));
      if (mine) {
        both.add(least(i), greatest(i));
        i++;
      } else {
        both.add(other.least(j), other.greatest(j));
        j++;
      }
    }
    return both.build();
  }

  /** Without one number, if the rest is not too scattered to be told apart. */
  public IntegerSet without(MathematicalInteger value) {
    if (!contains(value)) {
      return this;
    }
    Intervals rest = new Intervals();
    for (int i = 0; i < intervals(); i++) {
      rest.add(least(i), greatest(i).least(value.minus(MathematicalInteger.ONE)));
      rest.add(least(i).greatest(value.plus(MathematicalInteger.ONE)), greatest(i));
    }
    return rest.intervals() > MOST ? this : rest.build();
  }

  public IntegerSet moved(MathematicalInteger by) {
    Intervals moved = new Intervals();
    for (int i = 0; i < intervals(); i++) {
      moved.add(least(i).plus(by), greatest(i).plus(by));
    }
    return moved.build();
  }

  /** All between the least and the greatest. */
  IntegerSet hull() {
    return intervals() <= 1 ? this : between(least(), greatest());
  }

  @Override
  public boolean meets(ValueSet other) {
    return meets((IntegerSet) other);
  }

  @Override
  public IntegerSet intersect(ValueSet other) {
    return intersect((IntegerSet) other);
  }

  @Override
  public IntegerSet union(ValueSet other) {
    return union((IntegerSet) other);
  }

  @Override
  public boolean isWithin(ValueSet other) {
    return isWithin((IntegerSet) other);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof IntegerSet && Arrays.equals(ends, ((IntegerSet) other).ends);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(ends);
  }

  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < intervals(); i++) {
      MathematicalInteger low = least(i);
      parts.add(low.equals(greatest(i)) ? low.toString() : low + ".." + greatest(i));
    }
    return parts.size() == 1 ? parts.get(0) : "{" + String.join(", ", parts) + "}";
  }

  /** Intervals, taken by ascending least ends, to become a set. */
  private static final class Intervals {
    private final List<MathematicalInteger> ends = new ArrayList<>();

    void add(MathematicalInteger least, MathematicalInteger greatest) {
      if (greatest.isBelow(least)) {
        return;
      }
      int last = ends.size() - 1;
      if (last > 0 && !ends.get(last).plus(MathematicalInteger.ONE).isBelow(least)) {
        ends.set(last, ends.get(last).greatest(greatest));
      } else {
        ends.add(least);
        ends.add(greatest);
      }
    }

    int intervals() {
      return ends.size() / 2;
    }

    IntegerSet build() {
      while (intervals() > MOST) {
        int narrowest = narrowestGap();
        ends.subList(narrowest, narrowest + 2).clear();
      }
      return ends.isEmpty() ? NONE : new IntegerSet(ends.toArray(MathematicalInteger[]::new));
    }

    private int narrowestGap() {
      int best = 1;
      for (int i = 3; i + 1 < ends.size(); i += 2) {
        if (gap(i).isBelow(gap(best))) {
          best = i;
        }
      }
      return best;
    }

    private MathematicalInteger gap(int end) {
      return ends.get(end + 1).minus(ends.get(end));
    }
  }
}
