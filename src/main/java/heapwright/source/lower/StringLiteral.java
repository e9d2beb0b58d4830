package heapwright.source.lower;

import heapwright.ir.ArrayType;
import heapwright.ir.IntegerType;

/**
 * A string literal, decoded.
 *
 * @param bytes of all elements, the terminating zero included
 * @param length the number of elements, the terminating zero included
 */
record StringLiteral(byte[] bytes, IntegerType element, int length) {

  ArrayType type() {
    return new ArrayType(element, length);
  }
}
