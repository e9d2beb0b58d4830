package heapwright.goal.reach;

import heapwright.goal.Goal;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.ControlPoint;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a function's text alone says of goals. */
final class PlainGoals {
  private PlainGoals() {}

  /** The goal as a branch or statement, which every method knows, if it is one. */
  static Optional<Goal> goal(ReachGoal goal) {
    return goal.events().size() == 1
            && goal.events().get(0) instanceof Event.Turn turn
            && isAlone(goal.function(), turn.branch())
        ? Optional.of(turn.branch())
        : Optional.empty();
  }

  /** Whether no other outcome leads to the same place; a run could not tell them apart. */
  private static boolean isAlone(Function function, Goal.Branch branch) {
    return function.block(branch.from()).terminator().successors().stream()
            .filter(branch.to()::equals)
            .count()
        == 1;
  }

  /** Where people look for a goal. */
  static SourceSpan span(ReachGoal goal) {
    Function function = goal.function();
    return goal.events()
        .get(0)
        .match(
            new Event.Cases<>() {
              @Override
              public SourceSpan arrival(Event.Arrival event) {
                return function.statement(event.statement()).span();
              }

              @Override
              public SourceSpan turn(Event.Turn event) {
                return function.block(event.branch().from()).terminator().span();
              }

              @Override
              public SourceSpan rounds(Event.Rounds event) {
                return function.loops().all().get(event.loop()).span();
              }
            });
  }

  /** Where control comes to a statement. */
  static List<ControlPoint> steps(Function function, StatementNumber number) {
    List<ControlPoint> passages = new ArrayList<>();
    for (BasicBlock block : function.blocks()) {
      for (int i = 0; i < block.statements().size(); i++) {
        if (block.statements().get(i) instanceof Statement.Step step
            && step.number().equals(number)) {
          passages.add(new ControlPoint.Within(block.id(), i));
        }
      }
    }
    return passages;
  }
}
