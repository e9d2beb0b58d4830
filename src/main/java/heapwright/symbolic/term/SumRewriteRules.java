package heapwright.symbolic.term;

import heapwright.symbolic.term.value.Operator;

/** Sums, differences and products. Constants move to the end of a sum and are one there. */
final class SumRewriteRules extends RewriteRules {
  SumRewriteRules(Terms terms) {
    super(terms);
  }

  Term add(Term left, Term right) {
    if (isZero(right)) {
      return left;
    }
    if (isShifted(left)) {
      Term rest = operand(left, 1);
      return right.isConstant()
          ? terms.add(operand(left, 0), terms.add(rest, right))
          : terms.add(terms.add(operand(left, 0), right), rest);
    }
    if (isShifted(right)) {
      return terms.add(terms.add(left, operand(right, 0)), operand(right, 1));
    }
    return addTerms(left, right);
  }

  private Term addTerms(Term left, Term right) {
    if (is(right, Operator.NEGATE)) {
      return terms.subtract(left, operand(right, 0));
    }
    if (is(left, Operator.NEGATE)) {
      return terms.subtract(right, operand(left, 0));
    }
    if (is(left, Operator.SUBTRACT) && operand(left, 1) == right) {
      return operand(left, 0);
    }
    if (is(right, Operator.SUBTRACT) && operand(right, 1) == left) {
      return operand(right, 0);
    }
    return made(Operator.ADD, left.sort(), left, right);
  }

  Term subtract(Term left, Term right) {
    if (left == right) {
      return zero(left);
    }
    if (right.isConstant()) {
      return terms.add(left, terms.negate(right));
    }
    if (isShifted(left)) {
      return terms.add(terms.subtract(operand(left, 0), right), operand(left, 1));
    }
    if (isShifted(right)) {
      return terms.add(terms.subtract(left, operand(right, 0)), terms.negate(operand(right, 1)));
    }
    if (isZero(left)) {
      return terms.negate(right);
    }
    return subtractTerms(left, right);
  }

  private Term subtractTerms(Term left, Term right) {
    if (is(left, Operator.ADD)) {
      if (operand(left, 1) == right) {
        return operand(left, 0);
      }
      if (operand(left, 0) == right) {
        return operand(left, 1);
      }
    }
    if (is(right, Operator.ADD)) {
      if (operand(right, 1) == left) {
        return terms.negate(operand(right, 0));
      }
      if (operand(right, 0) == left) {
        return terms.negate(operand(right, 1));
      }
    }
    if (is(right, Operator.NEGATE)) {
      return terms.add(left, operand(right, 0));
    }
    return made(Operator.SUBTRACT, left.sort(), left, right);
  }

  Term negate(Term term) {
    if (is(term, Operator.NEGATE)) {
      return operand(term, 0);
    }
    if (is(term, Operator.SUBTRACT)) {
      return terms.subtract(operand(term, 1), operand(term, 0));
    }
    return made(Operator.NEGATE, term.sort(), term);
  }

  Term multiply(Term left, Term right) {
    if (!right.isConstant()) {
      return made(Operator.MULTIPLY, left.sort(), left, right);
    }
    if (isZero(right)) {
      return right;
    }
    if (isOne(right)) {
      return left;
    }
    if (isOnes(right)) {
      return terms.negate(left);
    }
    if (is(left, Operator.MULTIPLY) && operand(left, 1).isConstant()) {
      return terms.multiply(operand(left, 0), terms.multiply(operand(left, 1), right));
    }
    // An element's offset: (i + 1) * 4 beside i * 4.
    if (isShifted(left)) {
      return terms.add(
          terms.multiply(operand(left, 0), right), terms.multiply(operand(left, 1), right));
    }
    return made(Operator.MULTIPLY, left.sort(), left, right);
  }
}
