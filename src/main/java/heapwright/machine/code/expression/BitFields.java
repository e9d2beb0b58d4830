package heapwright.machine.code.expression;

import heapwright.ir.type.BitRange;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.Int128;
import heapwright.machine.code.closure.IntegerRepresentation;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.ScalarKind;
import heapwright.machine.code.closure.TwoSlots;
import heapwright.machine.code.closure.WideCode;
import heapwright.machine.memory.Memory;
import heapwright.machine.memory.PartialBytes;
import heapwright.machine.memory.Site;

/** Reads and writes the bits of bit-fields, which may run over up to nine bytes, or seventeen. */
public final class BitFields {
  private final PartialBytes bytes;

  public BitFields(Memory memory) {
    bytes = new PartialBytes(memory);
  }

  public Action load(int target, LongCode address, Type type, BitRange bits, Site at) {
    if (ScalarKind.of(type) == ScalarKind.WIDE || bits.bytes() > Long.BYTES) {
      WideCode value = wide(address, IntegerRepresentation.of(type), bits, at);
      return ScalarKind.of(type) == ScalarKind.WIDE
          ? f -> TwoSlots.put(f, target, value.eval(f))
          : f -> f[target] = value.eval(f).low();
    }
    IntegerType field =
        new IntegerType(IntegerRepresentation.of(type).kind(), bits.width(), signed(type));
    return f ->
        f[target] = field.wrap(bytes.load(address.eval(f), bits.bytes(), at) >>> bits.shift());
  }

  private static boolean signed(Type type) {
    return IntegerRepresentation.of(type).signed();
  }

  private WideCode wide(LongCode address, IntegerType type, BitRange bits, Site at) {
    return f -> {
      Int128 value = unit(address.eval(f), bits, at);
      return value.shiftRight(bits.shift(), false).wrap(bits.width(), type.signed());
    };
  }

  private Int128 unit(long from, BitRange bits, Site at) {
    int count = Math.min(bits.bytes(), 2 * Long.BYTES);
    long low = bytes.load(from, Math.min(count, Long.BYTES), at);
    long high = count > Long.BYTES ? bytes.load(from + Long.BYTES, count - Long.BYTES, at) : 0;
    return new Int128(high, low);
  }

  public Action store(LongCode address, LongCode value, BitRange bits, Site at) {
    if (bits.bytes() > Long.BYTES) {
      return storeWide(address, f -> Int128.ofUnsigned(value.eval(f)), bits, at);
    }
    long mask = (bits.width() == Long.SIZE ? -1L : (1L << bits.width()) - 1) << bits.shift();
    return f -> bytes.merge(address.eval(f), bits.bytes(), value.eval(f) << bits.shift(), mask, at);
  }

  public Action storeWide(LongCode address, WideCode value, BitRange bits, Site at) {
    Int128 ones = Int128.ofSigned(-1).wrap(bits.width(), false).shiftLeft(bits.shift());
    int count = Math.min(bits.bytes(), 2 * Long.BYTES);
    int lower = Math.min(count, Long.BYTES);
    return f -> {
      long to = address.eval(f);
      Int128 shifted = value.eval(f).shiftLeft(bits.shift());
      bytes.merge(to, lower, shifted.low(), ones.low(), at);
      if (count > lower) {
        bytes.merge(to + lower, count - lower, shifted.high(), ones.high(), at);
      }
    };
  }
}
