package heapwright.source.parse.position;

import java.util.Arrays;

/** Searching in ascending offsets. */
public final class Sorted {
  private Sorted() {}

  /** The index of the first element that is not less than {@code value}. */
  public static int firstAtLeast(int[] ascending, int length, int value) {
    int found = Arrays.binarySearch(ascending, 0, length, value);
    if (found < 0) {
      return -found - 1;
    }
    while (found > 0 && ascending[found - 1] == value) {
      found--;
    }
    return found;
  }

  /** The index of the last element that is not greater than {@code value}, or -1. */
  public static int lastAtMost(int[] ascending, int length, int value) {
    int found = Arrays.binarySearch(ascending, 0, length, value);
    if (found < 0) {
      return -found - 2;
    }
    while (found + 1 < length && ascending[found + 1] == value) {
      found++;
    }
    return found;
  }
}
