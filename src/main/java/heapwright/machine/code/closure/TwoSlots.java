package heapwright.machine.code.closure;

import heapwright.number.ExtendedDouble;

/** How values that take two slots lie in a frame. */
public final class TwoSlots {
  private TwoSlots() {}

  public static ExtendedDouble extended(long[] frame, int slot) {
    return new ExtendedDouble((int) frame[slot + 1], frame[slot]);
  }

  public static void put(long[] frame, int slot, ExtendedDouble value) {
    frame[slot] = value.significand();
    frame[slot + 1] = value.signAndExponent();
  }

  public static Int128 wide(long[] frame, int slot) {
    return new Int128(frame[slot + 1], frame[slot]);
  }

  public static void put(long[] frame, int slot, Int128 value) {
    frame[slot] = value.low();
    frame[slot + 1] = value.high();
  }
}
