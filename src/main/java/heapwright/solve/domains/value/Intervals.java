package heapwright.solve.domains.value;

import java.util.ArrayList;
import java.util.List;

/** Intervals, taken by ascending least ends, on their way to become a set. */
final class Intervals {
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
    while (ends.size() > 2 * IntegerSet.MOST) {
      int narrowest = narrowestGap();
      ends.subList(narrowest, narrowest + 2).clear();
    }
    return ends.isEmpty()
        ? IntegerSet.none()
        : new IntegerSet(ends.toArray(MathematicalInteger[]::new));
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
