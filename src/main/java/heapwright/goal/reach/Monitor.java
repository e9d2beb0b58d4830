package heapwright.goal.reach;

import heapwright.ir.code.Function;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.StatementNumber;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Decides from a run of a function whether it reached a goal. It receives the events of the
 * machine's observer, and infers from the function's text where control went in between.
 */
public final class Monitor {
  private final ReachGoal goal;
  private final Map<DecisionId, Event.Condition> asked;
  private final Deque<Optional<EventCounts>> calls = new ArrayDeque<>();
  private final Map<Event.Condition, Boolean> answers = new HashMap<>();
  private boolean reached;

  /**
   * @param asked which decisions of the run are answers to conditions of the goal
   */
  public Monitor(ReachGoal goal, Map<DecisionId, Event.Condition> asked) {
    this.goal = goal;
    this.asked = Map.copyOf(asked);
  }

  public boolean isReached() {
    return reached;
  }

  public void entered(Function function) {
    calls.push(isOwn(function) ? Optional.of(new EventCounts(goal, answers)) : Optional.empty());
    calls.peek().ifPresent(counts -> note(counts.isReached()));
  }

  public void left(Function function) {
    calls.pop().ifPresent(counts -> note(counts.returned()));
  }

  public void step(Function function, StatementNumber number) {
    if (isOwn(function)) {
      calls.peek().ifPresent(counts -> note(counts.step(number)));
    }
  }

  public void decided(Function function, DecisionId decision, int outcome) {
    if (!isOwn(function)) {
      return;
    }
    if (asked.containsKey(decision)) {
      answers.put(asked.get(decision), outcome == 0);
    } else {
      calls.peek().ifPresent(counts -> note(counts.decided(decision, outcome)));
    }
  }

  private boolean isOwn(Function function) {
    return function.symbol().equals(goal.function().symbol());
  }

  private void note(boolean now) {
    reached |= now;
  }
}
