package heapwright.method.monitored;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.GoalInstrumentation;
import heapwright.goal.InstrumentedGoals;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.method.CoverageMethod;
import heapwright.method.budget.Budget;
import heapwright.method.run.FoundInputs;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Pursues the monitored goals of a file's functions. Several threads may ask. */
public final class MonitoredPursuit {
  private final GoalInstrumentation instrumentation;
  private final Program program;
  private final Map<SymbolId, InstrumentedGoals> instrumented = new LinkedHashMap<>();
  private final CoverageMethod method;

  /**
   * @param program as the user wrote it, completed
   * @param subjects the functions with goals
   * @param goals of a function, by the criterion
   * @param methods makes the method for the instrumented program
   */
  public MonitoredPursuit(
      GoalInstrumentation instrumentation,
      Program program,
      List<Function> subjects,
      java.util.function.Function<Function, List<Goal>> goals,
      java.util.function.Function<Program, CoverageMethod> methods) {
    this.instrumentation = instrumentation;
    this.program = program;
    Program prepared = instrumentation.prepared(program);
    Map<SymbolId, Function> functions = new LinkedHashMap<>(prepared.functions());
    for (Function subject : subjects) {
      InstrumentedGoals own =
          instrumentation.instrumented(prepared, subject, parts(goals.apply(subject)));
      instrumented.put(subject.symbol(), own);
      functions.put(subject.symbol(), own.function());
    }
    method = methods.apply(prepared.with(prepared.globals(), prepared.declarations(), functions));
  }

  private List<Goal> parts(List<Goal> goals) {
    Set<Goal> parts = new LinkedHashSet<>();
    goals.forEach(goal -> parts.addAll(instrumentation.parts(goal)));
    return List.copyOf(parts);
  }

  /**
   * @param budgets for the pursuit of the outcomes of a ledger
   */
  public FoundInputs pursue(
      Function function,
      CoverageLedger ledger,
      java.util.function.Function<CoverageLedger, Budget> budgets) {
    InstrumentedGoals goals = instrumented.get(function.symbol());
    CoverageLedger searched =
        new CoverageLedger(new Criterion.Branches(), goals.pursued(), System::nanoTime);
    PartStates states = new PartStates(goals, searched);
    Budget budget =
        budgets.apply(searched).until(() -> ledger.open().stream().allMatch(states::isSettled));
    FoundInputs found = method.pursue(goals.function(), searched, budget);
    searched.internalErrors().forEach(ledger::erred);
    FoundInputs judged =
        new MonitoredReplay(program, instrumentation, function, parts(ledger.goals())).of(found);
    states.enterInto(ledger, judged);
    return judged;
  }
}
