package heapwright.machine.printf;

import heapwright.number.ExtendedDouble;

/**
 * The variable arguments of a call, taken in order, and what those that are pointers lead to.
 * Nothing is read or written through a pointer before its conversion's turn.
 */
public interface PrintfArguments {
  /** The next argument's bits, whatever its type; of an int only the lower half counts. */
  long nextLong();

  ExtendedDouble nextLongDouble();

  /** The bytes before the first NUL, but at most this many; no byte is touched beyond these. */
  byte[] string(long address, int maxBytes);

  /** The wide characters before the first null one, but at most this many. */
  int[] wideString(long address, int maxCharacters);

  /** Stores the count of %n in an integer of this many bits. */
  void store(long address, int bits, long count);

  /** What strerror says of errno as it was at the call; for %m. */
  byte[] errorText();
}
