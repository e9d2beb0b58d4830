package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.FloatRange;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.state.NameDefinition.Floating;
import heapwright.ir.code.Relation;
import heapwright.ir.type.FloatingType;
import java.util.List;

/** Floating-point numbers: ranges, and comparisons that are false of not-a-number. */
final class FloatTransfer {
  private final NumericState state;

  FloatTransfer(NumericState state) {
    this.state = state;
  }

  void operation(AbstractValue self, Floating t, List<AbstractValue> operands) {
    switch (t.operation()) {
      case NEGATE -> {
        FloatRange a = state.floatRange(operands.get(0));
        state.narrow(self, new FloatRange(-a.high(), -a.low(), a.maybeNan()));
      }
      case FROM_INTEGER -> fromInteger(self, operands.get(0), t.type());
      case CONVERT -> convert(self, state.floatRange(operands.get(0)), t.type());
      default -> arithmetic(self, t, operands);
    }
  }

  private void arithmetic(AbstractValue self, Floating t, List<AbstractValue> operands) {
    FloatRange a = state.floatRange(operands.get(0));
    FloatRange b = state.floatRange(operands.get(1));
    boolean finite = finite(a) && finite(b);
    if (!finite || t.type() == FloatingType.LONG_DOUBLE) {
      return;
    }
    switch (t.operation()) {
      case ADD -> state.narrow(self, rounded(a.low() + b.low(), a.high() + b.high(), t.type()));
      case SUBTRACT ->
          state.narrow(self, rounded(a.low() - b.high(), a.high() - b.low(), t.type()));
      case DIVIDE -> quotient(self, a, b, t.type());
      default -> {
        double[] corners = {
          a.low() * b.low(), a.low() * b.high(), a.high() * b.low(), a.high() * b.high()
        };
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (double corner : corners) {
          low = Math.min(low, corner);
          high = Math.max(high, corner);
        }
        state.narrow(self, rounded(low, high, t.type()));
      }
    }
  }

  private void quotient(AbstractValue self, FloatRange a, FloatRange b, FloatingType type) {
    if (b.low() > 0) {
      double low = Math.min(a.low() / b.low(), a.low() / b.high());
      double high = Math.max(a.high() / b.low(), a.high() / b.high());
      state.narrow(self, rounded(low, high, type));
    }
  }

  private static boolean finite(FloatRange range) {
    return !range.maybeNan()
        && !Double.isInfinite(range.low())
        && !Double.isInfinite(range.high())
        && !range.hasNoNumber();
  }

  /** Results of a double operation, rounded to a type; one step of slack in each direction. */
  private static FloatRange rounded(double low, double high, FloatingType type) {
    if (Double.isNaN(low) || Double.isNaN(high)) {
      return FloatRange.ALL;
    }
    if (type == FloatingType.FLOAT) {
      return new FloatRange(Math.nextDown((float) low), Math.nextUp((float) high), false);
    }
    return new FloatRange(Math.nextDown(low), Math.nextUp(high), false);
  }

  private void fromInteger(AbstractValue self, AbstractValue number, FloatingType type) {
    Interval range = state.range(number);
    double low = range.low() == Interval.NO_LOW ? Double.NEGATIVE_INFINITY : range.low();
    double high = range.high() == Interval.NO_HIGH ? Double.POSITIVE_INFINITY : range.high();
    state.narrow(self, rounded(low, high, type));
    if (exact(range, type)) {
      state.narrow(self, new FloatRange(range.low(), range.high(), false));
    }
  }

  private static boolean exact(Interval range, FloatingType type) {
    long limit = type == FloatingType.FLOAT ? 1L << 24 : 1L << 53;
    return range.within(new Interval(-limit, limit));
  }

  private void convert(AbstractValue self, FloatRange range, FloatingType type) {
    if (range.hasNoNumber()) {
      return;
    }
    FloatRange numbers = rounded(range.low(), range.high(), type);
    state.narrow(self, new FloatRange(numbers.low(), numbers.high(), range.maybeNan()));
  }

  ComparisonDecision decide(Relation relation, AbstractValue left, AbstractValue right) {
    FloatRange a = state.floatRange(left);
    FloatRange b = state.floatRange(right);
    return switch (relation) {
      case NOT_EQUAL -> decide(Relation.EQUAL, left, right).opposite();
      case EQUAL -> equality(a, b, left.equals(right));
      case LESS -> below(a, b, left.equals(right), true);
      case LESS_EQUAL -> below(a, b, left.equals(right), false);
      case GREATER -> below(b, a, left.equals(right), true);
      case GREATER_EQUAL -> below(b, a, left.equals(right), false);
    };
  }

  private static ComparisonDecision equality(FloatRange a, FloatRange b, boolean same) {
    boolean numbers = !a.maybeNan() && !b.maybeNan();
    if (a.hasNoNumber() || b.hasNoNumber() || a.high() < b.low() || b.high() < a.low()) {
      return ComparisonDecision.FALSE;
    }
    boolean one = a.low() == a.high() && b.low() == b.high() && a.low() == b.low();
    return numbers && (one || same) ? ComparisonDecision.TRUE : ComparisonDecision.OPEN;
  }

  private static ComparisonDecision below(
      FloatRange a, FloatRange b, boolean same, boolean strictly) {
    boolean numbers = !a.maybeNan() && !b.maybeNan();
    boolean never =
        a.hasNoNumber()
            || b.hasNoNumber()
            || (strictly ? a.low() >= b.high() || same : a.low() > b.high());
    if (never) {
      return ComparisonDecision.FALSE;
    }
    boolean always = strictly ? a.high() < b.low() : a.high() <= b.low() || same;
    return numbers && always ? ComparisonDecision.TRUE : ComparisonDecision.OPEN;
  }

  void assume(Relation relation, AbstractValue left, AbstractValue right, boolean holds) {
    if (relation == Relation.NOT_EQUAL) {
      assume(Relation.EQUAL, left, right, !holds);
      return;
    }
    if (holds) {
      numbers(left);
      numbers(right);
      hold(relation, left, right);
      return;
    }
    boolean known = !state.floatRange(left).maybeNan() && !state.floatRange(right).maybeNan();
    if (relation == Relation.EQUAL) {
      // Not equal to itself is not-a-number.
      if (left.equals(right)) {
        state.narrow(left, new FloatRange(1, 0, true));
      }
    } else if (known) {
      hold(relation.negated(), left, right);
    }
  }

  private void numbers(AbstractValue value) {
    FloatRange range = state.floatRange(value);
    state.narrow(value, new FloatRange(range.low(), range.high(), false));
  }

  private void hold(Relation relation, AbstractValue left, AbstractValue right) {
    FloatRange a = state.floatRange(left);
    FloatRange b = state.floatRange(right);
    double none = Double.POSITIVE_INFINITY;
    switch (relation) {
      case EQUAL -> {
        state.narrow(left, new FloatRange(b.low(), b.high(), false));
        state.narrow(right, new FloatRange(a.low(), a.high(), false));
      }
      case LESS -> {
        state.narrow(left, new FloatRange(-none, Math.nextDown(b.high()), false));
        state.narrow(right, new FloatRange(Math.nextUp(a.low()), none, false));
      }
      case LESS_EQUAL -> {
        state.narrow(left, new FloatRange(-none, b.high(), false));
        state.narrow(right, new FloatRange(a.low(), none, false));
      }
      case GREATER -> hold(Relation.LESS, right, left);
      case GREATER_EQUAL -> hold(Relation.LESS_EQUAL, right, left);
      case NOT_EQUAL -> {}
    }
  }
}
