package heapwright.goal.criterion;

import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.GoalInstrumentation;
import heapwright.goal.Goals;
import heapwright.goal.condition.ConditionGoals;
import heapwright.goal.condition.ConditionInstrumentation;
import heapwright.goal.dataflow.DataFlow;
import heapwright.goal.dataflow.DefinitionUseInstrumentation;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import java.util.List;
import java.util.Optional;

/** The goals of a function by a criterion, and how they are pursued where outcomes do not do. */
public final class CriterionGoals {
  private CriterionGoals() {}

  public static List<Goal> of(Program program, Function function, Criterion criterion) {
    if (criterion instanceof Criterion.DefinitionUses) {
      return List.copyOf(DataFlow.of(program, function).goals());
    }
    return criterion instanceof Criterion.Conditions
        ? ConditionGoals.of(function)
        : Goals.of(function, criterion);
  }

  /** Empty where methods know the goals of the criterion themselves. */
  public static Optional<GoalInstrumentation> instrumentation(Criterion criterion) {
    if (criterion instanceof Criterion.DefinitionUses) {
      return Optional.of(new DefinitionUseInstrumentation());
    }
    return criterion instanceof Criterion.Conditions
        ? Optional.of(new ConditionInstrumentation())
        : Optional.empty();
  }
}
