package heapwright.method.addressmapper.decision;

import heapwright.method.addressmapper.move.Callees;
import heapwright.method.addressmapper.operation.NumberQuestions;
import heapwright.method.addressmapper.operation.OperationEvaluator;
import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;

/** Follows the ways through a path, those that come furthest first. */
final class ControlPathSearch {
  /** Where a way may end. */
  enum Goal {
    /** Behind the path's last statement. */
    PATH,
    /** At the end of the function. */
    RETURN
  }

  private record Queued(ControlPath control, int order) {}

  /**
   * What following paths needs.
   *
   * @param ends takes the paths that do not come to the goal
   */
  record Setting(
      PathGuide guide,
      OperationEvaluator evaluator,
      NumberQuestions questions,
      Callees callees,
      ControlPathLimits limits,
      Goal goal,
      EvaluationEnds ends) {}

  private static final int FORKS_PER_STATEMENT = 6;

  private final Setting setting;
  private final PriorityQueue<Queued> open =
      new PriorityQueue<>(
          Comparator.comparingInt(ControlPathSearch::delay)
              .thenComparingInt(q -> -q.control().position())
              .thenComparingInt(Queued::order));
  private int queued;

  ControlPathSearch(Setting setting) {
    this.setting = setting;
  }

  void add(ControlPath control) {
    open.add(new Queued(control, queued++));
  }

  /** What lies further on comes first, but not for ever: an earlier turn may have been wrong. */
  private static int delay(Queued queued) {
    return queued.control().forks() - FORKS_PER_STATEMENT * queued.control().position();
  }

  /** The next way that comes to the goal. */
  Optional<ControlPath> next() {
    while (!open.isEmpty() && setting.limits().hasPath()) {
      Optional<ControlPath> reached =
          new ControlPathWalk(setting, open.remove().control(), this::add).run();
      if (reached.isPresent()) {
        return reached;
      }
    }
    setting.limits().lost().ifPresent(setting.ends()::unknown);
    return Optional.empty();
  }
}
