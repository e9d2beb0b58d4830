package heapwright.machine.libc;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;

/** A type of arguments and results, as libffi describes it ({@code struct _ffi_type}). */
enum NativeType {
  VOID('v', 1, 0),
  FLOAT('f', Float.BYTES, 2),
  DOUBLE('d', Double.BYTES, 3),
  LONG_DOUBLE('e', NativeFrame.SLOT, 4),
  INT('i', Integer.BYTES, 10),
  LONG('l', Long.BYTES, 12),
  POINTER('p', Long.BYTES, 14);

  private static final int ALIGNMENT_OFFSET = 8;
  private static final int CODE_OFFSET = 10;
  private static final int DESCRIPTION_BYTES = 24;

  private final char letter;
  private final Memory description = new Memory(DESCRIPTION_BYTES);

  NativeType(char letter, int size, int code) {
    this.letter = letter;
    description.clear();
    description.setLong(0, size);
    description.setShort(ALIGNMENT_OFFSET, (short) size);
    description.setShort(CODE_OFFSET, (short) code);
  }

  /** The type of a letter; capitals stand for pointers to what their small letters stand for. */
  static NativeType of(int letter) {
    for (NativeType type : values()) {
      if (type.letter == letter) {
        return type;
      }
    }
    if (Character.isUpperCase(letter)) {
      return POINTER;
    }
    throw new IllegalArgumentException("no type: " + (char) letter);
  }

  long address() {
    return Pointer.nativeValue(description);
  }
}
