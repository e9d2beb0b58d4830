package heapwright.method.run;

import heapwright.ir.type.BitRange;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.testcase.InputValue;
import java.math.BigInteger;
import java.util.Optional;

/** From the bytes of a cell to its value. */
final class CellDecoding {
  private static final int WORD = 8;
  private static final int EXTENDED_BITS = 80;

  private final FinalPointers pointers;

  CellDecoding(FinalPointers pointers) {
    this.pointers = pointers;
  }

  /** The value, unless it is one that only this run has, such as the address of a local. */
  Optional<InputValue> value(Cell cell, byte[] bytes) {
    int shift = cell.bits().map(BitRange::shift).orElse(0);
    int width = cell.bits().map(BitRange::width).orElse(8 * bytes.length);
    BigInteger raw = littleEndian(bytes).shiftRight(shift).mod(BigInteger.ONE.shiftLeft(width));
    Type type = cell.type();
    if (type instanceof PointerType pointer) {
      return pointers.value(raw.longValue(), pointer.target());
    }
    if (type instanceof FloatingType floating) {
      int bits = floating == FloatingType.LONG_DOUBLE ? EXTENDED_BITS : width;
      return Optional.of(new InputValue.Floating(raw.mod(BigInteger.ONE.shiftLeft(bits))));
    }
    if (width == 8 * WORD && pointers.isAddress(raw.longValue())) {
      return Optional.empty();
    }
    boolean negative = ((IntegerType) type.underlying()).signed() && raw.testBit(width - 1);
    BigInteger number = negative ? raw.subtract(BigInteger.ONE.shiftLeft(width)) : raw;
    return Optional.of(new InputValue.Number(number));
  }

  private static BigInteger littleEndian(byte[] bytes) {
    byte[] bigEndian = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      bigEndian[bytes.length - 1 - i] = bytes[i];
    }
    return new BigInteger(1, bigEndian);
  }
}
