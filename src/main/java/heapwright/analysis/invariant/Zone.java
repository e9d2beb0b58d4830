package heapwright.analysis.invariant;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Bounds of differences between named numbers, closed under addition: a matrix whose entry (x, y)
 * is the least known c with x - y &lt;= c. The name 0 is the number 0, so its row and column are
 * the bounds of the numbers themselves.
 */
final class Zone {
  static final long NONE = Long.MAX_VALUE;

  private int size;
  private int[] names;
  private long[][] bounds;
  private final Map<Integer, Integer> places;

  Zone() {
    size = 1;
    names = new int[8];
    bounds = new long[8][8];
    places = new HashMap<>();
    places.put(Value.ZERO, 0);
  }

  private Zone(Zone other) {
    size = other.size;
    names = other.names.clone();
    bounds = new long[other.bounds.length][];
    for (int i = 0; i < size; i++) {
      bounds[i] = other.bounds[i].clone();
    }
    for (int i = size; i < bounds.length; i++) {
      bounds[i] = new long[bounds.length];
    }
    places = new HashMap<>(other.places);
  }

  Zone copy() {
    return new Zone(this);
  }

  boolean knows(int name) {
    return places.containsKey(name);
  }

  int size() {
    return size;
  }

  int[] names() {
    return Arrays.copyOf(names, size);
  }

  /** A sum of upper bounds. */
  static long sum(long a, long b) {
    return Interval.highSum(a, b);
  }

  void add(int name, Interval range) {
    if (knows(name)) {
      return;
    }
    int at = append(name);
    long most = range.high();
    long least = range.low() == Interval.NO_LOW ? NONE : range.negated().high();
    for (int i = 0; i < at; i++) {
      bounds[at][i] = sum(most, bounds[0][i]);
      bounds[i][at] = sum(bounds[i][0], least);
    }
    bounds[at][at] = 0;
  }

  private void grow() {
    if (size == bounds.length) {
      names = Arrays.copyOf(names, 2 * size);
      bounds = Arrays.copyOf(bounds, 2 * size);
      for (int i = 0; i < 2 * size; i++) {
        bounds[i] = i < size ? Arrays.copyOf(bounds[i], 2 * size) : new long[2 * size];
      }
    }
  }

  /** Where a name stands in the matrix; -1 if it does not. */
  int place(int name) {
    return places.getOrDefault(name, -1);
  }

  /** The bound between two places of the matrix. */
  long at(int i, int j) {
    if (i == j && i >= 0) {
      return 0;
    }
    return i < 0 || j < 0 ? NONE : bounds[i][j];
  }

  /** Sets a bound without closing; for building a zone entry by entry. */
  void put(int i, int j, long c) {
    bounds[i][j] = c;
  }

  /** The least known bound of x - y. */
  long bound(int x, int y) {
    if (x == y) {
      return 0;
    }
    Integer i = places.get(x);
    Integer j = places.get(y);
    return i == null || j == null ? NONE : bounds[i][j];
  }

  Interval range(int name) {
    long least = bound(Value.ZERO, name);
    return new Interval(least == NONE ? Interval.NO_LOW : -least, bound(name, Value.ZERO));
  }

  /** What became of a new bound. */
  enum Effect {
    NOTHING_NEW,
    TIGHTER,
    IMPOSSIBLE
  }

  /** Adds x - y &lt;= c. */
  Effect constrain(int x, int y, long c) {
    if (c == NONE) {
      return Effect.NOTHING_NEW;
    }
    if (x == y) {
      return c < 0 ? Effect.IMPOSSIBLE : Effect.NOTHING_NEW;
    }
    int i = places.get(x);
    int j = places.get(y);
    if (bounds[i][j] <= c) {
      return Effect.NOTHING_NEW;
    }
    if (bounds[j][i] != NONE && sum(c, bounds[j][i]) < 0) {
      return Effect.IMPOSSIBLE;
    }
    close(i, j, c);
    return Effect.TIGHTER;
  }

  private void close(int i, int j, long c) {
    for (int from = 0; from < size; from++) {
      long start = sum(bounds[from][i], c);
      if (start == NONE) {
        continue;
      }
      long[] row = bounds[from];
      for (int to = 0; to < size; to++) {
        long through = sum(start, bounds[j][to]);
        if (through < row[to] && from != to) {
          row[to] = through;
        }
      }
    }
  }

  /** Closes a zone that was built entry by entry; false if no numbers satisfy it. */
  boolean close() {
    for (int k = 0; k < size; k++) {
      for (int i = 0; i < size; i++) {
        long first = bounds[i][k];
        if (first == NONE || i == k) {
          continue;
        }
        for (int j = 0; j < size; j++) {
          long through = sum(first, bounds[k][j]);
          if (through < bounds[i][j]) {
            if (i == j && through < 0) {
              return false;
            }
            bounds[i][j] = i == j ? 0 : through;
          }
        }
      }
    }
    return true;
  }

  /** The zone of these names only. */
  Zone restricted(Set<Integer> kept) {
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
        result.bounds[i][j] = bounds[from[i]][from[j]];
      }
    }
    return result;
  }

  /** Adds a name whose bounds are yet to be put. */
  int append(int name) {
    grow();
    names[size] = name;
    places.put(name, size);
    return size++;
  }
}
