package heapwright.method.sgen.transfer;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Terminator;
import heapwright.ir.code.Terminator.Switch.Case;
import heapwright.ir.type.FloatingType;
import heapwright.method.sgen.ssa.Form;
import heapwright.method.sgen.ssa.SsaConstraint;
import heapwright.method.sgen.ssa.SsaExpression;
import heapwright.method.sgen.ssa.Value;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Makes the outcome of a decision true: of pointers in σ, of numbers in ζ. */
final class DecisionTransfer {
  private static final SsaExpression ZERO = SsaExpression.of("0");

  private final PathContext context;
  private final Terms terms;

  DecisionTransfer(PathContext context) {
    this.context = context;
    terms = context.terms();
  }

  /**
   * A condition becomes true or false.
   *
   * @param outcomes those with which the path can go on, the preferred one first
   */
  boolean condition(Expression e, List<Boolean> outcomes) {
    if (e instanceof Expression.Comparison c && PointerComparison.isEquality(c.relation())) {
      Value left = context.expressions().of(c.left());
      Value right = context.expressions().of(c.right());
      if (new PointerComparison(context).isOne(left, right, c.left().type())) {
        return pointers(c, left, right, outcomes);
      }
    }
    Term truth = terms.isNonzero(context.expressions().number(e));
    Optional<Boolean> known = truth.isConstant() ? Optional.of(truth.isTrue()) : Optional.empty();
    boolean outcome = chosen(known, outcomes, o -> fact(truth, o));
    Form form = context.trace.isOn() ? form(e, outcome) : Form.of("");
    context.trace.says(() -> form);
    context.assume(fact(truth, outcome), context.trace.isOn() ? form.text() : "the condition");
    return outcome;
  }

  private Term fact(Term truth, boolean outcome) {
    return outcome ? truth : terms.not(truth);
  }

  private boolean pointers(
      Expression.Comparison c, Value left, Value right, List<Boolean> outcomes) {
    PointerComparison comparison = new PointerComparison(context);
    boolean asks = c.relation() == Relation.EQUAL;
    Optional<Boolean> known = comparison.equal(left, right).map(equal -> equal == asks);
    boolean outcome = chosen(known, outcomes, o -> terms.truth(true));
    boolean areEqual = outcome == asks;
    if (context.trace.isOn()) {
      String text =
          context.operands().of(c.left())
              + (areEqual ? " = " : " != ")
              + context.operands().of(c.right());
      context.trace.says(() -> Form.of(text));
    }
    comparison.make(left, right, areEqual, c);
    return outcome;
  }

  /** Facts of the alternatives. */
  private interface Facts {
    Term of(boolean outcome);
  }

  private boolean chosen(Optional<Boolean> known, List<Boolean> outcomes, Facts facts) {
    if (known.isPresent() || outcomes.size() == 1) {
      return known.filter(outcomes::contains).orElse(outcomes.get(0));
    }
    int turn =
        context.turns.choose(
            outcomes.size(), i -> context.constraints.admits(facts.of(outcomes.get(i))));
    return outcomes.get(turn);
  }

  private Form form(Expression e, boolean truth) {
    if (!(e instanceof Expression.Comparison c)) {
      return Form.of(SsaConstraint.condition(context.operands().of(e), truth ? "!=" : "=", ZERO));
    }
    SsaExpression left = context.operands().of(c.left());
    SsaExpression right = context.operands().of(c.right());
    boolean isOrdered = !(c.left().type() instanceof FloatingType);
    if (truth || isOrdered || PointerComparison.isEquality(c.relation())) {
      Relation relation = truth ? c.relation() : negation(c.relation());
      return Form.of(SsaConstraint.condition(left, SsaOperands.symbol(relation), right));
    }
    // Not less is not greater or equal where one side may be no number.
    return Form.of(SsaConstraint.condition(left, "!" + c.relation().symbol(), right));
  }

  private static Relation negation(Relation relation) {
    return switch (relation) {
      case EQUAL -> Relation.NOT_EQUAL;
      case NOT_EQUAL -> Relation.EQUAL;
      case LESS -> Relation.GREATER_EQUAL;
      case LESS_EQUAL -> Relation.GREATER;
      case GREATER -> Relation.LESS_EQUAL;
      case GREATER_EQUAL -> Relation.LESS;
    };
  }

  /**
   * A switch goes to a block.
   *
   * @param targets those with which the path can go on, the preferred one first
   */
  BlockId choice(Terminator.Switch t, List<BlockId> targets) {
    Term subject = context.expressions().number(t.subject());
    boolean isSigned = ScalarTerms.integer(t.subject().type()).signed();
    List<Term> facts = targets.stream().map(to -> arrives(t, to, subject, isSigned)).toList();
    List<Integer> open =
        IntStream.range(0, targets.size()).filter(i -> !facts.get(i).isFalse()).boxed().toList();
    int chosen =
        open.size() <= 1
            ? open.stream().findFirst().orElse(0)
            : open.get(
                context.turns.choose(
                    open.size(), i -> context.constraints.admits(facts.get(open.get(i)))));
    BlockId target = targets.get(chosen);
    if (context.trace.isOn()) {
      forms(t, target).forEach(form -> context.trace.says(() -> form));
    }
    context.assume(facts.get(chosen), "the choice");
    return target;
  }

  private Term arrives(Terminator.Switch t, BlockId target, Term subject, boolean isSigned) {
    Term none = terms.truth(true);
    Term some = terms.truth(false);
    for (Case label : t.cases()) {
      Term low = terms.bits(subject.width(), label.low());
      Term high = terms.bits(subject.width(), label.high());
      Term here =
          label.low() == label.high()
              ? terms.equal(subject, low)
              : terms.within(subject, low, high, isSigned);
      if (label.target().equals(target)) {
        some = terms.either(some, terms.both(none, here));
      }
      none = terms.both(none, terms.not(here));
    }
    return t.otherwise().equals(target) ? terms.either(some, none) : some;
  }

  /** The labels that were taken, or those that were not. */
  private List<Form> forms(Terminator.Switch t, BlockId target) {
    SsaExpression subject = context.operands().of(t.subject());
    List<Case> taken = t.cases().stream().filter(c -> c.target().equals(target)).toList();
    if (taken.isEmpty()) {
      return t.cases().stream().map(label -> outside(subject, label)).toList();
    }
    if (t.otherwise().equals(target)) {
      return List.of();
    }
    return taken.size() == 1 && taken.get(0).low() == taken.get(0).high()
        ? List.of(relation(subject, "=", taken.get(0).low()))
        : List.of(Form.of(SsaConstraint.condition(subject, "∈", set(taken))));
  }

  private static SsaExpression set(List<Case> labels) {
    return SsaExpression.of(
        labels.stream().map(DecisionTransfer::range).collect(Collectors.joining(", ", "{", "}")));
  }

  private static String range(Case label) {
    return label.low() == label.high()
        ? Long.toString(label.low())
        : label.low() + " … " + label.high();
  }

  private static Form outside(SsaExpression subject, Case label) {
    return label.low() == label.high()
        ? relation(subject, "!=", label.low())
        : Form.of(SsaConstraint.condition(subject, "∉", set(List.of(label))));
  }

  private static Form relation(SsaExpression subject, String relation, long value) {
    return Form.of(
        SsaConstraint.condition(subject, relation, SsaExpression.of(Long.toString(value))));
  }
}
