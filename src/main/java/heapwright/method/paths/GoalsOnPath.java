package heapwright.method.paths;

import heapwright.analysis.Edge;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.ir.code.BlockId;
import heapwright.ir.source.StatementNumber;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which open goals a course comes by, and where. */
final class GoalsOnPath {
  /**
   * A place on a course.
   *
   * @param stage the course as far as the block of the place
   * @param steps how many statements of that block are to be executed
   */
  record Sight(BlockPath stage, int steps) {}

  private record Way(BlockId from, BlockId to) {}

  private final PathGraph terrain;
  private final CoverageLedger ledger;
  private final Map<Way, List<Goal>> byWay = new HashMap<>();
  private final Map<StatementNumber, List<Goal>> byStatement = new HashMap<>();

  GoalsOnPath(PathGraph terrain, CoverageLedger ledger) {
    this.terrain = terrain;
    this.ledger = ledger;
    ledger.goals().forEach(this::add);
  }

  /** Notes where a goal is to be seen. */
  private void add(Goal goal) {
    List<Goal> here =
        goal.match(
            branch ->
                byWay.computeIfAbsent(new Way(branch.from(), branch.to()), k -> new ArrayList<>()),
            statement -> byStatement.computeIfAbsent(statement.number(), k -> new ArrayList<>()),
            path -> {
              throw new IllegalStateException("paths are no places: " + path);
            });
    here.add(goal);
  }

  /** The end of a course. */
  Sight end(BlockPath course) {
    return new Sight(course, terrain.steps(course.at()).size());
  }

  /** The places with open goals that the last step of a course comes by. */
  List<Sight> of(BlockPath stage) {
    List<Sight> found = new ArrayList<>();
    for (int steps = 0; steps <= terrain.steps(stage.at()).size(); steps++) {
      Sight sight = new Sight(stage, steps);
      if (!goals(sight).isEmpty()) {
        found.add(sight);
      }
    }
    return found;
  }

  /** The open goals at a place. */
  List<Goal> goals(Sight sight) {
    if (sight.steps() == 0) {
      return sight.stage().last().map(edge -> open(byWay, way(edge))).orElse(List.of());
    }
    return open(byStatement, terrain.steps(sight.stage().at()).get(sight.steps() - 1));
  }

  /** Whether there are open goals where an edge is or leads to. */
  boolean isOpen(Edge edge) {
    return !open(byWay, way(edge)).isEmpty()
        || terrain.steps(edge.to()).stream().anyMatch(s -> !open(byStatement, s).isEmpty());
  }

  private static Way way(Edge edge) {
    return new Way(edge.from(), edge.to());
  }

  private <K> List<Goal> open(Map<K, List<Goal>> map, K key) {
    return map.getOrDefault(key, List.of()).stream().filter(ledger::isOpen).toList();
  }
}
