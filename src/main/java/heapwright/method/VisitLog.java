package heapwright.method;

import heapwright.goal.Visits;
import heapwright.ir.DecisionId;
import heapwright.ir.Function;
import heapwright.ir.StatementNumber;
import heapwright.ir.SymbolId;
import heapwright.machine.code.Observer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Notes what a run on the machine comes by. */
final class VisitLog implements Observer {
  /** Longer paths are of no use to anybody. */
  private static final int LONG = 100_000;

  private final SymbolId outermost;
  private final Map<Visits.Way, Long> taken = new HashMap<>();
  private final Set<Visits.Place> statements = new HashSet<>();
  private final List<StatementNumber> path = new ArrayList<>();
  private int depth;

  VisitLog(SymbolId outermost) {
    this.outermost = outermost;
  }

  @Override
  public void entered(Function function) {
    depth++;
  }

  @Override
  public void left(Function function) {
    depth--;
  }

  @Override
  public void step(Function function, StatementNumber number) {
    statements.add(new Visits.Place(function.symbol(), number));
    if (depth == 1 && function.symbol().equals(outermost) && path.size() < LONG) {
      path.add(number);
    }
  }

  @Override
  public void decided(Function function, DecisionId decision, int outcome) {
    taken.merge(new Visits.Way(function.symbol(), decision, outcome), 1L, Long::sum);
  }

  Visits visits() {
    return new Visits(taken, statements, path);
  }
}
