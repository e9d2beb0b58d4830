package heapwright.goal.condition;

import heapwright.goal.Goal;
import heapwright.goal.GoalInstrumentation;
import heapwright.goal.InstrumentedGoals;
import heapwright.goal.MonitoredGoal.Evaluation;
import heapwright.goal.MonitoredGoal.Independence;
import heapwright.goal.RunMonitor;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import java.util.List;

/** MC/DC: what methods pursue are evaluations of decisions. */
public record ConditionInstrumentation() implements GoalInstrumentation {

  @Override
  public List<Goal> parts(Goal goal) {
    return goal instanceof Independence pairwise
        ? pairwise.evaluations().stream().map(Goal.class::cast).toList()
        : List.of(goal);
  }

  @Override
  public InstrumentedGoals instrumented(Program program, Function function, List<Goal> parts) {
    return DecisionUnfolding.of(function, parts);
  }

  @Override
  public RunMonitor monitor(Program program, Function function, List<Goal> parts) {
    return new EvaluationMonitor(
        function.symbol(),
        parts.stream().filter(Evaluation.class::isInstance).map(Evaluation.class::cast).toList());
  }
}
