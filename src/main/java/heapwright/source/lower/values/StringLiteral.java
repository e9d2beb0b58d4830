package heapwright.source.lower.values;

import heapwright.ir.type.ArrayType;
import heapwright.ir.type.IntegerType;

/**
 * A string literal, decoded.
 *
 * @param bytes of all elements, the terminating zero included
 * @param length the number of elements, the terminating zero included
 */
public record StringLiteral(byte[] bytes, IntegerType element, int length) {

  public ArrayType type() {
    return new ArrayType(element, length);
  }
}
