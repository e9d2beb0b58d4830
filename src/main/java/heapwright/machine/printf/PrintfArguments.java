package heapwright.machine.printf;

import heapwright.number.ExtendedDouble;

/** The variable arguments of a call, taken in order, each with the type that va_arg is given. */
public interface PrintfArguments {
  int nextInt();

  long nextLong();

  double nextDouble();

  ExtendedDouble nextLongDouble();

  PrintfPointer nextPointer();

  /** What strerror says of errno as it was at the call; for %m. */
  byte[] errorText();
}
