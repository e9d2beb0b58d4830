package heapwright.method.run;

import heapwright.goal.Visits;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.StatementNumber;
import heapwright.machine.code.processor.Observer;
import heapwright.testcase.scenario.Scenario;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Records what a run on the machine executes. What it executes while a precondition is asked meets
 * no goals, even if the precondition calls the function under test; but the compiler counts it.
 */
final class VisitLog implements Observer {
  /** Longer paths are not recorded. */
  private static final int LONG = 100_000;

  private final SymbolId subject;
  private final ScenarioPosition standing;
  private final Map<Visits.Way, Long> counted = new HashMap<>();
  private final Map<Visits.Way, Long> taken;
  private final LibraryCallbacks callbacks = new LibraryCallbacks();
  private final Set<Visits.Place> statements = new HashSet<>();
  private final List<StatementNumber> path = new ArrayList<>();

  /**
   * @param outermost the function that is called, or a scenario of it
   */
  VisitLog(Program program, Function outermost) {
    subject = Scenario.subject(program, outermost).symbol();
    standing = new ScenarioPosition(outermost);
    // Without preconditions, every counted outcome counts for goals.
    taken = standing.isScenario() ? new HashMap<>() : counted;
  }

  @Override
  public void entered(Function function) {
    callbacks.enter(function);
    if (standing.enter()) {
      path.clear();
    }
  }

  /** Whether the run ended because a precondition did not hold, or could not even be asked. */
  boolean isRefused() {
    return standing.isRefused();
  }

  @Override
  public void left(Function function) {
    callbacks.leave();
    standing.leave();
  }

  @Override
  public void step(Function function, StatementNumber number) {
    if (standing.isAsking()) {
      return;
    }
    statements.add(new Visits.Place(function.symbol(), number));
    boolean isOwn = standing.isOutermost() && function.symbol().equals(subject);
    if (isOwn && path.size() < LONG) {
      path.add(number);
    }
  }

  @Override
  public void decided(Function function, DecisionId decision, int outcome) {
    Visits.Way way = new Visits.Way(function.symbol(), decision, outcome);
    counted.merge(way, 1L, Long::sum);
    if (standing.isScenario() && !standing.isAsking()) {
      taken.merge(way, 1L, Long::sum);
    }
  }

  /** How often each outcome was taken, in whichever function. */
  Map<Visits.Way, Long> counted() {
    return counted;
  }

  /** The functions that the library called, as often as it liked. */
  Set<SymbolId> calledBack() {
    return callbacks.called();
  }

  Visits visits() {
    return new Visits(taken, statements, path);
  }
}
