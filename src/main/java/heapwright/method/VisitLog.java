package heapwright.method;

import heapwright.goal.Visits;
import heapwright.ir.DecisionId;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.ir.StatementNumber;
import heapwright.ir.SymbolId;
import heapwright.machine.code.Observer;
import heapwright.testcase.Scenario;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Notes what a run on the machine comes by. What it comes by while a precondition is asked meets no
 * goals, even if the precondition calls the function under test; but the compiler counts it.
 */
final class VisitLog implements Observer {
  /** Longer paths are of no use to anybody. */
  private static final int LONG = 100_000;

  private final SymbolId subject;
  private final List<Scenario.Step> steps;
  private final Map<Visits.Way, Long> counted = new HashMap<>();
  private final Map<Visits.Way, Long> taken;
  private final Set<Visits.Place> statements = new HashSet<>();
  private final List<StatementNumber> path = new ArrayList<>();
  private int depth;
  private int calls;

  /**
   * @param outermost the function that is called, or a scenario of it
   */
  VisitLog(Program program, Function outermost) {
    subject = Scenario.subject(program, outermost).symbol();
    steps = Scenario.isScenario(outermost) ? Scenario.steps(outermost) : List.of();
    // Where nothing is asked, all that is counted counts.
    taken = steps.isEmpty() ? counted : new HashMap<>();
  }

  @Override
  public void entered(Function function) {
    depth++;
    if (depth == 2 && !steps.isEmpty()) {
      calls++;
      path.clear();
    }
  }

  /** Whether the run ended because a precondition did not hold, or could not even be asked. */
  boolean isRefused() {
    return depth == 1 && !steps.isEmpty() || isAsking();
  }

  private boolean isAsking() {
    return depth > 1 && !steps.isEmpty() && steps.get(calls - 1).asks();
  }

  @Override
  public void left(Function function) {
    depth--;
  }

  @Override
  public void step(Function function, StatementNumber number) {
    if (isAsking()) {
      return;
    }
    statements.add(new Visits.Place(function.symbol(), number));
    boolean isOwn = depth == (steps.isEmpty() ? 1 : 2) && function.symbol().equals(subject);
    if (isOwn && path.size() < LONG) {
      path.add(number);
    }
  }

  @Override
  public void decided(Function function, DecisionId decision, int outcome) {
    Visits.Way way = new Visits.Way(function.symbol(), decision, outcome);
    counted.merge(way, 1L, Long::sum);
    if (!steps.isEmpty() && !isAsking()) {
      taken.merge(way, 1L, Long::sum);
    }
  }

  /** How often each outcome came about, whoever was called. */
  Map<Visits.Way, Long> counted() {
    return counted;
  }

  Visits visits() {
    return new Visits(taken, statements, path);
  }
}
