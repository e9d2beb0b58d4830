package heapwright.agreement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.goal.reach.Instrumentation;
import heapwright.goal.reach.Instrumentation.Instrumented;
import heapwright.goal.reach.Monitor;
import heapwright.goal.reach.ReachGoal;
import heapwright.ir.Program;
import heapwright.ir.check.WellFormed;
import heapwright.ir.code.Function;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceLoop;
import heapwright.ir.source.SourceStatement;
import heapwright.ir.source.StatementNumber;
import heapwright.machine.RunSettings;
import heapwright.machine.code.processor.Observer;
import heapwright.method.run.GoalMonitor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Programs whose functions keep count of themselves behave as they did before, and find a goal
 * reached exactly when somebody does who watches them as they were.
 */
class CountingChangesNothingTest {
  private static final Path CORPUS = Path.of("src/test/resources/agreement");
  private static final int GOALS = 2;

  /** Families in which control does more than to go through an array. */
  private static final List<String> FAMILIES =
      List.of(
          "control",
          "decisions",
          "exit",
          "gnu",
          "lists",
          "parsers",
          "recursion",
          "switch",
          "trees");

  private final Machine machine = new Machine();
  private int reached;
  private int missed;

  @Test
  void everyProgramBehavesAsBeforeAndAgreesWithTheMonitor() throws IOException {
    List<CProgram> programs = new ArrayList<>();
    for (String family : FAMILIES) {
      programs.addAll(CProgram.below(CORPUS.resolve(family)));
    }
    for (CProgram program : programs) {
      Program linked = machine.linked(program.file());
      List<Function> own =
          linked.functions().values().stream()
              .filter(f -> f.span().file().path().equals(program.file().toString()))
              .filter(f -> !f.loops().all().isEmpty())
              .toList();
      for (int turn = 0; turn < GOALS && !own.isEmpty(); turn++) {
        compare(program, linked, own, turn);
      }
    }
    assertTrue(reached > 50 && missed > 50, reached + " goals reached, " + missed + " not");
  }

  private void compare(CProgram program, Program linked, List<Function> own, int turn)
      throws IOException {
    List<ReachGoal> goals = new ArrayList<>();
    Program counting = linked;
    List<Instrumented> instrumented = new ArrayList<>();
    for (Function function : own) {
      ReachGoal goal = goal(function, turn);
      goals.add(goal);
      Instrumented one = Instrumentation.of(counting, goal, Map.of());
      assertEquals(List.of(), WellFormed.violations(one.function()), program.name() + " " + goal);
      instrumented.add(one);
      counting = one.program();
    }
    Watchers watchers = new Watchers(goals);
    Met met = new Met(instrumented);
    Machine.Ran before = machine.run(linked, program, RunSettings.silent().withObserver(watchers));
    Machine.Ran after = machine.run(counting, program, RunSettings.silent().withObserver(met));
    assertEquals(before.behaviour(), after.behaviour(), program.name());
    assertEquals(watchers.reached(), met.reached, program.name());
    reached += met.reached.size();
    missed += goals.size() - met.reached.size();
  }

  private static ReachGoal goal(Function function, int turn) {
    List<String> texts = new ArrayList<>();
    for (SourceLoop loop : function.loops().all()) {
      loop.number().ifPresent(number -> texts.addAll(about(function, loop, number)));
    }
    for (SourceStatement statement : function.statements()) {
      texts.add(statement.number() + " # 2");
      texts.add(statement.number().toString());
    }
    int size = texts.size();
    int index = Math.floorMod(31 * turn + function.name().hashCode(), size);
    String other = texts.get(Math.floorMod(index * 7 + turn, size));
    return parsed(function, turn % 2 == 0 ? texts.get(index) : texts.get(index) + "&&" + other);
  }

  private static List<String> about(Function function, SourceLoop loop, StatementNumber number) {
    List<String> texts = new ArrayList<>();
    for (int times = 0; times < 5; times++) {
      texts.addAll(List.of(number + "==" + times, number + ">=" + times, number + "<=" + times));
    }
    loop.parent()
        .flatMap(around -> function.loops().all().get(around).number())
        .filter(around -> !around.equals(number))
        .ifPresent(around -> texts.addAll(List.of(number + " == 2 @ " + around + ":1")));
    return texts;
  }

  private static ReachGoal parsed(Function function, String text) {
    ReachGoal.Parsed parsed = ReachGoal.parse(function, text);
    assertTrue(parsed instanceof ReachGoal.Parsed.Right, () -> text + ": " + parsed);
    return ((ReachGoal.Parsed.Right) parsed).goal();
  }

  /** Tells several monitors of the same run. */
  private static final class Watchers implements Observer {
    private final Map<ReachGoal, Monitor> monitors = new java.util.LinkedHashMap<>();
    private final List<GoalMonitor> watches = new ArrayList<>();

    Watchers(List<ReachGoal> goals) {
      for (ReachGoal goal : goals) {
        monitors.put(goal, new Monitor(goal, Map.of()));
        watches.add(new GoalMonitor(monitors.get(goal)));
      }
    }

    Set<String> reached() {
      Set<String> all = new TreeSet<>();
      monitors.forEach((g, m) -> all.addAll(m.isReached() ? Set.of(name(g)) : Set.of()));
      return all;
    }

    @Override
    public void entered(Function function) {
      watches.forEach(watch -> watch.entered(function));
    }

    @Override
    public void left(Function function) {
      watches.forEach(watch -> watch.left(function));
    }

    @Override
    public void step(Function function, StatementNumber number) {
      watches.forEach(watch -> watch.step(function, number));
    }

    @Override
    public void decided(Function function, DecisionId decision, int outcome) {
      watches.forEach(watch -> watch.decided(function, decision, outcome));
    }
  }

  private static String name(ReachGoal goal) {
    return goal.function().name() + " " + goal;
  }

  /** Notes the goals whose decision comes out as it should. */
  private static final class Met implements Observer {
    private final List<Instrumented> goals;
    private final Set<String> reached = new TreeSet<>();

    Met(List<Instrumented> goals) {
      this.goals = goals;
    }

    @Override
    public void decided(Function function, DecisionId decision, int outcome) {
      for (Instrumented one : goals) {
        one.reached().stream()
            .map(heapwright.goal.Goal.Branch.class::cast)
            .filter(b -> b.function().equals(function.symbol()) && b.decision().equals(decision))
            .filter(b -> b.outcomes().contains(outcome))
            .forEach(b -> reached.add(function.name() + " " + b));
      }
    }
  }
}
