package heapwright.method.addressmapper.operation;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.PointerType;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.value.BitVector;
import java.util.Optional;

/**
 * Makes the conditions of a path true or false: of pointers by constraints, of numbers by terms.
 */
final class Conditions {
  private final PathEvaluation run;
  private final ExpressionContext context;
  private final PointerConstraints pointers;

  Conditions(PathEvaluation run, ExpressionContext context) {
    this.run = run;
    this.context = context;
    pointers = new PointerConstraints(run, context);
  }

  /**
   * The condition turns out to be true or false.
   *
   * @param otherwise what there is to say where it cannot
   */
  void hold(Expression condition, boolean truth, String otherwise) {
    if (condition instanceof Expression.Conversion conversion
        && conversion.operand().type() instanceof PointerType) {
      pointers.nullness(context.operand(conversion.operand()), !truth);
    } else if (condition instanceof Expression.Conversion conversion
        && conversion.operand() instanceof Expression.Comparison inner) {
      hold(inner, truth, otherwise);
    } else if (PointerConstraints.isAboutPointers(condition)) {
      Expression.Comparison comparison = (Expression.Comparison) condition;
      pointers.relate(comparison, comparison.relation() == Relation.EQUAL == truth);
    } else if (isTruthOfPointers(condition)) {
      Expression.Comparison comparison = (Expression.Comparison) condition;
      boolean isNegated = comparison.relation() == Relation.EQUAL;
      hold(comparison.left(), truth != isNegated, otherwise);
    } else {
      Term isTrue = run.terms.isNonzero(context.number(condition));
      run.assume(truth ? isTrue : run.terms.not(isTrue), otherwise);
    }
  }

  /** {@code (p == q) != 0} and the like, which the lowering makes of {@code !}. */
  private static boolean isTruthOfPointers(Expression condition) {
    return condition instanceof Expression.Comparison comparison
        && PointerConstraints.isEquality(comparison)
        && comparison.right() instanceof Expression.IntegerConstant zero
        && zero.value() == 0
        && isTruth(comparison.left());
  }

  private static boolean isTruth(Expression e) {
    return e instanceof Expression.Conversion c
        ? c.operand().type() instanceof PointerType || isTruth(c.operand())
        : PointerConstraints.isAboutPointers(e) || isTruthOfPointers(e);
  }

  /** The outcome of a condition, if what was said before leaves only one. */
  Optional<Boolean> known(Expression condition) {
    Term term = context.number(condition);
    Term isTrue = run.terms.isNonzero(term);
    return isTrue.isConstant() ? Optional.of(isTrue.isTrue()) : Optional.empty();
  }

  /** A switch goes on at a label; behind the labels comes the default. */
  void choose(Terminator.Switch choice, int label, String otherwise) {
    Term subject = context.number(choice.subject());
    boolean signed = ScalarTerms.integer(choice.subject().type()).signed();
    if (label < choice.cases().size()) {
      run.assume(within(subject, choice.cases().get(label), signed), otherwise);
    } else {
      for (Terminator.Switch.Case other : choice.cases()) {
        run.assume(run.terms.not(within(subject, other, signed)), otherwise);
      }
    }
  }

  /** Whether the values known leave a label out; the default, if they lead to another. */
  boolean excludes(Terminator.Switch choice, int label) {
    Term subject = context.number(choice.subject());
    boolean signed = ScalarTerms.integer(choice.subject().type()).signed();
    return label < choice.cases().size()
        ? within(subject, choice.cases().get(label), signed).isFalse()
        : choice.cases().stream().anyMatch(c -> within(subject, c, signed).isTrue());
  }

  private Term within(Term subject, Terminator.Switch.Case label, boolean signed) {
    Term low = run.terms.bits(BitVector.of(subject.width(), label.low()));
    Term high = run.terms.bits(BitVector.of(subject.width(), label.high()));
    return label.low() == label.high()
        ? run.terms.equal(subject, low)
        : run.terms.within(subject, low, high, signed);
  }
}
