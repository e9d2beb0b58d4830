package heapwright.symbolic.term.value;

/** The binary floating-point formats of C on x86-64. */
public enum FloatFormat {
  FLOAT(8, 24, 32),
  DOUBLE(11, 53, 64),
  /** x87's extended format: the leading bit of the significand is stored, so 80 bits in all. */
  LONG_DOUBLE(15, 64, 80);

  private final int exponentBits;
  private final int precision;
  private final int width;

  FloatFormat(int exponentBits, int precision, int width) {
    this.exponentBits = exponentBits;
    this.precision = precision;
    this.width = width;
  }

  public int exponentBits() {
    return exponentBits;
  }

  /** Bits of the significand, the leading one included. */
  public int precision() {
    return precision;
  }

  /** Bits of the encoding in memory, without padding. */
  public int width() {
    return width;
  }
}
