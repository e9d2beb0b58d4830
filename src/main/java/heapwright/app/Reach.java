package heapwright.app;

import heapwright.analysis.CallGraph;
import heapwright.app.program.ProgramCompletion;
import heapwright.goal.Verdict;
import heapwright.goal.Visits;
import heapwright.goal.reach.Event;
import heapwright.goal.reach.Instrumentation;
import heapwright.goal.reach.Instrumentation.Instrumented;
import heapwright.goal.reach.Monitor;
import heapwright.goal.reach.Probe;
import heapwright.goal.reach.ReachGoal;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.machine.ConcreteMachine;
import heapwright.method.CoverageMethod;
import heapwright.method.ReachResult;
import heapwright.method.SingleGoalMethod;
import heapwright.method.budget.Budget;
import heapwright.method.proof.StandingAssumptions;
import heapwright.method.run.ConcreteExecution;
import heapwright.method.run.GoalMonitor;
import heapwright.testcase.TestInput;
import heapwright.testcase.scenario.Precondition;
import heapwright.world.HandedFunctions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** From a goal to an input that reaches it: instrumented, searched, and watched without that. */
public final class Reach {
  private static final String ASKED =
      "the condition can be evaluated; where it would follow NULL, it does not hold";

  private final Program program;
  private final Function start;
  private final ReachGoal goal;
  private final Map<Event.Condition, Probe> probes;
  private final List<Precondition> preconditions;

  /**
   * @param program linked with the library and completed with stubs
   * @param probes for the conditions of the goal
   */
  public Reach(Program program, ReachGoal goal, Map<Event.Condition, Probe> probes) {
    this(program, goal.function(), goal, probes, List.of());
  }

  /**
   * @param start the function under test: the goal's, or one that calls it
   * @param preconditions what inputs have to satisfy
   */
  public Reach(
      Program program,
      Function start,
      ReachGoal goal,
      Map<Event.Condition, Probe> probes,
      List<Precondition> preconditions) {
    this.program = program;
    this.start = start;
    this.goal = goal;
    this.probes = Map.copyOf(probes);
    this.preconditions = List.copyOf(preconditions);
  }

  /**
   * @param methods made for the program that is searched
   */
  public ReachResult pursue(
      java.util.function.Function<Program, CoverageMethod> methods, Budget budget) {
    Instrumented about = Instrumentation.of(program, goal, probes);
    Instrumented counting =
        new Instrumented(about.program(), started(about.program()), about.reached());
    Program staged = staged(counting.program(), counting.function());
    List<String> assumptions =
        new ArrayList<>(new StandingAssumptions(staged).of(counting.function()));
    assumptions.addAll(new StandingAssumptions(program).in(goalSymbol(), start));
    ReachResult answer =
        new SingleGoalMethod(counting, methods.apply(staged), assumptions, System::nanoTime)
            .pursue(budget);
    if (answer instanceof ReachResult.Unreachable && OutsidePointers.mayLeadTo(program, goal)) {
      return new ReachResult.Unknown("a pointer of the input may lead to it, which no test plays");
    }
    if (answer instanceof ReachResult.Unreachable) {
      Optional<Function> handed = handed();
      if (handed.isPresent()) {
        String name = handed.get().name();
        return new ReachResult.Unknown(
            name + " is handed to the outside, and no test calls it there");
      }
    }
    return answer instanceof ReachResult.Unreachable proved && !goal.conditions().isEmpty()
        ? new ReachResult.Unreachable(proved.proofs().stream().map(Reach::asking).toList())
        : answer;
  }

  /** What leads to the goal where the outside calls it, which no test plays. */
  private Optional<Function> handed() {
    if (goalSymbol().equals(start.symbol())
        || !new StandingAssumptions(program).callsOutside(start)) {
      return Optional.empty();
    }
    CallGraph calls = CallGraph.of(program);
    return HandedFunctions.unplayed(program).stream()
        .filter(function -> calls.reachableFrom(function.symbol()).contains(goalSymbol()))
        .findFirst();
  }

  private SymbolId goalSymbol() {
    return goal.library().orElse(goal.function().symbol());
  }

  /** The assumptions of a proof about a question include that the question can be asked. */
  private static Verdict.Infeasible asking(Verdict.Infeasible proof) {
    List<String> assumptions = new ArrayList<>(proof.assumptions());
    assumptions.add(ASKED);
    return new Verdict.Infeasible(proof.proof(), proof.reason(), assumptions);
  }

  /** The function under test as a program has it. */
  private Function started(Program other) {
    return other.functions().get(start.symbol());
  }

  /** The function under test. */
  public Function start() {
    return start;
  }

  private Program staged(Program program, Function function) {
    return ProgramCompletion.staged(program, List.of(function), preconditions);
  }

  /** No observer hears of what the machine does itself; decisions before the calls tell. */
  private boolean callsLibrary(TestInput input) {
    Instrumented watched = Instrumentation.of(program, goal, probes);
    Program staged = staged(watched.program(), started(watched.program()));
    Visits visits =
        new ConcreteExecution(staged, new ConcreteMachine(staged)).execute(input).visits();
    return watched.reached().stream().anyMatch(call -> call.isMetBy(visits));
  }

  /** The program that tests are tests of, with all that an input may begin with. */
  public Program tested() {
    return staged(program, started(program));
  }

  /** Whether the function, as the user wrote it, reaches the goal with an input. */
  public boolean isReachedBy(TestInput input) {
    if (goal.library().isPresent()) {
      return callsLibrary(input);
    }
    Instrumentation.Asking asking = Instrumentation.asking(program, goal, probes);
    Program asked = staged(asking.program(), started(asking.program()));
    Monitor monitor = new Monitor(goal, asking.answers());
    new ConcreteExecution(asked, new ConcreteMachine(asked))
        .watched(input, new GoalMonitor(monitor));
    return monitor.isReached();
  }
}
