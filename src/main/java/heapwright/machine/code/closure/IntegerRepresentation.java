package heapwright.machine.code.closure;

import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;

/** How the values of integer and pointer types lie in 64 bits. */
public final class IntegerRepresentation {
  private static final IntegerType ADDRESS = new IntegerType(IntegerType.Kind.LONG, 64, false);

  private IntegerRepresentation() {}

  /** The integer type whose values the type's behave as. */
  public static IntegerType of(Type type) {
    return type.underlying() instanceof IntegerType integer ? integer : ADDRESS;
  }

  /** Whether each value of one type, as it lies in 64 bits, is the converted value of another. */
  public static boolean keeps(Type from, Type to) {
    IntegerType source = of(from);
    IntegerType target = of(to);
    if (target.bits() >= 64) {
      return true;
    }
    return source.signed() == target.signed()
        ? target.bits() >= source.bits()
        : !source.signed() && target.bits() > source.bits();
  }

  /** Cuts a 64-bit value to a type. */
  public static LongCode wrap(LongCode code, IntegerType type) {
    if (type.isBool()) {
      return f -> code.eval(f) != 0 ? 1 : 0;
    }
    boolean signed = type.signed();
    switch (type.bits()) {
      case 8:
        return signed ? f -> (byte) code.eval(f) : f -> code.eval(f) & 0xff;
      case 16:
        return signed ? f -> (short) code.eval(f) : f -> code.eval(f) & 0xffff;
      case 32:
        return signed ? f -> (int) code.eval(f) : f -> code.eval(f) & 0xffff_ffffL;
      case 64:
        return code;
      default:
        return f -> type.wrap(code.eval(f));
    }
  }
}
