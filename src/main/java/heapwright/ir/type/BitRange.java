package heapwright.ir.type;

/**
 * Bits of a bit-field: {@code width} bits from bit {@code shift} (0 to 7) of the addressed byte on,
 * counted from the least significant, running into the following bytes.
 */
public record BitRange(int shift, int width) {

  /** How many bytes the bits touch. */
  public int bytes() {
    return (shift + width + 7) / 8;
  }
}
