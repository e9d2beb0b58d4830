package heapwright.symbolic.term;

import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.IntegerValue;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.math.BigInteger;
import java.util.Optional;

/** Comparisons for order, signed and unsigned. */
final class OrderRewriteRules extends RewriteRules {
  OrderRewriteRules(Terms terms) {
    super(terms);
  }

  /**
   * @param operator one of the four comparisons
   */
  Term compare(Operator operator, Term left, Term right) {
    if (left == right) {
      return terms.truth(!isStrict(operator));
    }
    Optional<Term> simpler = ends(operator, left, right);
    if (simpler.isEmpty() && right.isConstant()) {
      simpler = withConstant(operator, left, right, true);
    } else if (simpler.isEmpty() && left.isConstant()) {
      simpler = withConstant(operator, right, left, false);
    } else if (simpler.isEmpty()) {
      simpler = extensions(operator, left, right);
    }
    return simpler.orElseGet(() -> made(operator, Sort.TRUTH, left, right));
  }

  private static boolean isStrict(Operator operator) {
    return operator == Operator.LESS_UNSIGNED || operator == Operator.LESS_SIGNED;
  }

  private static boolean isSigned(Operator operator) {
    return operator == Operator.LESS_SIGNED || operator == Operator.AT_MOST_SIGNED;
  }

  private static Operator unsigned(Operator operator) {
    return isStrict(operator) ? Operator.LESS_UNSIGNED : Operator.AT_MOST_UNSIGNED;
  }

  /** Comparisons with the least and the greatest value of the width. */
  private Optional<Term> ends(Operator operator, Term left, Term right) {
    boolean signed = isSigned(operator);
    if (isStrict(operator)) {
      if (isLeast(right, signed) || isGreatest(left, signed)) {
        return Optional.of(terms.truth(false));
      }
      if (isLeast(left, signed) || isGreatest(right, signed)) {
        return Optional.of(terms.different(left, right));
      }
      return !signed && isOne(right)
          ? Optional.of(terms.equal(left, zero(left)))
          : Optional.empty();
    }
    if (isLeast(left, signed) || isGreatest(right, signed)) {
      return Optional.of(terms.truth(true));
    }
    if (isLeast(right, signed) || isGreatest(left, signed)) {
      return Optional.of(terms.equal(left, right));
    }
    return !signed && isOne(left)
        ? Optional.of(terms.different(right, zero(left)))
        : Optional.empty();
  }

  private static boolean isLeast(Term term, boolean signed) {
    return term instanceof Constant c && c.value().equals(least(term.width(), signed));
  }

  private static boolean isGreatest(Term term, boolean signed) {
    return term instanceof Constant c
        && c.value().equals(IntegerValue.complement(least(term.width(), signed)));
  }

  private static BitVector least(int width, boolean signed) {
    return signed
        ? BitVector.of(width, BigInteger.ONE.shiftLeft(width - 1))
        : BitVector.of(width, 0);
  }

  /**
   * @param first whether the term stands on the left of the comparison, the constant on the right
   */
  private Optional<Term> withConstant(Operator operator, Term term, Term constant, boolean first) {
    if (isExtension(term) && (isSigned(operator) || is(term, Operator.ZERO_EXTEND))) {
      return Optional.of(extensionAndConstant(operator, (Operation) term, constant, first));
    }
    if (isSigned(operator)
        && isShifted(term)
        && SignificantBits.addsExactly(operand(term, 0), value(operand(term, 1)))) {
      BigInteger bound = value(constant).signed().subtract(value(operand(term, 1)).signed());
      return Optional.of(against(operator, operand(term, 0), bound, first));
    }
    return is(term, Operator.CHOOSE) ? choice(operator, term, constant, first) : Optional.empty();
  }

  /** The comparison of a narrower value, in the sign of its extension. */
  private Term extensionAndConstant(
      Operator operator, Operation extension, Term constant, boolean first) {
    boolean zero = extension.operator() == Operator.ZERO_EXTEND;
    BigInteger bound = isSigned(operator) ? value(constant).signed() : value(constant).unsigned();
    return against(zero ? unsigned(operator) : operator, extension.operand(0), bound, first);
  }

  /** The comparison with an integer that may lie outside the range of the term's width. */
  private Term against(Operator operator, Term term, BigInteger bound, boolean first) {
    boolean signed = isSigned(operator);
    BitVector least = least(term.width(), signed);
    BitVector most = IntegerValue.complement(least);
    if (bound.compareTo(signed ? least.signed() : least.unsigned()) < 0) {
      return terms.truth(!first);
    }
    if (bound.compareTo(signed ? most.signed() : most.unsigned()) > 0) {
      return terms.truth(first);
    }
    Term constant = constant(BitVector.of(term.width(), bound));
    return first
        ? terms.compare(operator, term, constant)
        : terms.compare(operator, constant, term);
  }

  /** One arm is a constant: its comparison is known, and the condition selects. */
  private Optional<Term> choice(Operator operator, Term term, Term constant, boolean first) {
    Term then = operand(term, 1);
    Term otherwise = operand(term, 2);
    if (!hasConstantArm(term)) {
      return Optional.empty();
    }
    Term one =
        first ? terms.compare(operator, then, constant) : terms.compare(operator, constant, then);
    Term other =
        first
            ? terms.compare(operator, otherwise, constant)
            : terms.compare(operator, constant, otherwise);
    return Optional.of(terms.choose(operand(term, 0), one, other));
  }

  /** Extending keeps the order: by the sign in either reading, by zeros as unsigned. */
  private Optional<Term> extensions(Operator operator, Term left, Term right) {
    if (!isExtension(left)
        || !is(right, ((Operation) left).operator())
        || operand(left, 0).width() != operand(right, 0).width()) {
      return Optional.empty();
    }
    Operator inner = is(left, Operator.ZERO_EXTEND) ? unsigned(operator) : operator;
    return Optional.of(terms.compare(inner, operand(left, 0), operand(right, 0)));
  }
}
