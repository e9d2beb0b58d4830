package heapwright.machine.printf;

import java.util.OptionalInt;
import java.util.Set;

/** Flags, width and precision of a conversion with its asterisks replaced. */
record FieldLayout(Set<Flag> flags, int width, OptionalInt precision) {
  boolean has(Flag flag) {
    return flags.contains(flag);
  }

  boolean left() {
    return has(Flag.LEFT);
  }

  boolean zeroPadded() {
    return has(Flag.ZERO) && !left();
  }

  /** What stands before a number for its sign. */
  String sign(boolean negative) {
    if (negative) {
      return "-";
    }
    return has(Flag.PLUS) ? "+" : has(Flag.SPACE) ? " " : "";
  }
}
