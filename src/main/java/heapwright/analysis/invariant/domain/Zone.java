package heapwright.analysis.invariant.domain;

import java.util.Arrays;
import java.util.Set;

/**
 * Bounds of differences between named numbers, closed under addition: a matrix whose entry (x, y)
 * is the least known c with x - y &lt;= c. The name 0 is the number 0, so its row and column are
 * the bounds of the numbers themselves.
 */
public final class Zone {
  public static final long NONE = Long.MAX_VALUE;

  private int size;

  /** How many names there is room for: the length of a row. */
  private int capacity;

  private int[] names;
  private long[] bounds;
  private final MatrixIndex places;

  public Zone() {
    size = 1;
    capacity = 8;
    names = new int[capacity];
    bounds = new long[capacity * capacity];
    places = new MatrixIndex();
    places.put(AbstractValue.ZERO, 0);
  }

  private Zone(Zone other) {
    size = other.size;
    capacity = other.capacity;
    names = other.names.clone();
    bounds = other.bounds.clone();
    places = other.places.copy();
  }

  public Zone copy() {
    return new Zone(this);
  }

  public boolean knows(int name) {
    return places.get(name) >= 0;
  }

  public int size() {
    return size;
  }

  public int[] names() {
    return Arrays.copyOf(names, size);
  }

  /** A sum of upper bounds. */
  public static long sum(long a, long b) {
    return Interval.highSum(a, b);
  }

  public void add(int name, Interval range) {
    if (knows(name)) {
      return;
    }
    int at = append(name);
    long most = range.high();
    long least = range.low() == Interval.NO_LOW ? NONE : range.negated().high();
    for (int i = 0; i < at; i++) {
      bounds[at * capacity + i] = sum(most, bounds[i]);
      bounds[i * capacity + at] = sum(bounds[i * capacity], least);
    }
    bounds[at * capacity + at] = 0;
  }

  private void grow() {
    if (size == capacity) {
      int wider = 2 * capacity;
      long[] larger = new long[wider * wider];
      for (int i = 0; i < size; i++) {
        System.arraycopy(bounds, i * capacity, larger, i * wider, size);
      }
      names = Arrays.copyOf(names, wider);
      bounds = larger;
      capacity = wider;
    }
  }

  /** Where a name stands in the matrix; -1 if it does not. */
  public int place(int name) {
    return places.get(name);
  }

  /** The bound between two places of the matrix. */
  public long at(int i, int j) {
    if (i == j && i >= 0) {
      return 0;
    }
    return i < 0 || j < 0 ? NONE : bounds[i * capacity + j];
  }

  /** Sets a bound without closing; for building a zone entry by entry. */
  public void put(int i, int j, long c) {
    bounds[i * capacity + j] = c;
  }

  /** The least known bound of x - y. */
  public long bound(int x, int y) {
    if (x == y) {
      return 0;
    }
    int i = places.get(x);
    int j = places.get(y);
    return i < 0 || j < 0 ? NONE : bounds[i * capacity + j];
  }

  public Interval range(int name) {
    long least = bound(AbstractValue.ZERO, name);
    return new Interval(least == NONE ? Interval.NO_LOW : -least, bound(name, AbstractValue.ZERO));
  }

  /** What happened to a new bound. */
  public enum Effect {
    NOTHING_NEW,
    TIGHTER,
    IMPOSSIBLE
  }

  /** Adds x - y &lt;= c. */
  public Effect constrain(int x, int y, long c) {
    if (c == NONE) {
      return Effect.NOTHING_NEW;
    }
    if (x == y) {
      return c < 0 ? Effect.IMPOSSIBLE : Effect.NOTHING_NEW;
    }
    int i = places.get(x);
    int j = places.get(y);
    if (bounds[i * capacity + j] <= c) {
      return Effect.NOTHING_NEW;
    }
    long back = bounds[j * capacity + i];
    if (back != NONE && sum(c, back) < 0) {
      return Effect.IMPOSSIBLE;
    }
    close(i, j, c);
    return Effect.TIGHTER;
  }

  /**
   * Adds that x is one of two values. A bound that holds for both values holds for x; closed rows
   * stay closed, so that one pass over x suffices.
   */
  public Effect choose(int x, AbstractValue a, AbstractValue b) {
    int at = places.get(x);
    int first = places.get(a.name());
    int second = places.get(b.name());
    boolean tighter = false;
    for (int k = 0; k < size; k++) {
      if (k == at) {
        continue;
      }
      long to = Math.max(sum(at(first, k), a.offset()), sum(at(second, k), b.offset()));
      long from = Math.max(sum(at(k, first), -a.offset()), sum(at(k, second), -b.offset()));
      tighter |= to < bounds[at * capacity + k] || from < bounds[k * capacity + at];
      bounds[at * capacity + k] = Math.min(to, bounds[at * capacity + k]);
      bounds[k * capacity + at] = Math.min(from, bounds[k * capacity + at]);
      if (sum(bounds[at * capacity + k], bounds[k * capacity + at]) < 0) {
        return Effect.IMPOSSIBLE;
      }
    }
    if (tighter) {
      close(at, at, 0);
    }
    return tighter ? Effect.TIGHTER : Effect.NOTHING_NEW;
  }

  private void close(int i, int j, long c) {
    for (int from = 0; from < size; from++) {
      long start = sum(bounds[from * capacity + i], c);
      if (start == NONE) {
        continue;
      }
      int row = from * capacity;
      for (int to = 0; to < size; to++) {
        long through = sum(start, bounds[j * capacity + to]);
        if (through < bounds[row + to] && from != to) {
          bounds[row + to] = through;
        }
      }
    }
  }

  /** Closes a zone that was built entry by entry; false if no numbers satisfy it. */
  public boolean close() {
    for (int k = 0; k < size; k++) {
      for (int i = 0; i < size; i++) {
        long first = bounds[i * capacity + k];
        if (first == NONE || i == k) {
          continue;
        }
        for (int j = 0; j < size; j++) {
          long through = sum(first, bounds[k * capacity + j]);
          if (through < bounds[i * capacity + j]) {
            if (i == j && through < 0) {
              return false;
            }
            bounds[i * capacity + j] = i == j ? 0 : through;
          }
        }
      }
    }
    return true;
  }

  /** The zone of these names only. */
  public Zone restricted(Set<Integer> kept) {
    Zone result = new Zone();
    int[] from = new int[size];
    for (int i = 1; i < size; i++) {
      if (kept.contains(names[i])) {
        from[result.size] = i;
        result.append(names[i]);
      }
    }
    for (int i = 0; i < result.size; i++) {
      for (int j = 0; j < result.size; j++) {
        result.bounds[i * result.capacity + j] = bounds[from[i] * capacity + from[j]];
      }
    }
    return result;
  }

  /** Adds a name whose bounds are yet to be put. */
  public int append(int name) {
    grow();
    names[size] = name;
    places.put(name, size);
    return size++;
  }
}
