package heapwright.symbolic.term.model;

import heapwright.symbolic.term.Constant;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.TermFold;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.OperatorValue;
import heapwright.work.Work;
import heapwright.work.WorkMeter;
import java.util.List;

/** The values of terms under a model. */
public final class TermEvaluation extends TermFold<BitVector> {
  private final Model model;

  public TermEvaluation(Model model) {
    this.model = model;
  }

  public Model model() {
    return model;
  }

  /** Whether a condition holds. */
  public boolean holds(Term truth) {
    return value(truth).isTrue();
  }

  /** Whether conditions hold, the newest of which come last and are the likeliest to fail. */
  public boolean satisfies(List<Term> truths) {
    for (int i = truths.size() - 1; i >= 0; i--) {
      if (!holds(truths.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** The bits of a term's value. */
  public BitVector value(Term term) {
    return fold(term);
  }

  /** Leaves cost less than to remember them. */
  @Override
  protected boolean isKnown(Term term) {
    return !(term instanceof Operation) || super.isKnown(term);
  }

  @Override
  protected BitVector known(Term term) {
    return term instanceof Operation ? super.known(term) : leaf(term);
  }

  @Override
  protected BitVector constant(Constant constant) {
    return constant.value();
  }

  @Override
  protected BitVector symbol(Symbol symbol) {
    return model.value(symbol);
  }

  @Override
  protected BitVector operation(Operation operation, List<BitVector> operands) {
    WorkMeter.count(Work.EVALUATION, 1);
    return OperatorValue.of(
        operation.operator(),
        operation.sort(),
        operation.low(),
        operation.operand(0).sort(),
        operands);
  }
}
