package heapwright.goal.condition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.goal.Goal;
import heapwright.goal.InstrumentedGoals;
import heapwright.goal.MonitoredGoal.Independence;
import heapwright.goal.ReadFunction;
import heapwright.ir.check.WellFormed;
import heapwright.ir.code.Function;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The goals of MC/DC, and the pairs that show them. */
class ConditionGoalsTest {
  private static Function function(String body) {
    return ReadFunction.of("int f(int a, int b, int c, int d) { " + body + " }").function();
  }

  private static List<Goal> goals(String body) {
    return ConditionGoals.of(function(body));
  }

  private static String names(String body) {
    return goals(body).stream().map(Goal::toString).collect(Collectors.joining(" "));
  }

  private static String pairs(Goal goal) {
    return ((Independence) goal)
        .pairs().stream()
            .map(pair -> pair.failing() + "/" + pair.holding())
            .map(text -> text.replace("1.1:", ""))
            .sorted()
            .collect(Collectors.joining(" "));
  }

  @Test
  void aDecisionWithOneConditionHasItsOutcomes() {
    assertEquals(
        "1:T 1:F 3:case 1 3:default",
        names("if (a) b = 1; switch (c) { case 1: d = 0; } return d;"));
  }

  @Test
  void whereItIsAloneAConditionNeedsNoOther() {
    assertEquals("1.1:mcdc 1.2:mcdc", names("return a && b;"));
    List<Goal> goals = goals("return a && b;");
    assertEquals("F-/TT", pairs(goals.get(0)));
    assertEquals("TF/TT", pairs(goals.get(1)));
  }

  @Test
  void whatIsNotEvaluatedIsMasked() {
    List<Goal> goals = goals("return (a && b) || c;");
    assertEquals("F-F/TT-", pairs(goals.get(0)));
    assertEquals("TFF/TT-", pairs(goals.get(1)));
    // TFF and F-T differ in the first condition, too.
    assertEquals("F-F/F-T TFF/TFT", pairs(goals.get(2)));
  }

  @Test
  void negationTurnsTheOutcomeOnly() {
    assertEquals(pairs(goals("return a || b;").get(0)), pairs(goals("return !(a || b);").get(0)));
  }

  @Test
  void aConstantIsNoCondition() {
    assertEquals("1.1:T 1.1:F", names("return a && 1;"));
    List<Goal> goals = goals("return (a && 0) || (b && c);");
    assertEquals("", pairs(goals.get(0)));
  }

  @Test
  void aChainIsUnfoldedAlready() {
    Function function = function("return a && b && c;");
    List<Goal> parts = parts(function);
    InstrumentedGoals goals = DecisionUnfolding.of(function, parts);
    assertSame(function, goals.function());
    assertEquals(Map.of(1, 4L), outcomesPerGoal(goals));
  }

  @Test
  void everyEvaluationEndsInAnEdgeOfItsOwn() {
    Function function = function("if ((a || b) && (c || (d ? a : b))) return 1; return 0;");
    List<Goal> parts = parts(function);
    InstrumentedGoals goals = DecisionUnfolding.of(function, parts);
    assertEquals(List.of(), WellFormed.violations(goals.function()));
    assertTrue(goals.function().blocks().size() > function.blocks().size());
    // FF--, FT/T- with T-, FT, FF; the outcomes of ?: have a copy for each way there.
    assertEquals(Map.of(1, 7L, 2, 2L), outcomesPerGoal(goals));
  }

  private static List<Goal> parts(Function function) {
    ConditionInstrumentation instrumentation = new ConditionInstrumentation();
    return ConditionGoals.of(function).stream()
        .flatMap(goal -> instrumentation.parts(goal).stream())
        .distinct()
        .toList();
  }

  private static Map<Integer, Long> outcomesPerGoal(InstrumentedGoals goals) {
    return goals.outcomes().values().stream()
        .collect(Collectors.groupingBy(List::size, Collectors.counting()));
  }
}
