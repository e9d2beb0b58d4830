package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.OverflowSemantics;
import heapwright.analysis.invariant.domain.WideTypes;
import heapwright.analysis.invariant.state.NameDefinition.Arithmetic;
import heapwright.analysis.invariant.state.NameDefinition.Operation;
import heapwright.analysis.invariant.state.NameDefinition.Wrapping;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;
import java.util.Optional;
import java.util.Set;

/** Builds values of whole numbers, simplified where that is easy. */
public final class AbstractArithmetic {
  private static final int DEEP = 8;

  private final AbstractState state;
  private final OverflowSemantics overflow;

  public AbstractArithmetic(AbstractState state, OverflowSemantics overflow) {
    this.state = state;
    this.overflow = overflow;
  }

  AbstractValue sum(AbstractValue left, AbstractValue right) {
    if (right.isConstant() && left.canAdd(right.offset())) {
      return left.plus(right.offset());
    }
    if (left.isConstant() && right.canAdd(left.offset())) {
      return right.plus(left.offset());
    }
    long offset = left.offset() + right.offset();
    if (left.isConstant() || right.isConstant() || !AbstractValue.of(0).canAdd(offset)) {
      return unknown(state.range(left).plus(state.range(right)));
    }
    return symmetric(Arithmetic.ADD, left.plus(-left.offset()), right.plus(-right.offset()))
        .plus(offset);
  }

  public AbstractValue difference(AbstractValue left, AbstractValue right) {
    long offset = left.offset() - right.offset();
    boolean small = AbstractValue.of(0).canAdd(offset);
    if (!small) {
      return unknown(state.range(left).minus(state.range(right)));
    }
    if (left.name() == right.name()) {
      return AbstractValue.of(offset);
    }
    if (right.isConstant()) {
      return new AbstractValue(left.name(), offset);
    }
    AbstractValue a = AbstractValue.named(left.name());
    AbstractValue b = AbstractValue.named(right.name());
    return cancelled(a, b)
        .filter(v -> v.canAdd(offset))
        .map(v -> v.plus(offset))
        .orElseGet(() -> operation(Arithmetic.SUBTRACT, a, b).plus(offset));
  }

  /** (a + b) - a and (a + b) - (a + c). */
  private Optional<AbstractValue> cancelled(AbstractValue total, AbstractValue part) {
    if (total.isConstant()
        || !(state.terms.term(total.name()) instanceof Operation sum)
        || sum.operator() != Arithmetic.ADD) {
      return Optional.empty();
    }
    if (sum.left().equals(part)) {
      return Optional.of(sum.right());
    }
    if (sum.right().equals(part)) {
      return Optional.of(sum.left());
    }
    if (state.terms.term(part.name()) instanceof Operation other
        && other.operator() == Arithmetic.ADD) {
      if (sum.left().equals(other.left())) {
        return Optional.of(difference(sum.right(), other.right()));
      }
      if (sum.right().equals(other.right())) {
        return Optional.of(difference(sum.left(), other.left()));
      }
    }
    return Optional.empty();
  }

  AbstractValue product(AbstractValue left, AbstractValue right) {
    if (left.isConstant() && !right.isConstant()) {
      return product(right, left);
    }
    if (!right.isConstant()) {
      return symmetric(Arithmetic.MULTIPLY, left, right);
    }
    long factor = right.offset();
    long high = Math.multiplyHigh(left.offset(), factor);
    long offset = left.offset() * factor;
    boolean small = high == offset >> 63 && AbstractValue.of(0).canAdd(offset);
    if (!small) {
      return unknown(state.range(left).times(state.range(right)));
    }
    if (left.isConstant() || factor == 0) {
      return AbstractValue.of(offset);
    }
    if (factor == 1) {
      return left;
    }
    return operation(Arithmetic.MULTIPLY, AbstractValue.named(left.name()), right).plus(offset);
  }

  AbstractValue symmetric(Arithmetic operator, AbstractValue left, AbstractValue right) {
    return left.isBefore(right)
        ? operation(operator, right, left)
        : operation(operator, left, right);
  }

  AbstractValue operation(Arithmetic operator, AbstractValue left, AbstractValue right) {
    AbstractValue result = shallow(state.value(Operation.of(operator, left, right)));
    return state
        .constant(result)
        .filter(c -> AbstractValue.of(0).canAdd(c))
        .map(AbstractValue::of)
        .orElse(result);
  }

  /** An operation on operations on operations gets a name of its own. */
  private AbstractValue shallow(AbstractValue value) {
    if (state.terms.depth(value.name()) <= DEEP || state.terms.isPointer(value.name())) {
      return value;
    }
    AbstractValue name = state.fresh(WideTypes.NUMBER, state.reach(value));
    state.equal(name, value);
    return name;
  }

  /** A number of which only the range is known. */
  AbstractValue unknown(Interval range) {
    AbstractValue value = state.fresh(WideTypes.NUMBER, Set.of());
    state.narrow(value, range);
    return value;
  }

  /** A number that was computed in a type: cut to the type's bits where it may not fit. */
  public AbstractValue inType(AbstractValue value, IntegerType type, boolean mayWrap) {
    if (type.bits() > 64) {
      return value;
    }
    if (fits(value, type)) {
      return value;
    }
    if (!mayWrap && overflow == OverflowSemantics.UNDEFINED) {
      state.narrow(value, Interval.of(type));
      return value;
    }
    return state.folded(Operation.of(new Wrapping(type), value));
  }

  boolean fits(AbstractValue value, Type type) {
    Interval range = state.range(value);
    Interval all = Interval.of(type);
    boolean low = all.low() != Interval.NO_LOW && range.low() >= all.low();
    boolean high = all.high() != Interval.NO_HIGH && range.high() <= all.high();
    low |= all.low() == Interval.NO_LOW && range.low() != Interval.NO_LOW;
    high |= all.high() == Interval.NO_HIGH && range.high() != Interval.NO_HIGH;
    return (low || isBoundedByName(value, type, false))
        && (high || isBoundedByName(value, type, true));
  }

  /** Whether some number of the type is at least (or at most) as great. */
  private boolean isBoundedByName(AbstractValue value, Type type, boolean above) {
    for (int name : state.zone.names()) {
      if (name != AbstractValue.ZERO && isOf(name, type)) {
        Interval distance = state.difference(value, AbstractValue.named(name));
        if (above ? distance.high() <= 0 : distance.low() >= 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a name stands for a number that a type surely holds, however wide. */
  private boolean isOf(int name, Type type) {
    NameDefinition term = state.terms.term(name);
    if (term instanceof NameDefinition.Unknown unknown) {
      return unknown.type() instanceof IntegerType own && alike(own, type);
    }
    return term instanceof Operation t
        && t.operator() instanceof Wrapping wrapping
        && alike(wrapping.type(), type);
  }

  private static boolean alike(IntegerType own, Type type) {
    return type instanceof IntegerType wanted
        && own.bits() == wanted.bits()
        && own.signed() == wanted.signed();
  }
}
