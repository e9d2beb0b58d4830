package heapwright.symbolic.term;

import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.IntegerValue;
import heapwright.symbolic.term.value.Operator;

/** And, or, exclusive or, complement and shifts. */
final class BitwiseRewriteRules extends RewriteRules {
  BitwiseRewriteRules(Terms terms) {
    super(terms);
  }

  /**
   * @param operator and, or, or exclusive or
   */
  Term combine(Operator operator, Term left, Term right) {
    if (right.isConstant() && is(left, operator) && operand(left, 1).isConstant()) {
      // One operator joins two constants: (x & 12) & 6.
      Term joined = terms.binary(operator, operand(left, 1), right);
      return terms.binary(operator, operand(left, 0), joined);
    }
    return switch (operator) {
      case AND -> and(left, right);
      case OR -> or(left, right);
      default -> xor(left, right);
    };
  }

  private Term and(Term left, Term right) {
    if (isZero(right)) {
      return right;
    }
    if (isOnes(right) || left == right || isMaskedAlready(left, right)) {
      return left;
    }
    return isInverse(Operator.COMPLEMENT, left, right)
        ? zero(left)
        : made(Operator.AND, left.sort(), left, right);
  }

  /** A mask that covers all of an extended value. */
  private static boolean isMaskedAlready(Term left, Term right) {
    if (!is(left, Operator.ZERO_EXTEND) || !right.isConstant()) {
      return false;
    }
    int width = operand(left, 0).width();
    return IntegerValue.complement(IntegerValue.extract(value(right), 0, width)).isZero();
  }

  private Term or(Term left, Term right) {
    if (isZero(right) || left == right) {
      return left;
    }
    if (isOnes(right)) {
      return right;
    }
    return isInverse(Operator.COMPLEMENT, left, right)
        ? terms.bits(left.width(), -1)
        : made(Operator.OR, left.sort(), left, right);
  }

  private Term xor(Term left, Term right) {
    if (isZero(right)) {
      return left;
    }
    if (isOnes(right)) {
      return terms.complement(left);
    }
    return left == right ? zero(left) : made(Operator.XOR, left.sort(), left, right);
  }

  Term complement(Term term) {
    return is(term, Operator.COMPLEMENT)
        ? operand(term, 0)
        : made(Operator.COMPLEMENT, term.sort(), term);
  }

  Term shift(Operator operator, Term left, Term amount) {
    if (isZero(amount) || isZero(left)) {
      return left;
    }
    boolean shiftsOut =
        amount instanceof Constant c
            && IntegerValue.compareUnsigned(c.value(), BitVector.of(left.width(), left.width()))
                >= 0;
    if (shiftsOut && operator != Operator.SHIFT_RIGHT_ARITHMETIC) {
      return zero(left);
    }
    return made(operator, left.sort(), left, amount);
  }
}
