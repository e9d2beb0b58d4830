package heapwright.symbolic.term;

import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.IntegerValue;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;

/**
 * What all simplifications need: to look at a term and to build one. A rule looks at most a few
 * levels deep, so that building a term costs the same however deep its operands are.
 */
abstract class RewriteRules {
  final Terms terms;

  RewriteRules(Terms terms) {
    this.terms = terms;
  }

  /** The operation itself. */
  final Term made(Operator operator, Sort sort, Term... operands) {
    return made(operator, sort, 0, operands);
  }

  final Term made(Operator operator, Sort sort, int low, Term... operands) {
    return terms.store().operation(operator, sort, low, operands);
  }

  static boolean is(Term term, Operator operator) {
    return term instanceof Operation o && o.operator() == operator;
  }

  static Term operand(Term term, int index) {
    return ((Operation) term).operand(index);
  }

  static BitVector value(Term constant) {
    return ((Constant) constant).value();
  }

  static boolean isZero(Term term) {
    return term instanceof Constant c && c.value().isZero();
  }

  static boolean isOne(Term term) {
    return term instanceof Constant c && c.value().low() == 1 && c.value().high() == 0;
  }

  static boolean isOnes(Term term) {
    return term instanceof Constant c && IntegerValue.complement(c.value()).isZero();
  }

  /** Whether comparing both arms of a choice with a constant is less than comparing the choice. */
  static boolean hasConstantArm(Term choice) {
    Term then = operand(choice, 1);
    Term otherwise = operand(choice, 2);
    return then.isConstant() && !is(otherwise, Operator.CHOOSE)
        || otherwise.isConstant() && !is(then, Operator.CHOOSE);
  }

  /** Whether one of two terms is the other's negation or complement. */
  static boolean isInverse(Operator operator, Term left, Term right) {
    return is(left, operator) && operand(left, 0) == right
        || is(right, operator) && operand(right, 0) == left;
  }

  /** Whether it is {@code x + k}; sums keep their constant at the end. */
  static boolean isShifted(Term term) {
    return is(term, Operator.ADD) && operand(term, 1).isConstant();
  }

  static boolean isExtension(Term term) {
    return is(term, Operator.ZERO_EXTEND) || is(term, Operator.SIGN_EXTEND);
  }

  final Term constant(BitVector value) {
    return terms.bits(value);
  }

  final Term zero(Term like) {
    return terms.bits(like.width(), 0);
  }
}
