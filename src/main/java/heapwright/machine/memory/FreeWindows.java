package heapwright.machine.memory;

import java.util.Arrays;

/** A stack of windows that may be used again. */
final class FreeWindows {
  private int[] windows = new int[64];
  private int count;

  boolean isEmpty() {
    return count == 0;
  }

  int take() {
    return windows[--count];
  }

  void give(int window) {
    if (count == windows.length) {
      windows = Arrays.copyOf(windows, 2 * count);
    }
    windows[count++] = window;
  }

  void clear() {
    count = 0;
  }
}
