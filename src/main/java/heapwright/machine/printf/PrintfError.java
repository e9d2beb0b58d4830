package heapwright.machine.printf;

/** Why a printf function fails; the names are those of errno. */
public enum PrintfError {
  /** The format ends within a conversion, or asks for one argument as two types. */
  EINVAL,
  /** A width, a precision or the output exceeds an int. */
  EOVERFLOW,
  /** A wide character has no multibyte form in the C locale. */
  EILSEQ
}
