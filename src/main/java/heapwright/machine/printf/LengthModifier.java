package heapwright.machine.printf;

/** The letters between a conversion's precision and its own letter (C17 7.21.6.1p7). */
public enum LengthModifier {
  NONE(Integer.SIZE),
  /** hh */
  CHAR(Byte.SIZE),
  /** h */
  SHORT(Short.SIZE),
  /** l */
  LONG(Long.SIZE),
  /** ll, and L and q, which glibc takes for it; with a floating conversion, long double. */
  LONG_LONG(Long.SIZE),
  /** j */
  INTMAX(Long.SIZE),
  /** z, and Z of old */
  SIZE(Long.SIZE),
  /** t */
  PTRDIFF(Long.SIZE);

  private final int bits;

  LengthModifier(int bits) {
    this.bits = bits;
  }

  /** Width of the integer type that is meant. */
  public int bits() {
    return bits;
  }

  /** Whether a character or string conversion with it is about wide characters. */
  public boolean isWide() {
    return this == LONG || this == LONG_LONG;
  }
}
