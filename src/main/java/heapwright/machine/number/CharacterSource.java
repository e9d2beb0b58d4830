package heapwright.machine.number;

/**
 * Text that ends with a NUL, read one character at a time and never beyond the first one that tells
 * where the number ends, so that a caller with a memory of bytes need not copy.
 */
@FunctionalInterface
public interface CharacterSource {
  /** The character at an index, 0 to 255. */
  int at(int index);

  /** The characters of an array, which a NUL follows. */
  static CharacterSource of(byte[] text) {
    return index -> index < text.length ? text[index] & 0xff : 0;
  }
}
