package heapwright.exhaustive;

import heapwright.ir.source.StatementNumber;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Paths that were seen, all their beginnings among them. */
final class PathTree {
  private final Map<StatementNumber, PathTree> next = new HashMap<>();
  private boolean ends;
  private int ended;

  /**
   * Notes a path.
   *
   * @param completed whether its last statement came to its end
   */
  void add(List<StatementNumber> path, boolean completed) {
    PathTree at = this;
    for (StatementNumber statement : path) {
      at = at.next.computeIfAbsent(statement, key -> new PathTree());
    }
    if (completed && !at.ends) {
      at.ends = true;
      ended++;
    }
  }

  /** How many different paths ran to their end. */
  int size() {
    return ended;
  }

  /** How many statements of a path have begun, at most. */
  int begun(List<StatementNumber> path) {
    PathTree at = this;
    for (int i = 0; i < path.size(); i++) {
      if (!at.next.containsKey(path.get(i))) {
        return i;
      }
      at = at.next.get(path.get(i));
    }
    return path.size();
  }

  /** Whether all statements of a path were executed. */
  boolean contains(List<StatementNumber> path) {
    PathTree at = this;
    for (StatementNumber statement : path) {
      if (!at.next.containsKey(statement)) {
        return false;
      }
      at = at.next.get(statement);
    }
    return at.ends || !at.next.isEmpty();
  }
}
