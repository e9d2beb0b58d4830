package heapwright.machine.libc;

import com.sun.jna.Native;
import com.sun.jna.Pointer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Native memory for the calls of one thread: the result, the arguments, and a place for what each
 * argument that is a pointer points to. Numbers go in and out as their bits.
 */
public final class NativeFrame {
  /** Bytes for a number: as many as a long double takes. */
  static final int SLOT = 16;

  /** An int that no function stores: no exponent, quotient or sign is as small. */
  public static final int UNTOUCHED = Integer.MIN_VALUE;

  private static final int MOST_ARGUMENTS = 4;
  private static final int POINTERS = SLOT;
  private static final int ARGUMENTS = POINTERS + MOST_ARGUMENTS * Long.BYTES;
  private static final int TARGETS = ARGUMENTS + MOST_ARGUMENTS * SLOT;
  private static final int BYTES = TARGETS + MOST_ARGUMENTS * SLOT;

  private static final NativeFunction ERRNO = new NativeFunction("__errno_location", "p()");
  private static final ThreadLocal<NativeFrame> OF_THREAD =
      ThreadLocal.withInitial(NativeFrame::new);

  private final ByteBuffer memory = ByteBuffer.allocateDirect(BYTES).order(ByteOrder.nativeOrder());
  private final long base = Pointer.nativeValue(Native.getDirectBufferPointer(memory));
  private final ByteBuffer errno;

  private NativeFrame() {
    for (int i = 0; i < MOST_ARGUMENTS; i++) {
      memory.putLong(POINTERS + i * Long.BYTES, base + ARGUMENTS + (long) i * SLOT);
    }
    ERRNO.call(this);
    errno = new Pointer(bits()).getByteBuffer(0, Integer.BYTES).order(ByteOrder.nativeOrder());
  }

  /** The frame of the current thread, to which errno belongs. */
  public static NativeFrame ofThread() {
    return OF_THREAD.get();
  }

  long result() {
    return base;
  }

  long arguments() {
    return base + POINTERS;
  }

  void clearError() {
    errno.putInt(0, 0);
  }

  int error() {
    return errno.getInt(0);
  }

  /** Passes a number of up to 64 bits. */
  public void pass(int index, long bits) {
    memory.putLong(ARGUMENTS + index * SLOT, bits);
  }

  /** Passes a long double: its significand, and its sign and exponent. */
  public void pass(int index, long significand, int top) {
    pass(index, significand);
    memory.putLong(ARGUMENTS + index * SLOT + Long.BYTES, top);
  }

  /** Passes the address of a place for a result, which holds {@link #UNTOUCHED} before the call. */
  public void passTarget(int index) {
    memory.putLong(TARGETS + index * SLOT, UNTOUCHED);
    pass(index, base + TARGETS + (long) index * SLOT);
  }

  /** The bits of the result; those beyond its type are any. */
  public long bits() {
    return memory.getLong(0);
  }

  /** The sign and exponent of a long double that is the result. */
  public int top() {
    return memory.getChar(Long.BYTES);
  }

  /** What stands at the place that was passed for a result. */
  public long target(int index) {
    return memory.getLong(TARGETS + index * SLOT);
  }

  /** The sign and exponent of a long double there. */
  public int targetTop(int index) {
    return memory.getChar(TARGETS + index * SLOT + Long.BYTES);
  }
}
