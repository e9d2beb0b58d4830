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

/** Which open goals a path meets, and where. */
final class GoalsOnPath {
  /**
   * A place on a path.
   *
   * @param stage the path as far as the block of the place
   * @param steps how many statements of that block are to be executed
   */
  record Place(BlockPath stage, int steps) {}

  private record Jump(BlockId from, BlockId to) {}

  private final PathGraph graph;
  private final CoverageLedger ledger;
  private final Map<Jump, List<Goal>> byEdge = new HashMap<>();
  private final Map<StatementNumber, List<Goal>> byStatement = new HashMap<>();

  GoalsOnPath(PathGraph graph, CoverageLedger ledger) {
    this.graph = graph;
    this.ledger = ledger;
    ledger.goals().forEach(this::add);
  }

  /** Notes where a goal is to be seen. */
  private void add(Goal goal) {
    List<Goal> here =
        goal.match(
            branch ->
                byEdge.computeIfAbsent(
                    new Jump(branch.from(), branch.to()), k -> new ArrayList<>()),
            statement -> byStatement.computeIfAbsent(statement.number(), k -> new ArrayList<>()),
            path -> {
              throw new IllegalStateException("paths are no places: " + path);
            },
            monitored -> {
              throw new IllegalStateException("it is pursued as an outcome: " + monitored);
            });
    here.add(goal);
  }

  /** The end of a path. */
  Place end(BlockPath blocks) {
    return new Place(blocks, graph.steps(blocks.at()).size());
  }

  /** The places with open goals on the last step of a path. */
  List<Place> of(BlockPath stage) {
    List<Place> found = new ArrayList<>();
    for (int steps = 0; steps <= graph.steps(stage.at()).size(); steps++) {
      Place place = new Place(stage, steps);
      if (!goals(place).isEmpty()) {
        found.add(place);
      }
    }
    return found;
  }

  /** The open goals at a place. */
  List<Goal> goals(Place place) {
    if (place.steps() == 0) {
      return place.stage().last().map(edge -> open(byEdge, jump(edge))).orElse(List.of());
    }
    return open(byStatement, graph.steps(place.stage().at()).get(place.steps() - 1));
  }

  /** Whether there are open goals where an edge is or leads to. */
  boolean isOpen(Edge edge) {
    return !open(byEdge, jump(edge)).isEmpty()
        || graph.steps(edge.to()).stream().anyMatch(s -> !open(byStatement, s).isEmpty());
  }

  private static Jump jump(Edge edge) {
    return new Jump(edge.from(), edge.to());
  }

  private <K> List<Goal> open(Map<K, List<Goal>> map, K key) {
    return map.getOrDefault(key, List.of()).stream().filter(ledger::isOpen).toList();
  }
}
