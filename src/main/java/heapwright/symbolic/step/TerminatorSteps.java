package heapwright.symbolic.step;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Terminator;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.FrameObjects;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.List;

/** One step of each end of a block. */
public final class TerminatorSteps implements Terminator.Cases<StepResult> {
  private final Execution execution;
  private final Terms terms;

  public TerminatorSteps(Execution execution) {
    this.execution = execution;
    terms = execution.terms();
  }

  private PathState at(BlockId block) {
    return execution.state().with(execution.state().frame().at(block));
  }

  @Override
  public StepResult jump(Terminator.Jump t) {
    return new StepResult.Moved(at(t.target()));
  }

  @Override
  public StepResult branch(Terminator.Branch t) {
    Term holds = known(terms.isNonzero(execution.evaluator.number(t.condition())));
    List<Alternative> alternatives = new ArrayList<>();
    add(alternatives, holds, t.ifTrue(), t.decision() + " is false here");
    add(alternatives, terms.not(holds), t.ifFalse(), t.decision() + " is true here");
    return StepResult.of(alternatives);
  }

  /**
   * The term, or its value if the path condition has it: the library tests a character repeatedly.
   */
  private Term known(Term holds) {
    if (!FrameObjects.isLibrary(execution.state().frame().function())) {
      return holds;
    }
    boolean isSo = execution.state().assumes(holds);
    return isSo || execution.state().assumes(terms.not(holds)) ? terms.truth(isSo) : holds;
  }

  private void add(List<Alternative> alternatives, Term fact, BlockId target, String otherwise) {
    if (fact.isTrue()) {
      alternatives.add(Alternative.of(at(target)));
    } else if (!fact.isFalse()) {
      Frame frame = execution.state().frame().at(target).turned();
      alternatives.add(Alternative.of(execution.state().with(frame), new Fact(fact, otherwise)));
    }
  }

  @Override
  public StepResult choose(Terminator.Switch t) {
    Term subject = execution.evaluator.number(t.subject());
    boolean signed = ScalarTerms.integer(t.subject().type()).signed();
    List<Alternative> alternatives = new ArrayList<>();
    Term none = terms.truth(true);
    for (Terminator.Switch.Case label : t.cases()) {
      Term here = within(subject, label, signed);
      add(
          alternatives,
          terms.both(none, here),
          label.target(),
          t.decision() + " goes elsewhere here");
      none = terms.both(none, terms.not(here));
    }
    add(alternatives, none, t.otherwise(), t.decision() + " goes to a label here");
    return StepResult.of(alternatives);
  }

  private Term within(Term subject, Terminator.Switch.Case label, boolean signed) {
    Term low = terms.bits(subject.width(), label.low());
    Term high = terms.bits(subject.width(), label.high());
    if (label.low() == label.high()) {
      return terms.equal(subject, low);
    }
    return terms.within(subject, low, high, signed);
  }

  @Override
  public StepResult giveBack(Terminator.Return t) {
    return new CallSteps(execution).giveBack(t);
  }

  @Override
  public StepResult unreachable(Terminator.Unreachable t) {
    throw Interruption.fault("comes to a place that the source calls unreachable");
  }
}
