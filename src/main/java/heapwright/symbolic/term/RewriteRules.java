package heapwright.symbolic.term;

import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.IntegerValue;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.OperatorValue;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What all simplifications need: to look at a term and to build one. A rule looks at most a few
 * levels deep, so that building a term costs the same however deep its operands are.
 */
abstract class RewriteRules {
  final Terms terms;

  RewriteRules(Terms terms) {
    this.terms = terms;
  }

  /** The operation itself, or its value where the operands are known. */
  public final Term plain(Operator operator, Sort sort, Term... operands) {
    return plain(operator, sort, 0, operands);
  }

  final Term plain(Operator operator, Sort sort, int low, Term... operands) {
    return folded(operator, sort, low, operands)
        .orElseGet(() -> made(operator, sort, low, operands));
  }

  /** The operation itself, its operands known not to be constants altogether. */
  final Term made(Operator operator, Sort sort, Term... operands) {
    return made(operator, sort, 0, operands);
  }

  final Term made(Operator operator, Sort sort, int low, Term... operands) {
    return terms.store().operation(operator, sort, low, operands);
  }

  /**
   * The value, if all operands are constants; a choice between two values, if they are constants
   * and choices between constants on one condition. C's comparisons are such choices, of 1 and 0.
   */
  final Optional<Term> folded(Operator operator, Sort sort, Term... operands) {
    return folded(operator, sort, 0, operands);
  }

  final Optional<Term> folded(Operator operator, Sort sort, int low, Term... operands) {
    OperatorSorts.require(operator, sort, low, operands);
    Optional<Term> condition = Optional.empty();
    for (Term operand : operands) {
      if (isConstantChoice(operand)) {
        Term here = operand(operand, 0);
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

  private Term fold(Operator operator, Sort sort, int low, Term[] operands, int arm) {
    List<BitVector> values = new ArrayList<>(operands.length);
    for (Term operand : operands) {
      values.add(value(operand.isConstant() ? operand : operand(operand, arm)));
    }
    return terms.constant(sort, OperatorValue.of(operator, sort, low, operands[0].sort(), values));
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

  static boolean isConstantChoice(Term term) {
    return is(term, Operator.CHOOSE)
        && operand(term, 1).isConstant()
        && operand(term, 2).isConstant();
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
