package heapwright.symbolic.term;

import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;

/** Conjunction, disjunction, negation and choice. */
final class TruthRewriteRules extends RewriteRules {
  TruthRewriteRules(Terms terms) {
    super(terms);
  }

  Term both(Term left, Term right) {
    if (left.isFalse() || right.isTrue() || left == right || isPart(Operator.BOTH, right, left)) {
      return left;
    }
    if (right.isFalse() || left.isTrue() || isPart(Operator.BOTH, left, right)) {
      return right;
    }
    return areOpposites(left, right)
        ? terms.truth(false)
        : made(Operator.BOTH, Sort.TRUTH, left, right);
  }

  Term either(Term left, Term right) {
    if (left.isTrue() || right.isFalse() || left == right || isPart(Operator.EITHER, right, left)) {
      return left;
    }
    if (right.isTrue() || left.isFalse() || isPart(Operator.EITHER, left, right)) {
      return right;
    }
    return areOpposites(left, right)
        ? terms.truth(true)
        : made(Operator.EITHER, Sort.TRUTH, left, right);
  }

  private static boolean isPart(Operator operator, Term part, Term whole) {
    return is(whole, operator) && (operand(whole, 0) == part || operand(whole, 1) == part);
  }

  private boolean areOpposites(Term left, Term right) {
    // Of two comparisons for order, neither shows that it is a negation.
    return isComparison(left) ? terms.not(left) == right : isInverse(Operator.NOT, left, right);
  }

  private static boolean isComparison(Term term) {
    return term instanceof Operation o
        && switch (o.operator()) {
          case LESS_UNSIGNED, AT_MOST_UNSIGNED, LESS_SIGNED, AT_MOST_SIGNED -> true;
          default -> false;
        };
  }

  Term not(Term term) {
    return term instanceof Operation o ? notOperation(o) : made(Operator.NOT, Sort.TRUTH, term);
  }

  private Term notOperation(Operation term) {
    return switch (term.operator()) {
      case NOT -> term.operand(0);
      case LESS_UNSIGNED -> terms.atMostUnsigned(term.operand(1), term.operand(0));
      case AT_MOST_UNSIGNED -> terms.lessUnsigned(term.operand(1), term.operand(0));
      case LESS_SIGNED -> terms.atMostSigned(term.operand(1), term.operand(0));
      case AT_MOST_SIGNED -> terms.lessSigned(term.operand(1), term.operand(0));
      default -> made(Operator.NOT, Sort.TRUTH, term);
    };
  }

  Term choose(Term condition, Term then, Term otherwise) {
    if (condition.isConstant()) {
      return condition.isTrue() ? then : otherwise;
    }
    if (then == otherwise) {
      return then;
    }
    if (is(condition, Operator.NOT)) {
      return terms.choose(operand(condition, 0), otherwise, then);
    }
    if (then.sort() instanceof Sort.Truth && (then.isConstant() || otherwise.isConstant())) {
      return chooseTruth(condition, then, otherwise);
    }
    if (is(then, Operator.CHOOSE) && operand(then, 0) == condition) {
      return terms.choose(condition, operand(then, 1), otherwise);
    }
    if (is(otherwise, Operator.CHOOSE) && operand(otherwise, 0) == condition) {
      return terms.choose(condition, then, operand(otherwise, 2));
    }
    return made(Operator.CHOOSE, then.sort(), condition, then, otherwise);
  }

  private Term chooseTruth(Term condition, Term then, Term otherwise) {
    if (then.isTrue()) {
      return terms.either(condition, otherwise);
    }
    if (then.isFalse()) {
      return terms.both(terms.not(condition), otherwise);
    }
    return otherwise.isTrue()
        ? terms.either(terms.not(condition), then)
        : terms.both(condition, then);
  }
}
