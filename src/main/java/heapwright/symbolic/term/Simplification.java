package heapwright.symbolic.term;

import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.OperatorValue;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The simplest known term for an operator and its operands: constants first, then the rules. */
final class Simplification {
  private final Terms terms;
  private final SumRewriteRules sums;
  private final DivisionRewriteRules divisions;
  private final BitwiseRewriteRules bitwise;
  private final WidthRewriteRules widths;
  private final EqualityRewriteRules equality;
  private final OrderRewriteRules order;
  private final TruthRewriteRules truths;
  private final FloatRewriteRules floats;

  Simplification(Terms terms) {
    this.terms = terms;
    sums = new SumRewriteRules(terms);
    divisions = new DivisionRewriteRules(terms);
    bitwise = new BitwiseRewriteRules(terms);
    widths = new WidthRewriteRules(terms);
    equality = new EqualityRewriteRules(terms);
    order = new OrderRewriteRules(terms);
    truths = new TruthRewriteRules(terms);
    floats = new FloatRewriteRules(terms);
  }

  Term of(Operator operator, Sort sort, int low, Term... operands) {
    OperatorSorts.require(operator, sort, low, operands);
    Optional<Term> known = folded(operator, sort, low, operands);
    if (known.isPresent()) {
      return known.get();
    }
    Term first = operands[0];
    if (operands.length == 1) {
      return unary(operator, sort, low, first);
    }
    if (operator == Operator.CHOOSE) {
      return truths.choose(first, operands[1], operands[2]);
    }
    return operator.isCommutative() && first.isConstant()
        ? binary(operator, operands[1], first)
        : binary(operator, first, operands[1]);
  }

  /**
   * The value, if all operands are constants; a choice between two values, if they are constants
   * and choices between constants on one condition. C's comparisons are such choices, of 1 and 0.
   */
  private Optional<Term> folded(Operator operator, Sort sort, int low, Term[] operands) {
    Optional<Term> condition = Optional.empty();
    for (Term operand : operands) {
      if (isConstantChoice(operand)) {
        Term here = RewriteRules.operand(operand, 0);
        if (condition.isPresent() && condition.get() != here) {
          return Optional.empty();
        }
        condition = Optional.of(here);
      } else if (!operand.isConstant()) {
        return Optional.empty();
      }
    }
    Term then = fold(operator, sort, low, operands, 1);
    return Optional.of(
        condition
            .map(c -> terms.choose(c, then, fold(operator, sort, low, operands, 2)))
            .orElse(then));
  }

  private static boolean isConstantChoice(Term term) {
    return RewriteRules.is(term, Operator.CHOOSE)
        && RewriteRules.operand(term, 1).isConstant()
        && RewriteRules.operand(term, 2).isConstant();
  }

  private Term fold(Operator operator, Sort sort, int low, Term[] operands, int arm) {
    List<BitVector> values = new ArrayList<>(operands.length);
    for (Term operand : operands) {
      Term value = operand.isConstant() ? operand : RewriteRules.operand(operand, arm);
      values.add(RewriteRules.value(value));
    }
    return terms.constant(sort, OperatorValue.of(operator, sort, low, operands[0].sort(), values));
  }

  private Term unary(Operator operator, Sort sort, int low, Term term) {
    return switch (operator) {
      case NEGATE -> sums.negate(term);
      case COMPLEMENT -> bitwise.complement(term);
      case NOT -> truths.not(term);
      case EXTRACT -> widths.extract(term, low, sort.width());
      case ZERO_EXTEND, SIGN_EXTEND -> widths.extend(operator, term, sort.width());
      default -> floats.unary(operator, sort, term);
    };
  }

  private Term binary(Operator operator, Term left, Term right) {
    return switch (operator) {
      case ADD -> sums.add(left, right);
      case SUBTRACT -> sums.subtract(left, right);
      case MULTIPLY -> sums.multiply(left, right);
      case DIVIDE_UNSIGNED, DIVIDE_SIGNED -> divisions.divide(operator, left, right);
      case REMAINDER_UNSIGNED, REMAINDER_SIGNED -> divisions.remainder(operator, left, right);
      case AND, OR, XOR -> bitwise.combine(operator, left, right);
      case SHIFT_LEFT, SHIFT_RIGHT_LOGICAL, SHIFT_RIGHT_ARITHMETIC ->
          bitwise.shift(operator, left, right);
      case CONCATENATE -> widths.concatenate(left, right);
      case EQUAL -> equality.equal(left, right);
      case LESS_UNSIGNED, AT_MOST_UNSIGNED, LESS_SIGNED, AT_MOST_SIGNED ->
          order.compare(operator, left, right);
      case BOTH -> truths.both(left, right);
      case EITHER -> truths.either(left, right);
      case FLOAT_EQUAL, FLOAT_LESS, FLOAT_AT_MOST -> floats.compare(operator, left, right);
      default -> floats.made(operator, left.sort(), left, right);
    };
  }
}
