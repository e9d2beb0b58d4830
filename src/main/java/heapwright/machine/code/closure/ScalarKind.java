package heapwright.machine.code.closure;

import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;

/** How a scalar is kept in a frame, and by which kind of code it is computed. */
public enum ScalarKind {
  /** An integer of up to 64 bits or an address. */
  LONG(1),
  /** The bits of a {@code float}. */
  FLOAT(1),
  /** The bits of a {@code double}. */
  DOUBLE(1),
  /** Significand, then sign and exponent, of a {@code long double}. */
  EXTENDED(2),
  /** The lower, then the upper half of a 128-bit integer. */
  WIDE(2);

  private final int slots;

  ScalarKind(int slots) {
    this.slots = slots;
  }

  public int slots() {
    return slots;
  }

  /** The shape of a scalar; an aggregate is denoted by its address. */
  public static ScalarKind of(Type type) {
    if (type instanceof FloatingType floating) {
      return switch (floating) {
        case FLOAT -> FLOAT;
        case DOUBLE -> DOUBLE;
        case LONG_DOUBLE -> EXTENDED;
      };
    }
    boolean wide =
        type.underlying() instanceof IntegerType t && t.kind() == IntegerType.Kind.INT128;
    return wide ? WIDE : LONG;
  }
}
