package heapwright.source.parse.position;

import java.util.Arrays;

/** Where the rewriting made the text longer, and by how much. */
public final class Insertions {
  private int[] offsets = new int[16];
  private int[] totals = new int[16];
  private int count;

  /** Notes that {@code length} characters were added at an offset beyond all earlier ones. */
  public void add(int offset, int length) {
    if (count == offsets.length) {
      offsets = Arrays.copyOf(offsets, 2 * count);
      totals = Arrays.copyOf(totals, 2 * count);
    }
    offsets[count] = offset;
    totals[count] = total(count) + length;
    count++;
  }

  /** How many of the characters between two offsets were added, the second exclusive. */
  int between(int from, int to) {
    if (count == 0 || to <= offsets[0]) {
      return 0;
    }
    int upTo = Sorted.firstAtLeast(offsets, count, to);
    int before = Sorted.firstAtLeast(offsets, count, from);
    return Math.min(total(upTo) - total(before), to - from);
  }

  private int total(int length) {
    return length == 0 ? 0 : totals[length - 1];
  }
}
