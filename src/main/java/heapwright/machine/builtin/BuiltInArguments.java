package heapwright.machine.builtin;

import heapwright.machine.libc.NativeFrame;
import heapwright.number.ExtendedDouble;

/** What a built-in function was called with, and where its result goes. */
final class BuiltInArguments {
  private final long[] frame;
  private final int[] slots;

  BuiltInArguments(long[] frame, int[] slots) {
    this.frame = frame;
    this.slots = slots;
  }

  long integer(int index) {
    return frame[slots[index]];
  }

  float single(int index) {
    return Float.intBitsToFloat((int) integer(index));
  }

  double real(int index) {
    return Double.longBitsToDouble(integer(index));
  }

  ExtendedDouble extended(int index) {
    int slot = slots[index];
    return new ExtendedDouble((int) frame[slot + 1], frame[slot]);
  }

  void give(long result) {
    frame[0] = result;
  }

  void give(float result) {
    frame[0] = Float.floatToRawIntBits(result);
  }

  /** Gives what a call left in a frame as its result of the type with this letter. */
  void give(char type, NativeFrame called) {
    switch (type) {
      case 'v' -> {}
      case 'i', 'f' -> frame[0] = (int) called.bits();
      case 'e' -> give(new ExtendedDouble(called.top(), called.bits()));
      default -> frame[0] = called.bits();
    }
  }

  void give(double result) {
    frame[0] = Double.doubleToRawLongBits(result);
  }

  void give(ExtendedDouble result) {
    frame[0] = result.significand();
    frame[1] = result.signAndExponent();
  }
}
