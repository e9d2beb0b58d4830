package heapwright.source.parse.position;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Where the rewriting made the text longer, and by how much. */
public final class Insertions {
  /** By their offsets, how many characters were added up to there. */
  private final NavigableMap<Integer, Integer> totals = new TreeMap<>();

  /** Notes that {@code length} characters were added at an offset not before any earlier one. */
  public void add(int offset, int length) {
    totals.put(offset, (totals.isEmpty() ? 0 : totals.lastEntry().getValue()) + length);
  }

  /** How many of the characters between two offsets were added, the second exclusive. */
  int between(int from, int to) {
    return Math.min(before(to) - before(from), to - from);
  }

  private int before(int offset) {
    Map.Entry<Integer, Integer> last = totals.lowerEntry(offset);
    return last == null ? 0 : last.getValue();
  }
}
