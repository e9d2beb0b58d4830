package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.AssumeTransfer;
import heapwright.analysis.invariant.state.ExpressionTransfer;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Terminator;
import java.util.HashMap;
import java.util.Map;

/** What is learnt when control takes an edge out of a block. */
final class EdgeTransfer {
  private static final int MANY_LABELS = 64;

  private final ExpressionTransfer evaluation;
  private final Map<Expression, AbstractValue> subjects = new HashMap<>();

  EdgeTransfer(ExpressionTransfer evaluation) {
    this.evaluation = evaluation;
  }

  /** The state after the edge of this number was taken; it may be impossible. */
  AbstractState taking(Terminator terminator, int outcome, AbstractState state) {
    if (terminator instanceof Terminator.Branch branch) {
      AbstractValue condition = subjects.computeIfAbsent(branch.condition(), evaluation::of);
      AbstractState next = state.copy();
      Relation relation = outcome == 0 ? Relation.NOT_EQUAL : Relation.EQUAL;
      new AssumeTransfer(next).assume(relation, condition, AbstractValue.of(0));
      return next;
    }
    if (terminator instanceof Terminator.Switch choice) {
      AbstractValue subject = subjects.computeIfAbsent(choice.subject(), evaluation::of);
      AbstractState next = state.copy();
      if (outcome < choice.cases().size()) {
        Terminator.Switch.Case label = choice.cases().get(outcome);
        if (label.low() <= label.high() && isPlain(choice, label)) {
          next.narrow(subject, new Interval(label.low(), label.high()));
        }
      } else {
        choice.cases().stream().limit(MANY_LABELS).forEach(c -> exclude(next, choice, c, subject));
      }
      new AssumeTransfer(next).conclude();
      return next;
    }
    return state;
  }

  /** Labels beyond a long's range are left alone. */
  private static boolean isPlain(Terminator.Switch choice, Terminator.Switch.Case label) {
    boolean extreme = label.low() == Long.MIN_VALUE || label.high() == Long.MAX_VALUE;
    return !extreme
        && (ExpressionTransfer.integer(choice.subject().type()).signed() || label.low() >= 0);
  }

  private static void exclude(
      AbstractState state,
      Terminator.Switch choice,
      Terminator.Switch.Case label,
      AbstractValue subject) {
    if (!isPlain(choice, label)) {
      return;
    }
    if (label.low() == label.high()) {
      new AssumeTransfer(state).add(Relation.NOT_EQUAL, subject, AbstractValue.of(label.low()));
      return;
    }
    Interval range = state.range(subject);
    if (range.low() >= label.low() && range.low() <= label.high()) {
      state.narrow(subject, new Interval(label.high() + 1, Interval.NO_HIGH));
    }
    if (range.high() >= label.low() && range.high() <= label.high()) {
      state.narrow(subject, new Interval(Interval.NO_LOW, label.low() - 1));
    }
  }
}
