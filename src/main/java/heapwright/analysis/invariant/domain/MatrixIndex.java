package heapwright.analysis.invariant.domain;

import java.util.Arrays;

/** Where each name stands in a matrix: a small hash table of numbers, quick to ask and to copy. */
final class MatrixIndex {
  private static final int NO_NAME = -1;
  private static final int SPREAD = 0x9e3779b9;

  private int[] keys;
  private int[] values;
  private int size;

  MatrixIndex() {
    keys = new int[16];
    values = new int[16];
    Arrays.fill(keys, NO_NAME);
  }

  private MatrixIndex(MatrixIndex other) {
    keys = other.keys.clone();
    values = other.values.clone();
    size = other.size;
  }

  MatrixIndex copy() {
    return new MatrixIndex(this);
  }

  /** The place of a name; -1 if it has none. */
  int get(int name) {
    int at = find(name);
    return keys[at] == name ? values[at] : -1;
  }

  void put(int name, int place) {
    if (2 * (size + 1) > keys.length) {
      grow();
    }
    int at = find(name);
    size += keys[at] == name ? 0 : 1;
    keys[at] = name;
    values[at] = place;
  }

  /** Where the name is, or where it would be put. */
  private int find(int name) {
    int mask = keys.length - 1;
    int at = name * SPREAD >>> 16 & mask;
    while (keys[at] != name && keys[at] != NO_NAME) {
      at = at + 1 & mask;
    }
    return at;
  }

  private void grow() {
    int[] oldKeys = keys;
    int[] oldValues = values;
    keys = new int[2 * oldKeys.length];
    values = new int[keys.length];
    Arrays.fill(keys, NO_NAME);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != NO_NAME) {
        int at = find(oldKeys[i]);
        keys[at] = oldKeys[i];
        values[at] = oldValues[i];
      }
    }
  }
}
