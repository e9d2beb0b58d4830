package heapwright.symbolic.term;

import heapwright.symbolic.term.value.Operator;

/** Quotients and remainders. */
final class DivisionRewriteRules extends RewriteRules {
  DivisionRewriteRules(Terms terms) {
    super(terms);
  }

  Term divide(Operator operator, Term left, Term right) {
    if (isOne(right)) {
      return left;
    }
    if (operator == Operator.DIVIDE_SIGNED && isExactMultiple(left, right)) {
      return operand(left, 0);
    }
    return made(operator, left.sort(), left, right);
  }

  Term remainder(Operator operator, Term left, Term right) {
    if (isOne(right) || operator == Operator.REMAINDER_SIGNED && isExactMultiple(left, right)) {
      return zero(left);
    }
    return made(operator, left.sort(), left, right);
  }

  /** {@code x * k / k}, where the product cannot have wrapped around: differences of pointers. */
  private static boolean isExactMultiple(Term left, Term right) {
    return is(left, Operator.MULTIPLY)
        && operand(left, 1) == right
        && right.isConstant()
        && !isZero(right)
        && SignificantBits.of(operand(left, 0)) + SignificantBits.of(right) <= left.width();
  }
}
