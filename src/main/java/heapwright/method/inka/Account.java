package heapwright.method.inka;

import heapwright.ir.SourceSpan;
import heapwright.ir.Terminator;
import java.util.List;

/** What was deduced, for people. */
final class Account {
  private Account() {}

  /** An outcome that cannot be, and why. */
  static String refuted(Item item, int outcome, List<String> chain) {
    State state =
        item instanceof Item.Decision decision ? decision.state() : ((Item.Round) item).state();
    Terminator end = state.frame().code().terminator();
    SourceSpan span = end.span();
    String last = chain.isEmpty() ? "" : ": " + chain.get(chain.size() - 1);
    return "line " + span.line() + " does not go " + name(end, outcome) + last;
  }

  private static String name(Terminator end, int outcome) {
    if (end instanceof Terminator.Branch branch) {
      return branch.decision() + (outcome == 0 ? ":T" : ":F");
    }
    return ((Terminator.Switch) end).decision() + ":" + outcome;
  }
}
