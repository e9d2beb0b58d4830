package heapwright.goal.reach;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.ControlPoint;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.LoopEvent;
import heapwright.ir.source.StatementNumber;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What has happened in one call of a goal's function, up to the last observed event. */
final class EventCounts {
  private final ReachGoal goal;
  private final Map<Event.Condition, Boolean> answers;
  private final Map<Integer, Integer> rounds = new HashMap<>();
  private final Map<StatementNumber, Integer> visits = new HashMap<>();
  private final Set<Event> happened = new HashSet<>();
  private BasicBlock block;
  private int position;

  /**
   * @param answers what was last answered to the conditions
   */
  EventCounts(ReachGoal goal, Map<Event.Condition, Boolean> answers) {
    this.goal = goal;
    this.answers = answers;
    block = goal.function().entry();
    goal.events().stream()
        .filter(event -> event instanceof Event.Entry entry && entry.bodiless().isEmpty())
        .forEach(happened::add);
    within();
  }

  /** Whether this step reaches the goal. */
  boolean step(StatementNumber number) {
    while (!isAt(number)) {
      advance();
    }
    visits.merge(number, 1, Integer::sum);
    for (Event event : goal.events()) {
      if (event instanceof Event.Arrival arrival && arrives(arrival, number)) {
        happened.add(event);
      }
    }
    position++;
    within();
    return isReached();
  }

  private boolean isAt(StatementNumber number) {
    return position < block.statements().size()
        && block.statements().get(position) instanceof Statement.Step step
        && step.number().equals(number);
  }

  private boolean arrives(Event.Arrival arrival, StatementNumber number) {
    return arrival.statement().equals(number)
        && arrival.visit().map(visits.get(number)::equals).orElse(true)
        && arrival.condition().map(c -> answers.getOrDefault(c, false)).orElse(true);
  }

  boolean decided(DecisionId decision, int outcome) {
    while (position < block.statements().size()
        || block.terminator().decided().filter(decision::equals).isEmpty()) {
      advance();
    }
    for (Event event : goal.events()) {
      if (event instanceof Event.Turn turn
          && turn.branch().decision().equals(decision)
          && turn.branch().outcomes().contains(outcome)) {
        happened.add(event);
      }
    }
    go(outcome);
    return isReached();
  }

  boolean returned() {
    while (position < block.statements().size() || block.terminator() instanceof Terminator.Jump) {
      advance();
    }
    return isReached();
  }

  /** Moves past a statement, or to the next block where there is only one. */
  private void advance() {
    if (position < block.statements().size()) {
      position++;
      within();
    } else if (block.terminator() instanceof Terminator.Jump) {
      go(0);
    } else {
      throw new IllegalStateException("the run is not one of " + goal.function().name());
    }
  }

  private void go(int outcome) {
    loops(new ControlPoint.Turn(block.id(), outcome));
    BlockId next = block.terminator().successors().get(outcome);
    block = goal.function().block(next);
    position = 0;
    within();
  }

  private void within() {
    loops(new ControlPoint.Within(block.id(), position));
  }

  private void loops(ControlPoint point) {
    List<LoopEvent> events =
        goal.function().loops().events().getOrDefault(point, List.<LoopEvent>of());
    for (LoopEvent loopEvent : events) {
      if (loopEvent.kind() == LoopEvent.Kind.ENTER) {
        rounds.put(loopEvent.loop(), 0);
      } else if (loopEvent.kind() == LoopEvent.Kind.ROUND) {
        rounds.merge(loopEvent.loop(), 1, Integer::sum);
      }
      for (Event event : goal.events()) {
        if (event instanceof Event.Rounds wanted && isReached(wanted, loopEvent)) {
          happened.add(event);
        }
      }
    }
  }

  private boolean isReached(Event.Rounds wanted, LoopEvent loopEvent) {
    boolean isLeft = loopEvent.kind() == LoopEvent.Kind.LEAVE;
    int times = rounds.getOrDefault(wanted.loop(), 0);
    return loopEvent.loop() == wanted.loop()
        && wanted.within().stream().allMatch(r -> rounds.getOrDefault(r.loop(), 0) == r.number())
        && switch (wanted.bound()) {
          case AT_LEAST -> times >= wanted.times();
          case EXACTLY -> isLeft && times == wanted.times();
          case AT_MOST -> isLeft && times <= wanted.times();
        };
  }

  /** Whether all has happened. */
  boolean isReached() {
    return happened.containsAll(goal.events());
  }
}
