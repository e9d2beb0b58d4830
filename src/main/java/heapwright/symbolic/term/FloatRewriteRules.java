package heapwright.symbolic.term;

import heapwright.number.ExtendedDouble;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.FloatEncoding;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.FloatValue;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.util.Optional;

/** Floating-point arithmetic: little of it can be simplified, conversions and comparisons can. */
public final class FloatRewriteRules extends RewriteRules {
  public FloatRewriteRules(Terms terms) {
    super(terms);
  }

  Term negate(Term term) {
    return is(term, Operator.FLOAT_NEGATE)
        ? operand(term, 0)
        : plain(Operator.FLOAT_NEGATE, term.sort(), term);
  }

  /**
   * @param operator one of the three comparisons
   */
  Term compare(Operator operator, Term left, Term right) {
    Optional<Term> known = folded(operator, Sort.TRUTH, left, right);
    if (known.isPresent()) {
      return known.get();
    }
    if (left == right && operator == Operator.FLOAT_LESS) {
      return terms.truth(false);
    }
    Optional<Term> a = narrower(left, right);
    Optional<Term> b = narrower(right, left);
    return a.isPresent() && b.isPresent()
        ? compare(operator, a.get(), b.get())
        : negated(operator, left, right)
            .or(() -> integers(operator, left, right))
            .or(() -> scaled(operator, left, right))
            .orElseGet(() -> made(operator, Sort.TRUTH, left, right));
  }

  /** {@code -x < 3} is {@code -3 < x}. */
  private Optional<Term> negated(Operator operator, Term left, Term right) {
    boolean turned =
        is(left, Operator.FLOAT_NEGATE) && right.isConstant()
            || left.isConstant() && is(right, Operator.FLOAT_NEGATE);
    return turned ? Optional.of(compare(operator, negate(right), negate(left))) : Optional.empty();
  }

  private Optional<Term> scaled(Operator operator, Term left, Term right) {
    boolean first = right.isConstant();
    Term number = first ? right : left;
    if (!number.isConstant() || !isFinite(format(number), value(number))) {
      return Optional.empty();
    }
    return ScaledBound.of(terms, first ? left : right)
        .map(bound -> bound.compare(operator, value(number), first));
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
    FloatFormat wide = format(term);
    FloatFormat narrow = format(operand(other, 0));
    BitVector cut = FloatValue.convert(wide, c.value(), narrow);
    return FloatValue.convert(narrow, cut, wide).equals(c.value())
        ? Optional.of(terms.constant(Sort.floating(narrow), cut))
        : Optional.empty();
  }

  private static boolean isWidened(Term term) {
    return is(term, Operator.FLOAT_OF_FLOAT) && operand(term, 0).width() < term.width();
  }

  public static FloatFormat format(Term term) {
    return ((Sort.Floating) term.sort()).format();
  }

  /** An integer that the format holds exactly, compared with a constant: {@code i < 10.5}. */
  private Optional<Term> integers(Operator operator, Term left, Term right) {
    boolean first = isExactInteger(left) && right.isConstant();
    if (!first && !(isExactInteger(right) && left.isConstant())) {
      return Optional.empty();
    }
    Operation integer = (Operation) (first ? left : right);
    BitVector number = value(first ? right : left);
    if (!isFinite(format(integer), number)) {
      return Optional.empty();
    }
    ExtendedDouble exact = FloatEncoding.number(format(integer), number);
    return Optional.of(new IntegerBound(terms, integer).compare(operator, exact, first));
  }

  private static boolean isExactInteger(Term term) {
    return (is(term, Operator.FLOAT_OF_SIGNED) || is(term, Operator.FLOAT_OF_UNSIGNED))
        && operand(term, 0).width() <= format(term).precision();
  }

  static boolean isFinite(FloatFormat format, BitVector number) {
    return FloatEncoding.number(format, number).isFinite();
  }

  Term convert(Term number, FloatFormat format) {
    return format(number) == format
        ? number
        : plain(Operator.FLOAT_OF_FLOAT, Sort.floating(format), number);
  }

  Term ofBits(Term bits, FloatFormat format) {
    Sort sort = Sort.floating(format);
    return is(bits, Operator.BITS_OF_FLOAT) && operand(bits, 0).sort().equals(sort)
        ? operand(bits, 0)
        : plain(Operator.FLOAT_OF_BITS, sort, bits);
  }

  Term toBits(Term number) {
    return is(number, Operator.FLOAT_OF_BITS)
        ? operand(number, 0)
        : plain(Operator.BITS_OF_FLOAT, Sort.bits(number.width()), number);
  }

  Term power(FloatFormat format, int exponent) {
    ExtendedDouble power = ExtendedDouble.fromDouble(Math.scalb(1.0, exponent));
    return terms.constant(Sort.floating(format), FloatEncoding.bits(format, power));
  }
}
