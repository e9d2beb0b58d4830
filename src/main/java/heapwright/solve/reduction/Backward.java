package heapwright.solve.reduction;

import heapwright.range.BitsRange;
import heapwright.range.IntegerInterval;
import heapwright.range.MathematicalInteger;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.value.Operator;
import java.util.ArrayList;
import java.util.List;

/** Pushes the span of an operation back into those of its operands. */
final class Backward {
  private Backward() {}

  /** The operands' spans without values that cannot give a value of the whole. */
  static List<BitsRange> of(Operation term, BitsRange whole, List<BitsRange> operands) {
    BitsRange a = operands.get(0);
    return switch (term.operator()) {
      case NEGATE -> List.of(a.meet(whole.mapped(IntegerInterval::negated)));
      case COMPLEMENT, FLOAT_NEGATE -> List.of(a.meet(Forward.complement(whole)));
      case ZERO_EXTEND -> List.of(a.withinUnsigned(whole.unsigned()));
      case SIGN_EXTEND -> List.of(a.within(whole.signed()));
      case EXTRACT -> List.of(extract(term, whole, a));
      case NOT ->
          List.of(
              a.meet(BitsRange.ofUnsigned(1, IntegerInterval.of(1, 1).minus(whole.unsigned()))));
      case CHOOSE -> choice(whole, operands);
      case BOTH, EITHER -> junction(term.operator() == Operator.EITHER, whole, operands);
      case FLOAT_OF_SIGNED,
          FLOAT_OF_UNSIGNED,
          FLOAT_OF_FLOAT,
          FLOAT_OF_BITS,
          BITS_OF_FLOAT,
          SIGNED_OF_FLOAT ->
          List.of(FloatConversionNarrowing.backward(term, whole, a));
      default -> term.arity() == 2 ? binary(term, whole, a, operands.get(1)) : operands;
    };
  }

  private static BitsRange extract(Operation term, BitsRange whole, BitsRange a) {
    boolean nothingCut =
        term.low() == 0 && IntegerInterval.unsigned(term.width()).contains(a.unsigned());
    return nothingCut ? a.withinUnsigned(whole.unsigned()) : a;
  }

  private static List<BitsRange> binary(Operation term, BitsRange whole, BitsRange a, BitsRange b) {
    return switch (term.operator()) {
      case ADD -> List.of(a.meet(difference(whole, b)), b.meet(difference(whole, a)));
      case SUBTRACT ->
          List.of(a.meet(whole.combined(b, IntegerInterval::plus)), b.meet(difference(a, whole)));
      case MULTIPLY -> List.of(factor(whole, a, b), factor(whole, b, a));
      case SHIFT_LEFT -> List.of(shiftedLeft(whole, a, b), b);
      case SHIFT_RIGHT_LOGICAL, SHIFT_RIGHT_ARITHMETIC ->
          List.of(shiftedRight(term.operator(), whole, a, b), b);
      case DIVIDE_SIGNED, DIVIDE_UNSIGNED -> List.of(dividend(term.operator(), whole, a, b), b);
      case CONCATENATE -> List.of(a.withinUnsigned(whole.unsigned().shiftedRight(b.width())), b);
      case AND -> masked(whole, a, b);
      case EQUAL, LESS_UNSIGNED, AT_MOST_UNSIGNED, LESS_SIGNED, AT_MOST_SIGNED ->
          ComparisonNarrowing.backward(term.operator(), whole, a, b);
      case FLOAT_EQUAL, FLOAT_LESS, FLOAT_AT_MOST -> FloatComparisons.backward(term, whole, a, b);
      case FLOAT_ADD, FLOAT_SUBTRACT -> FloatArithmetic.backward(term, whole, a, b);
      default -> List.of(a, b);
    };
  }

  private static BitsRange difference(BitsRange a, BitsRange b) {
    return a.combined(b, IntegerInterval::minus);
  }

  /** Where the product by a positive constant cannot wrap around, its quotient by that. */
  private static BitsRange factor(BitsRange whole, BitsRange a, BitsRange b) {
    if (!b.signed().isSingle() || b.signed().low().signum() <= 0) {
      return a;
    }
    MathematicalInteger by = b.signed().low();
    BitsRange narrowed = a;
    for (boolean signed : new boolean[] {true, false}) {
      IntegerInterval exact = a.reading(signed).times(b.reading(signed));
      if (BitsRange.all(a.width()).reading(signed).contains(exact)) {
        narrowed = narrowed.within(signed, quotients(whole.reading(signed), by));
      }
    }
    return narrowed;
  }

  /** The x for which x * by lies in the interval. */
  private static IntegerInterval quotients(IntegerInterval products, MathematicalInteger by) {
    return new IntegerInterval(
        products.low().ceilingDividedBy(by), products.high().floorDividedBy(by));
  }

  private static BitsRange shiftedLeft(BitsRange whole, BitsRange a, BitsRange amount) {
    if (!Forward.isShift(amount, a.width())) {
      return a;
    }
    MathematicalInteger power =
        MathematicalInteger.powerOfTwo((int) amount.unsigned().low().longBits());
    boolean signedPower = IntegerInterval.signed(a.width()).contains(power);
    return signedPower
        ? factor(whole, a, BitsRange.ofUnsigned(a.width(), IntegerInterval.only(power)))
        : a;
  }

  private static BitsRange shiftedRight(
      Operator operator, BitsRange whole, BitsRange a, BitsRange amount) {
    if (!Forward.isShift(amount, a.width())) {
      return a;
    }
    int by = (int) amount.unsigned().low().longBits();
    boolean signed = operator == Operator.SHIFT_RIGHT_ARITHMETIC;
    IntegerInterval rest = IntegerInterval.unsigned(by);
    return a.within(signed, whole.reading(signed).shiftedLeft(by).plus(rest));
  }

  private static BitsRange dividend(Operator operator, BitsRange whole, BitsRange a, BitsRange b) {
    boolean signed = operator == Operator.DIVIDE_SIGNED;
    IntegerInterval divisor = b.reading(signed);
    return divisor.isSingle() && divisor.low().signum() > 0
        ? a.within(signed, QuotientRanges.dividends(whole.reading(signed), divisor.low()))
        : a;
  }

  /** What remains after masking was there before. */
  private static List<BitsRange> masked(BitsRange whole, BitsRange a, BitsRange b) {
    IntegerInterval atLeast =
        new IntegerInterval(whole.unsigned().low(), IntegerInterval.unsigned(a.width()).high());
    return List.of(a.withinUnsigned(atLeast), b.withinUnsigned(atLeast));
  }

  private static List<BitsRange> choice(BitsRange whole, List<BitsRange> operands) {
    BitsRange condition = operands.get(0);
    BitsRange then = operands.get(1);
    BitsRange otherwise = operands.get(2);
    boolean first = condition.mayBe(true) && !then.meet(whole).isEmpty();
    boolean second = condition.mayBe(false) && !otherwise.meet(whole).isEmpty();
    IntegerInterval truths = IntegerInterval.of(second ? 0 : 1, first ? 1 : 0);
    return List.of(
        condition.withinUnsigned(truths),
        second ? then : then.meet(whole),
        first ? otherwise : otherwise.meet(whole));
  }

  /**
   * @param deciding the truth of one operand that decides alone
   */
  private static List<BitsRange> junction(
      boolean deciding, BitsRange whole, List<BitsRange> operands) {
    if (!whole.mayBe(deciding)) {
      return operands.stream().map(o -> o.meet(BitsRange.truth(!deciding))).toList();
    }
    if (whole.mayBe(!deciding)) {
      return operands;
    }
    List<BitsRange> narrowed = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      boolean alone = !operands.get(1 - i).mayBe(deciding);
      narrowed.add(alone ? operands.get(i).meet(BitsRange.truth(deciding)) : operands.get(i));
    }
    return narrowed;
  }
}
