package heapwright.symbolic.term;

import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.FloatEncoding;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.FloatValue;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.util.Optional;

/** Floating-point arithmetic: little of it can be simplified, conversions and comparisons can. */
final class FloatRewriteRules extends RewriteRules {
  FloatRewriteRules(Terms terms) {
    super(terms);
  }

  /** Arithmetic of one operand, and conversions. */
  Term unary(Operator operator, Sort sort, Term term) {
    return isUndone(operator, sort, term) ? operand(term, 0) : made(operator, sort, term);
  }

  /** Whether the operand is the inverse operation of a number of the same sort. */
  private static boolean isUndone(Operator operator, Sort sort, Term term) {
    return switch (operator) {
      case FLOAT_NEGATE -> is(term, Operator.FLOAT_NEGATE);
      case BITS_OF_FLOAT -> is(term, Operator.FLOAT_OF_BITS);
      case FLOAT_OF_BITS ->
          is(term, Operator.BITS_OF_FLOAT) && operand(term, 0).sort().equals(sort);
      default -> false;
    };
  }

  /**
   * @param operator one of the three comparisons
   */
  Term compare(Operator operator, Term left, Term right) {
    if (left == right && operator == Operator.FLOAT_LESS) {
      return terms.truth(false);
    }
    Optional<Term> a = narrower(left, right);
    Optional<Term> b = narrower(right, left);
    return a.isPresent() && b.isPresent()
        ? terms.compare(operator, a.get(), b.get())
        : negated(operator, left, right)
            .or(() -> integers(operator, left, right))
            .orElseGet(() -> made(operator, Sort.TRUTH, left, right));
  }

  /** {@code -x < 3} is {@code -3 < x}. */
  private Optional<Term> negated(Operator operator, Term left, Term right) {
    boolean turned =
        is(left, Operator.FLOAT_NEGATE) && right.isConstant()
            || left.isConstant() && is(right, Operator.FLOAT_NEGATE);
    return turned
        ? Optional.of(terms.compare(operator, terms.floatNegate(right), terms.floatNegate(left)))
        : Optional.empty();
  }

  /** A converted integer and a constant: {@code i < 10.5}, {@code i / 10.0 < 2.5}. */
  private Optional<Term> integers(Operator operator, Term left, Term right) {
    boolean first = right.isConstant();
    Term number = first ? right : left;
    if (!number.isConstant() || !isFinite(number)) {
      return Optional.empty();
    }
    return IntegerBound.of(terms, first ? left : right)
        .map(bound -> bound.compare(operator, value(number), first));
  }

  static boolean isFinite(Term number) {
    return FloatEncoding.number(number.format(), value(number)).isFinite();
  }

  /** What was widened, or a constant that loses nothing in that format. */
  private Optional<Term> narrower(Term term, Term other) {
    if (isWidened(term)) {
      boolean same = !isWidened(other) || operand(other, 0).sort().equals(operand(term, 0).sort());
      return same ? Optional.of(operand(term, 0)) : Optional.empty();
    }
    if (!(term instanceof Constant c) || !isWidened(other)) {
      return Optional.empty();
    }
    FloatFormat wide = term.format();
    FloatFormat narrow = operand(other, 0).format();
    BitVector cut = FloatValue.convert(wide, c.value(), narrow);
    return FloatValue.convert(narrow, cut, wide).equals(c.value())
        ? Optional.of(terms.constant(Sort.floating(narrow), cut))
        : Optional.empty();
  }

  private static boolean isWidened(Term term) {
    return is(term, Operator.FLOAT_OF_FLOAT) && operand(term, 0).width() < term.width();
  }
}
