package heapwright.analysis.invariant;

import heapwright.ir.IntegerType;
import heapwright.ir.Type;
import java.util.Optional;
import java.util.Set;

/** Builds values of whole numbers, simplified where that is easy. */
final class Arithmetic {
  private static final int DEEP = 8;

  private final State state;
  private final Overflow overflow;

  Arithmetic(State state, Overflow overflow) {
    this.state = state;
    this.overflow = overflow;
  }

  Value sum(Value left, Value right) {
    if (right.isConstant() && left.canAdd(right.offset())) {
      return left.plus(right.offset());
    }
    if (left.isConstant() && right.canAdd(left.offset())) {
      return right.plus(left.offset());
    }
    long offset = left.offset() + right.offset();
    if (left.isConstant() || right.isConstant() || !Value.of(0).canAdd(offset)) {
      return unknown(state.range(left).plus(state.range(right)));
    }
    return symmetric(Term.Operation.ADD, left.plus(-left.offset()), right.plus(-right.offset()))
        .plus(offset);
  }

  Value difference(Value left, Value right) {
    long offset = left.offset() - right.offset();
    boolean small = Value.of(0).canAdd(offset);
    if (!small) {
      return unknown(state.range(left).minus(state.range(right)));
    }
    if (left.name() == right.name()) {
      return Value.of(offset);
    }
    if (right.isConstant()) {
      return new Value(left.name(), offset);
    }
    Value a = Value.named(left.name());
    Value b = Value.named(right.name());
    return cancelled(a, b)
        .filter(v -> v.canAdd(offset))
        .map(v -> v.plus(offset))
        .orElseGet(() -> operation(Term.Operation.SUBTRACT, a, b).plus(offset));
  }

  /** (a + b) - a and (a + b) - (a + c). */
  private Optional<Value> cancelled(Value total, Value part) {
    if (total.isConstant()
        || !(state.terms.term(total.name()) instanceof Term.Arithmetic sum)
        || sum.operation() != Term.Operation.ADD) {
      return Optional.empty();
    }
    if (sum.left().equals(part)) {
      return Optional.of(sum.right());
    }
    if (sum.right().equals(part)) {
      return Optional.of(sum.left());
    }
    if (state.terms.term(part.name()) instanceof Term.Arithmetic other
        && other.operation() == Term.Operation.ADD) {
      if (sum.left().equals(other.left())) {
        return Optional.of(difference(sum.right(), other.right()));
      }
      if (sum.right().equals(other.right())) {
        return Optional.of(difference(sum.left(), other.left()));
      }
    }
    return Optional.empty();
  }

  Value product(Value left, Value right) {
    if (left.isConstant() && !right.isConstant()) {
      return product(right, left);
    }
    if (!right.isConstant()) {
      return symmetric(Term.Operation.MULTIPLY, left, right);
    }
    long factor = right.offset();
    long high = Math.multiplyHigh(left.offset(), factor);
    long offset = left.offset() * factor;
    boolean small = high == offset >> 63 && Value.of(0).canAdd(offset);
    if (!small) {
      return unknown(state.range(left).times(state.range(right)));
    }
    if (left.isConstant() || factor == 0) {
      return Value.of(offset);
    }
    if (factor == 1) {
      return left;
    }
    return operation(Term.Operation.MULTIPLY, Value.named(left.name()), right).plus(offset);
  }

  Value symmetric(Term.Operation operation, Value left, Value right) {
    boolean ordered =
        left.name() > right.name()
            || left.name() == right.name() && left.offset() >= right.offset();
    return ordered ? operation(operation, left, right) : operation(operation, right, left);
  }

  Value operation(Term.Operation operation, Value left, Value right) {
    Value result = shallow(state.value(new Term.Arithmetic(operation, left, right)));
    return state.constant(result).filter(c -> Value.of(0).canAdd(c)).map(Value::of).orElse(result);
  }

  /** An operation on operations on operations gets a name of its own. */
  private Value shallow(Value value) {
    if (state.terms.depth(value.name()) <= DEEP || state.terms.isPointer(value.name())) {
      return value;
    }
    Value name = state.fresh(Wide.NUMBER, new Escape(state).reach(value));
    state.equal(name, value);
    return name;
  }

  /** A number of which only the range is known. */
  Value unknown(Interval range) {
    Value value = state.fresh(Wide.NUMBER, Set.of());
    state.narrow(value, range);
    return value;
  }

  /** A number that was computed in a type: cut to the type's bits where it may not fit. */
  Value inType(Value value, IntegerType type, boolean mayWrap) {
    if (type.bits() > 64) {
      return value;
    }
    if (fits(value, type)) {
      return value;
    }
    if (!mayWrap && overflow == Overflow.UNDEFINED) {
      state.narrow(value, State.range(type));
      return value;
    }
    Value cut = state.value(new Term.Wrapped(value, type));
    return state.constant(cut).map(Value::of).orElse(cut);
  }

  boolean fits(Value value, Type type) {
    Interval range = state.range(value);
    Interval all = State.range(type);
    boolean low = all.low() != Interval.NO_LOW && range.low() >= all.low();
    boolean high = all.high() != Interval.NO_HIGH && range.high() <= all.high();
    low |= all.low() == Interval.NO_LOW && range.low() != Interval.NO_LOW;
    high |= all.high() == Interval.NO_HIGH && range.high() != Interval.NO_HIGH;
    return (low || sheltered(value, type, false)) && (high || sheltered(value, type, true));
  }

  /** Whether some number of the type is at least (or at most) as great. */
  private boolean sheltered(Value value, Type type, boolean above) {
    for (int name : state.zone.names()) {
      if (name != Value.ZERO && isOf(name, type)) {
        Interval distance = state.difference(value, Value.named(name));
        if (above ? distance.high() <= 0 : distance.low() >= 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a name stands for a number that a type surely holds, however wide. */
  private boolean isOf(int name, Type type) {
    Term term = state.terms.term(name);
    if (term instanceof Term.Unknown unknown && unknown.type() instanceof IntegerType own) {
      return alike(own, type);
    }
    return term instanceof Term.Wrapped wrapped && alike(wrapped.type(), type);
  }

  private static boolean alike(IntegerType own, Type type) {
    return type instanceof IntegerType wanted
        && own.bits() == wanted.bits()
        && own.signed() == wanted.signed();
  }
}
