package heapwright.symbolic.term;

import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.util.Optional;

/** Parts of values, values put together from parts, and extensions: what memory by bytes needs. */
final class WidthRewriteRules extends RewriteRules {
  WidthRewriteRules(Terms terms) {
    super(terms);
  }

  Term extract(Term term, int low, int width) {
    Sort sort = Sort.bits(width);
    if (width == term.width()) {
      return term;
    }
    return term instanceof Operation o
        ? extractFrom(o, low, width).orElseGet(() -> made(Operator.EXTRACT, sort, low, term))
        : made(Operator.EXTRACT, sort, low, term);
  }

  private Optional<Term> extractFrom(Operation from, int low, int width) {
    Term first = from.operand(0);
    return switch (from.operator()) {
      case EXTRACT -> Optional.of(terms.extract(first, from.low() + low, width));
      case CONCATENATE -> extractFromParts(first, from.operand(1), low, width);
      case ZERO_EXTEND, SIGN_EXTEND -> extractFromExtension(from, low, width);
      case SHIFT_LEFT, SHIFT_RIGHT_LOGICAL -> extractFromShift(from, low, width);
      case ADD, SUBTRACT, MULTIPLY, AND, OR, XOR -> narrowed(from, low, width);
      default -> Optional.empty();
    };
  }

  private Optional<Term> extractFromParts(Term high, Term lower, int low, int width) {
    int border = lower.width();
    if (low >= border) {
      return Optional.of(terms.extract(high, low - border, width));
    }
    return low + width <= border ? Optional.of(terms.extract(lower, low, width)) : Optional.empty();
  }

  private Optional<Term> extractFromExtension(Operation from, int low, int width) {
    Term inner = from.operand(0);
    int rest = inner.width() - low;
    if (width <= rest) {
      return Optional.of(terms.extract(inner, low, width));
    }
    if (rest > 0) {
      return Optional.of(
          terms.of(from.operator(), Sort.bits(width), 0, terms.extract(inner, low, rest)));
    }
    return from.operator() == Operator.ZERO_EXTEND
        ? Optional.of(terms.bits(width, 0))
        : Optional.of(terms.signExtend(terms.extract(inner, inner.width() - 1, 1), width));
  }

  /** Bit-fields are shifted into place by constants. */
  private Optional<Term> extractFromShift(Operation from, int low, int width) {
    if (!(from.operand(1) instanceof Constant amount)) {
      return Optional.empty();
    }
    int shift = (int) amount.value().low();
    boolean left = from.operator() == Operator.SHIFT_LEFT;
    int start = left ? low - shift : low + shift;
    if (start >= 0 && start + width <= from.width()) {
      return Optional.of(terms.extract(from.operand(0), start, width));
    }
    return start >= from.width() || start + width <= 0
        ? Optional.of(terms.bits(width, 0))
        : Optional.empty();
  }

  /** {@code (char)(c + 1)} is computed in int by C's rules, but a char's width is enough. */
  private Optional<Term> narrowed(Operation from, int low, int width) {
    Term left = from.operand(0);
    Term right = from.operand(1);
    if (low != 0 || !isNarrow(left, width) || !isNarrow(right, width)) {
      return Optional.empty();
    }
    Term a = terms.extract(left, 0, width);
    Term b = terms.extract(right, 0, width);
    return Optional.of(terms.binary(from.operator(), a, b));
  }

  private static boolean isNarrow(Term term, int width) {
    return term.isConstant() || isExtension(term) && operand(term, 0).width() <= width;
  }

  Term concatenate(Term high, Term low) {
    Sort sort = Sort.bits(high.width() + low.width());
    if (isZero(high)) {
      return terms.zeroExtend(low, sort.width());
    }
    if (areNeighbours(high, low)) {
      return joined(high, low);
    }
    if (is(low, Operator.CONCATENATE) && areNeighbours(high, operand(low, 0))) {
      return terms.concatenate(joined(high, operand(low, 0)), operand(low, 1));
    }
    if (is(high, Operator.CONCATENATE) && areNeighbours(operand(high, 1), low)) {
      return terms.concatenate(operand(high, 0), joined(operand(high, 1), low));
    }
    return made(Operator.CONCATENATE, sort, high, low);
  }

  /** Whether they are parts of one term, the first just above the second. */
  private static boolean areNeighbours(Term high, Term low) {
    return is(high, Operator.EXTRACT)
        && is(low, Operator.EXTRACT)
        && operand(high, 0) == operand(low, 0)
        && ((Operation) high).low() == ((Operation) low).low() + low.width();
  }

  private Term joined(Term high, Term low) {
    return terms.extract(operand(low, 0), ((Operation) low).low(), high.width() + low.width());
  }

  /** Zeros or signs before a value; behind zeros, its sign is a zero. */
  Term extend(Operator operator, Term term, int width) {
    if (width == term.width()) {
      return term;
    }
    Sort sort = Sort.bits(width);
    return is(term, Operator.ZERO_EXTEND) || is(term, operator)
        ? terms.of(((Operation) term).operator(), sort, 0, operand(term, 0))
        : made(operator, sort, term);
  }
}
