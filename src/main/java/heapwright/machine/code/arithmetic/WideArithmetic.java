package heapwright.machine.code.arithmetic;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.type.IntegerType;
import heapwright.machine.code.closure.Int128;
import heapwright.machine.code.closure.IntegerRepresentation;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.WideCode;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.FaultLog;

/** Operators on 128-bit integers. */
public final class WideArithmetic {
  private static final int BITS = 128;

  private final FaultLog faults;

  public WideArithmetic(FaultLog faults) {
    this.faults = faults;
  }

  public WideCode binary(Expression.Binary e, WideCode left, WideCode right) {
    return switch (e.operator()) {
      case ADD -> checked(e, left, right, Int128::add);
      case SUBTRACT -> checked(e, left, right, Int128::subtract);
      case MULTIPLY -> checked(e, left, right, Int128::multiply);
      case DIVIDE, REMAINDER -> division(e, left, right);
      case AND -> f -> left.eval(f).and(right.eval(f));
      case OR -> f -> left.eval(f).or(right.eval(f));
      case XOR -> f -> left.eval(f).xor(right.eval(f));
      case SHIFT_LEFT, SHIFT_RIGHT -> throw NumberCases.noSuchOperator(e);
    };
  }

  private interface Operation {
    Int128 apply(Int128 left, Int128 right);
  }

  private WideCode checked(
      Expression.Binary e, WideCode left, WideCode right, Operation operation) {
    IntegerType type = IntegerRepresentation.of(e.type());
    if (!type.signed()) {
      return f -> operation.apply(left.eval(f), right.eval(f));
    }
    OverflowSite overflow = new OverflowSite(faults, type, e.operator(), e.span());
    return f -> {
      Int128 x = left.eval(f);
      Int128 y = right.eval(f);
      return overflow.wide(operation.apply(x, y), x, y);
    };
  }

  private WideCode division(Expression.Binary e, WideCode left, WideCode right) {
    boolean signed = IntegerRepresentation.of(e.type()).signed();
    boolean quotient = e.operator() == BinaryOperator.DIVIDE;
    Division division = new Division(faults, IntegerRepresentation.of(e.type()), e.span());
    return f -> {
      Int128 x = left.eval(f);
      Int128 y = right.eval(f);
      if (y.isZero()) {
        throw division.byZero();
      }
      return Int128.of(
          quotient
              ? x.value(signed).divide(y.value(signed))
              : x.value(signed).remainder(y.value(signed)));
    };
  }

  public WideCode shift(Expression.Binary e, WideCode left, LongCode right) {
    boolean signed = IntegerRepresentation.of(e.type()).signed();
    return e.operator() == BinaryOperator.SHIFT_LEFT
        ? f -> left.eval(f).shiftLeft(count(right.eval(f), e))
        : f -> left.eval(f).shiftRight(count(right.eval(f), e), signed);
  }

  private int count(long count, Expression.Binary e) {
    if (count < 0 || count >= BITS) {
      faults.survive(
          FaultKind.BAD_SHIFT,
          e.span(),
          () -> "by " + count + " in '" + e.type() + "', which has " + BITS + " bits");
    }
    return (int) count & BITS - 1;
  }
}
