package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.FloatRange;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.state.NameDefinition.Comparing;
import heapwright.analysis.invariant.state.NameDefinition.FloatOperation;
import heapwright.analysis.invariant.state.NameDefinition.Floating;
import heapwright.analysis.invariant.state.NameDefinition.Operation;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;

/** Conversions between scalar types. */
final class ConversionTransfer {
  private final AbstractState state;
  private final ExpressionTransfer evaluation;
  private final AbstractArithmetic arithmetic;

  ConversionTransfer(
      AbstractState state, ExpressionTransfer evaluation, AbstractArithmetic arithmetic) {
    this.state = state;
    this.evaluation = evaluation;
    this.arithmetic = arithmetic;
  }

  AbstractValue convert(AbstractValue value, Expression.Conversion e) {
    Type from = e.operand().type();
    Type to = e.type();
    if (from instanceof PointerType && to.isInteger()) {
      escape(value);
    }
    if (to instanceof FloatingType target) {
      return toFloat(value, from, target);
    }
    if (to instanceof PointerType) {
      return toPointer(value, from);
    }
    return toInteger(value, from, ExpressionTransfer.integer(to));
  }

  /** An address that becomes a number escapes: arithmetic on it is not followed. */
  private void escape(AbstractValue value) {
    if (!value.isConstant()) {
      state.escape(value);
    }
  }

  private AbstractValue toFloat(AbstractValue value, Type from, FloatingType target) {
    if (target == FloatingType.LONG_DOUBLE || from == FloatingType.LONG_DOUBLE) {
      return evaluation.unknown(target);
    }
    if (from.isInteger()) {
      return ExpressionTransfer.integer(from).bits() > 64
          ? evaluation.unknown(target)
          : state.value(Operation.of(new Floating(FloatOperation.FROM_INTEGER, target), value));
    }
    return from == target || target == FloatingType.DOUBLE
        ? value
        : state.value(Operation.of(new Floating(FloatOperation.CONVERT, target), value));
  }

  private AbstractValue toPointer(AbstractValue value, Type from) {
    if (from instanceof PointerType) {
      return value;
    }
    // Negative numbers become addresses beyond those that are compared here.
    return from.isInteger() && state.range(value).low() >= 0 && value.isConstant()
        ? value
        : evaluation.unknown(new PointerType(from, Qualifiers.NONE));
  }

  private AbstractValue toInteger(AbstractValue value, Type from, IntegerType to) {
    if (from instanceof FloatingType) {
      return fromFloat(value, to);
    }
    if (to.isBool()) {
      return state.folded(
          Operation.of(new Comparing(Relation.NOT_EQUAL), value, AbstractValue.of(0)));
    }
    if (to.bits() > 64 || from.isInteger() && ExpressionTransfer.integer(from).bits() > 64) {
      return evaluation.unknown(to);
    }
    if (from instanceof PointerType && to.bits() == 64 && !to.signed()) {
      return value;
    }
    if (from.isInteger() && holdsAll(ExpressionTransfer.integer(from), to)) {
      return value;
    }
    return arithmetic.inType(value, to, true);
  }

  private static boolean holdsAll(IntegerType from, IntegerType to) {
    return from.signed() == to.signed()
        ? from.bits() <= to.bits()
        : !from.signed() && from.bits() < to.bits();
  }

  private AbstractValue fromFloat(AbstractValue value, IntegerType to) {
    AbstractValue result = evaluation.unknown(to);
    FloatRange range = state.floatRange(value);
    boolean small = range.low() > -1e15 && range.high() < 1e15 && !range.maybeNan();
    if (small && !to.isBool() && !range.hasNoNumber()) {
      Interval whole = new Interval((long) range.low(), (long) range.high());
      if (whole.within(Interval.of(to))) {
        state.narrow(result, whole);
      }
    }
    return result;
  }
}
