package heapwright.goal.reach;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.source.DecisionId;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The code that keeps count at a control point, as blocks: made from the last to the first. */
record CounterCode(Instrumentation instrumentation, List<Piece> pieces)
    implements UnaryOperator<BlockId> {
  /** A register changes, or an event may have happened. */
  sealed interface Piece {}

  /** A register changes. */
  record Update(Statement statement) implements Piece {}

  /**
   * An event has happened if all conditions hold.
   *
   * @param event its place in the goal
   */
  record Check(int event, List<CheckedCondition> conditions) implements Piece {
    Check {
      conditions = List.copyOf(conditions);
    }
  }

  /**
   * Something that has to hold.
   *
   * @param before what has to be done to find out
   */
  record CheckedCondition(List<Statement> before, Expression holds) {
    CheckedCondition {
      before = List.copyOf(before);
    }
  }

  CounterCode {
    pieces = List.copyOf(pieces);
  }

  @Override
  public BlockId apply(BlockId next) {
    BlockId first = next;
    for (int i = pieces.size() - 1; i >= 0; i--) {
      first =
          pieces.get(i) instanceof Check check
              ? checked(check, first)
              : instrumentation.block(List.of(((Update) pieces.get(i)).statement()), first);
    }
    return first;
  }

  /** The event's conditions, its flag, the other events' flags: the last decision is the goal. */
  private BlockId checked(Check check, BlockId next) {
    BlockId reached = instrumentation.block(List.of(), next);
    List<CheckedCondition> others = new ArrayList<>();
    for (int i = 0; i < instrumentation.events(); i++) {
      if (i != check.event()) {
        others.add(instrumentation.registers().hasHappened(i));
      }
    }
    if (others.isEmpty() && check.conditions().isEmpty()) {
      // There is no condition, but a goal needs a decision.
      others.add(instrumentation.registers().hasHappened(check.event()));
    }
    if (others.isEmpty()) {
      return decided(check.conditions(), reached, next, true);
    }
    BlockId rest = decided(others, reached, next, true);
    BlockId flag =
        instrumentation.block(List.of(instrumentation.registers().happens(check.event())), rest);
    return decided(check.conditions(), flag, next, false);
  }

  private BlockId decided(
      List<CheckedCondition> conditions, BlockId yes, BlockId no, boolean isLast) {
    BlockId target = yes;
    for (int i = conditions.size() - 1; i >= 0; i--) {
      DecisionId decision = instrumentation.decision();
      BlockId from = instrumentation.branch(decision, conditions.get(i), target, no);
      if (isLast && i == conditions.size() - 1) {
        instrumentation.reached(decision, from, yes);
      }
      target = from;
    }
    return target;
  }
}
