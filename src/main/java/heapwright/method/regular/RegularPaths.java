package heapwright.method.regular;

import heapwright.goal.CoverageLedger;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.CoverageMethod;
import heapwright.method.budget.Budget;
import heapwright.method.run.FoundInputs;
import heapwright.method.run.InputExecutor;
import heapwright.solve.Solvers;
import heapwright.solve.question.Solver;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.term.Terms;
import heapwright.testcase.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;

/** Pursues goals along regular paths: for goals that want loops to run often. */
public final class RegularPaths implements CoverageMethod {
  private final Program program;
  private final Solvers solvers;

  /**
   * @param program linked with the library and completed with stubs
   */
  public RegularPaths(Program program, Solvers solvers) {
    this.program = program;
    this.solvers = solvers;
  }

  @Override
  public FoundInputs pursue(Function function, CoverageLedger ledger, Budget budget) {
    LoopMap loops = new LoopMap();
    Function subject = Scenario.subject(program, function);
    Terms terms = new Terms();
    InputExecutor executor = new InputExecutor(program, ledger);
    try (Solver solver = solvers.open(terms)) {
      Solver.Mark nothing = solver.mark();
      SymbolicMachine machine = new SymbolicMachine(program, terms, List.of());
      StepPreference.GoalDistance distance =
          new StepPreference.GoalDistance(program, ledger.open());
      List<StepPreference.ScheduleUse> tried = new ArrayList<>();
      for (LoopSchedule schedule :
          LoopSchedule.LoopSchedules.of(program, subject, ledger.open(), loops)) {
        if (ledger.isSettled() || budget.isUsedUp()) {
          break;
        }
        if (tried.stream().anyMatch(alternative -> alternative.isMadeBy(schedule))) {
          continue;
        }
        solver.returnTo(nothing);
        StepPreference preference = new StepPreference(schedule, loops, distance);
        new RegularPathSearch(program, function, machine, solver, executor, preference)
            .succeeds(budget);
        tried.add(preference.use());
      }
    }
    return executor.foundInputs();
  }
}
