package heapwright.symbolic.term;

import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.IntegerValue;
import heapwright.symbolic.term.value.Operator;
import java.util.Optional;

/** And, or, exclusive or, complement and shifts. */
final class BitwiseRewriteRules extends RewriteRules {
  BitwiseRewriteRules(Terms terms) {
    super(terms);
  }

  Term and(Term left, Term right) {
    Optional<Term> known = simple(Operator.AND, left, right);
    if (known.isPresent()) {
      return known.get();
    }
    if (left.isConstant()) {
      return and(right, left);
    }
    if (isZero(right) || isOnes(left)) {
      return right;
    }
    if (isOnes(right) || left == right || isMaskedAlready(left, right)) {
      return left;
    }
    return areComplements(left, right) ? zero(left) : made(Operator.AND, left.sort(), left, right);
  }

  /** A mask that covers all of an extended value. */
  private static boolean isMaskedAlready(Term left, Term right) {
    if (!is(left, Operator.ZERO_EXTEND) || !right.isConstant()) {
      return false;
    }
    int width = operand(left, 0).width();
    return IntegerValue.complement(IntegerValue.extract(value(right), 0, width)).isZero();
  }

  Term or(Term left, Term right) {
    Optional<Term> known = simple(Operator.OR, left, right);
    if (known.isPresent()) {
      return known.get();
    }
    if (left.isConstant()) {
      return or(right, left);
    }
    if (isZero(right) || left == right) {
      return left;
    }
    if (isOnes(right)) {
      return right;
    }
    return areComplements(left, right)
        ? terms.bits(left.width(), -1)
        : made(Operator.OR, left.sort(), left, right);
  }

  Term xor(Term left, Term right) {
    Optional<Term> known = simple(Operator.XOR, left, right);
    if (known.isPresent()) {
      return known.get();
    }
    if (left.isConstant()) {
      return xor(right, left);
    }
    if (isZero(right)) {
      return left;
    }
    if (isOnes(right)) {
      return complement(left);
    }
    return left == right ? zero(left) : made(Operator.XOR, left.sort(), left, right);
  }

  /** Constants, and two constants that one operator joins: {@code (x & 12) & 6}. */
  private Optional<Term> simple(Operator operator, Term left, Term right) {
    Optional<Term> known = folded(operator, left.sort(), left, right);
    if (known.isEmpty()
        && right.isConstant()
        && is(left, operator)
        && operand(left, 1).isConstant()) {
      Term joined = plain(operator, left.sort(), operand(left, 1), right);
      return Optional.of(again(operator, operand(left, 0), joined));
    }
    return known;
  }

  private Term again(Operator operator, Term left, Term right) {
    return switch (operator) {
      case AND -> and(left, right);
      case OR -> or(left, right);
      default -> xor(left, right);
    };
  }

  private static boolean areComplements(Term left, Term right) {
    return is(left, Operator.COMPLEMENT) && operand(left, 0) == right
        || is(right, Operator.COMPLEMENT) && operand(right, 0) == left;
  }

  Term complement(Term term) {
    return is(term, Operator.COMPLEMENT)
        ? operand(term, 0)
        : plain(Operator.COMPLEMENT, term.sort(), term);
  }

  Term shift(Operator operator, Term left, Term amount) {
    Optional<Term> known = folded(operator, left.sort(), left, amount);
    if (known.isPresent()) {
      return known.get();
    }
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
