package heapwright.machine.code.arithmetic;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.type.IntegerType;
import heapwright.machine.code.closure.ConstantCode;
import heapwright.machine.code.closure.IntegerRepresentation;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.RegisterRead;
import heapwright.machine.outcome.FaultLog;

/**
 * Integer operators of up to 64 bits. Signed overflow is reported and wraps; in the types that gcc
 * gives to wide bit-fields it only wraps, as a conversion to the bit-field does.
 */
public final class IntegerArithmetic {
  private final FaultLog faults;

  public IntegerArithmetic(FaultLog faults) {
    this.faults = faults;
  }

  public LongCode unary(Expression.Unary e, LongCode operand) {
    IntegerType type = IntegerRepresentation.of(e.type());
    if (e.operator() == UnaryOperator.COMPLEMENT) {
      return IntegerRepresentation.wrap(f -> ~operand.eval(f), type);
    }
    OverflowSite overflow = new OverflowSite(faults, type, BinaryOperator.SUBTRACT, e.span());
    return subtract(new ConstantCode(0), operand, type, overflow);
  }

  public LongCode binary(Expression.Binary e, LongCode left, LongCode right) {
    IntegerType type = IntegerRepresentation.of(e.type());
    OverflowSite overflow = new OverflowSite(faults, type, e.operator(), e.span());
    return switch (e.operator()) {
      case ADD -> add(left, right, type, overflow);
      case SUBTRACT -> subtract(left, right, type, overflow);
      case MULTIPLY -> multiply(left, right, type, overflow);
      case DIVIDE -> new Division(faults, type, e.span()).quotient(left, right);
      case REMAINDER -> new Division(faults, type, e.span()).remainder(left, right);
      case AND -> and(left, right);
      case OR -> f -> left.eval(f) | right.eval(f);
      case XOR -> f -> left.eval(f) ^ right.eval(f);
      case SHIFT_LEFT, SHIFT_RIGHT -> new ShiftCode(faults, e).compile(left, right);
    };
  }

  private static boolean isInt(IntegerType type) {
    return type.signed() && type.bits() == 32;
  }

  private static boolean isLong(IntegerType type) {
    return type.signed() && type.bits() == 64;
  }

  private static LongCode add(
      LongCode left, LongCode right, IntegerType type, OverflowSite overflow) {
    if (isInt(type)) {
      return IntAddition.add(left, right, overflow);
    }
    if (isLong(type)) {
      return f -> {
        long x = left.eval(f);
        long y = right.eval(f);
        long sum = x + y;
        return ((x ^ sum) & (y ^ sum)) < 0 ? overflow.wrap(sum, x, y) : sum;
      };
    }
    return IntegerRepresentation.wrap(plus(left, right), type);
  }

  private static LongCode plus(LongCode left, LongCode right) {
    if (left instanceof RegisterRead x && right instanceof ConstantCode c) {
      int slot = x.slot();
      long constant = c.value();
      return f -> f[slot] + constant;
    }
    return f -> left.eval(f) + right.eval(f);
  }

  private static LongCode subtract(
      LongCode left, LongCode right, IntegerType type, OverflowSite overflow) {
    if (isInt(type)) {
      return IntAddition.subtract(left, right, overflow);
    }
    if (isLong(type)) {
      return f -> {
        long x = left.eval(f);
        long y = right.eval(f);
        long difference = x - y;
        return ((x ^ y) & (x ^ difference)) < 0 ? overflow.wrap(difference, x, y) : difference;
      };
    }
    return IntegerRepresentation.wrap(f -> left.eval(f) - right.eval(f), type);
  }

  private static LongCode multiply(
      LongCode left, LongCode right, IntegerType type, OverflowSite overflow) {
    if (isLong(type)) {
      return f -> {
        long x = left.eval(f);
        long y = right.eval(f);
        long product = x * y;
        return Math.multiplyHigh(x, y) == product >> 63 ? product : overflow.wrap(product, x, y);
      };
    }
    if (isInt(type)) {
      return f -> {
        long x = left.eval(f);
        long y = right.eval(f);
        long product = x * y;
        return product == (int) product ? product : overflow.wrap(product, x, y);
      };
    }
    return IntegerRepresentation.wrap(f -> left.eval(f) * right.eval(f), type);
  }

  private static LongCode and(LongCode left, LongCode right) {
    if (left instanceof RegisterRead x && right instanceof ConstantCode c) {
      int slot = x.slot();
      long constant = c.value();
      return f -> f[slot] & constant;
    }
    return f -> left.eval(f) & right.eval(f);
  }
}
