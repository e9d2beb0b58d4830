package heapwright.analysis;

import heapwright.ir.code.Terminator;
import heapwright.ir.code.Terminator.Branch;
import heapwright.ir.code.Terminator.Jump;
import heapwright.ir.code.Terminator.Return;
import heapwright.ir.code.Terminator.Switch;
import heapwright.ir.code.Terminator.Unreachable;
import java.util.ArrayList;
import java.util.List;

/** The outcomes of a terminator, one for each of its successors. */
final class Outcomes implements Terminator.Cases<List<Outcome>> {
  @Override
  public List<Outcome> jump(Jump t) {
    return List.of(new Outcome.Always());
  }

  @Override
  public List<Outcome> branch(Branch t) {
    return List.of(new Outcome.Truth(t.decision(), true), new Outcome.Truth(t.decision(), false));
  }

  @Override
  public List<Outcome> choose(Switch t) {
    List<Outcome> outcomes = new ArrayList<>();
    for (Switch.Case label : t.cases()) {
      outcomes.add(new Outcome.Label(t.decision(), outcomes.size(), label.low(), label.high()));
    }
    outcomes.add(new Outcome.Otherwise(t.decision()));
    return outcomes;
  }

  @Override
  public List<Outcome> giveBack(Return t) {
    return List.of();
  }

  @Override
  public List<Outcome> unreachable(Unreachable t) {
    return List.of();
  }
}
