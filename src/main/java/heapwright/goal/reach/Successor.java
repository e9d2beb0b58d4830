package heapwright.goal.reach;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Terminator;
import java.util.ArrayList;
import java.util.List;

/**
 * Sends one outcome of a terminator elsewhere.
 *
 * @param outcome the place among its successors
 */
record Successor(int outcome, BlockId target) implements Terminator.Cases<Terminator> {

  Terminator in(Terminator end) {
    return end.match(this);
  }

  @Override
  public Terminator jump(Terminator.Jump t) {
    return new Terminator.Jump(target, t.span());
  }

  @Override
  public Terminator branch(Terminator.Branch t) {
    return new Terminator.Branch(
        t.decision(),
        t.condition(),
        outcome == 0 ? target : t.ifTrue(),
        outcome == 1 ? target : t.ifFalse(),
        t.text(),
        t.span());
  }

  @Override
  public Terminator choose(Terminator.Switch t) {
    List<Terminator.Switch.Case> cases = new ArrayList<>(t.cases());
    if (outcome < cases.size()) {
      Terminator.Switch.Case old = cases.get(outcome);
      cases.set(outcome, new Terminator.Switch.Case(old.low(), old.high(), target, old.span()));
    }
    return new Terminator.Switch(
        t.decision(),
        t.subject(),
        cases,
        outcome < cases.size() ? t.otherwise() : target,
        t.text(),
        t.span());
  }

  @Override
  public Terminator giveBack(Terminator.Return t) {
    throw new IllegalArgumentException("nothing follows a return");
  }

  @Override
  public Terminator unreachable(Terminator.Unreachable t) {
    throw new IllegalArgumentException("nothing follows here");
  }
}
