package heapwright.machine.code.arithmetic;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.type.IntegerType;
import heapwright.machine.code.closure.ConstantCode;
import heapwright.machine.code.closure.IntegerRepresentation;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.FaultLog;

/**
 * Shifts of up to 64 bits. A count outside the type's width is reported, and masked as x86 masks
 * it. Shifting into or out of the sign is no fault: gcc defines it.
 */
final class ShiftCode {
  private final FaultLog faults;
  private final Expression.Binary expression;
  private final IntegerType type;
  private final int mask;

  ShiftCode(FaultLog faults, Expression.Binary expression) {
    this.faults = faults;
    this.expression = expression;
    type = IntegerRepresentation.of(expression.type());
    mask = type.bits() > 32 ? 63 : 31;
  }

  LongCode compile(LongCode left, LongCode right) {
    boolean toTheLeft = expression.operator() == BinaryOperator.SHIFT_LEFT;
    if (right instanceof ConstantCode c && c.value() >= 0 && c.value() < type.bits()) {
      int count = (int) c.value();
      return toTheLeft
          ? IntegerRepresentation.wrap(f -> left.eval(f) << count, type)
          : rightBy(left, count);
    }
    return toTheLeft
        ? IntegerRepresentation.wrap(f -> left.eval(f) << count(right.eval(f)), type)
        : rightBy(left, right);
  }

  private LongCode rightBy(LongCode left, int count) {
    return type.signed() ? f -> left.eval(f) >> count : f -> left.eval(f) >>> count;
  }

  private LongCode rightBy(LongCode left, LongCode right) {
    return type.signed()
        ? f -> left.eval(f) >> count(right.eval(f))
        : f -> left.eval(f) >>> count(right.eval(f));
  }

  private int count(long count) {
    if (count < 0 || count >= type.bits()) {
      faults.survive(
          FaultKind.BAD_SHIFT,
          expression.span(),
          () -> "by " + count + " in '" + type + "', which has " + type.bits() + " bits");
    }
    return (int) count & mask;
  }
}
