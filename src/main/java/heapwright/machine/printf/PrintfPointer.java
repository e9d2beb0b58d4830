package heapwright.machine.printf;

/** A pointer argument. Nothing is read or written through it before its conversion's turn. */
public interface PrintfPointer {
  /** The number that %p prints; 0 for the null pointer. */
  long address();

  /** The bytes before the first NUL, but at most so many; no byte is touched beyond these. */
  byte[] string(int maxBytes);

  /** The wide characters before the first null one, but at most so many. */
  int[] wideString(int maxCharacters);

  /** Stores the count of %n in an integer of the modifier's width. */
  void store(LengthModifier length, long count);
}
