package heapwright.method.paths;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.Loops;
import heapwright.analysis.Loops.Loop;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.source.StatementNumber;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The blocks of a function, and where a path can still go when loops may not go on. */
final class PathGraph {
  private final ControlFlowGraph graph;
  private final Loops loops;
  private final Map<BlockId, List<StatementNumber>> steps;
  private final Map<Set<BlockId>, Map<BlockId, Integer>> distances = new HashMap<>();
  private final Map<Set<BlockId>, Map<BlockId, Set<Edge>>> ahead = new HashMap<>();

  PathGraph(Function function) {
    graph = ControlFlowGraph.of(function);
    loops = Loops.of(graph);
    steps =
        function.blocks().stream()
            .collect(Collectors.toMap(block -> block.id(), block -> steps(block.statements())));
  }

  private static List<StatementNumber> steps(List<Statement> statements) {
    return statements.stream()
        .filter(Statement.Step.class::isInstance)
        .map(s -> ((Statement.Step) s).number())
        .toList();
  }

  /** The numbered statements of a block. */
  List<StatementNumber> steps(BlockId block) {
    return steps.get(block);
  }

  /** The numbered statements of all blocks of a path. */
  List<StatementNumber> statements(BlockPath path) {
    return path.stages().stream().flatMap(stage -> steps(stage.at()).stream()).toList();
  }

  List<Edge> out(BlockId block) {
    return graph.out(block);
  }

  boolean isEnd(BlockId block) {
    return graph.out(block).isEmpty();
  }

  /** A loop that is entered begins to count anew. */
  Map<BlockId, Integer> rounds(Map<BlockId, Integer> before, Edge edge) {
    Map<BlockId, Integer> rounds = new HashMap<>(before);
    loops
        .at(edge.to())
        .ifPresent(
            loop -> rounds.merge(loop.header(), isInside(loop, edge) ? 1 : 0, this::counted));
    return rounds;
  }

  private int counted(int before, int more) {
    return more == 0 ? 0 : before + more;
  }

  private static boolean isInside(Loop loop, Edge edge) {
    return loop.blocks().contains(edge.from());
  }

  /** Where loops are entered. */
  Set<BlockId> headers() {
    return loops.all().stream().map(Loop::header).collect(Collectors.toUnmodifiableSet());
  }

  /** Whether an edge begins another round of a loop. */
  boolean isBack(Edge edge) {
    return loops.at(edge.to()).filter(loop -> isInside(loop, edge)).isPresent();
  }

  /**
   * The fewest statements from a block's end to an end of the function; none if there is no path.
   *
   * @param spent the loops that may not go on
   */
  int distance(BlockId block, Set<BlockId> spent) {
    return distances.computeIfAbsent(spent, this::distances).getOrDefault(block, Integer.MAX_VALUE);
  }

  private Map<BlockId, Integer> distances(Set<BlockId> spent) {
    Map<BlockId, Integer> found = new HashMap<>();
    steps.keySet().stream().filter(this::isEnd).forEach(block -> found.put(block, 0));
    boolean changes = true;
    while (changes) {
      changes = false;
      for (Edge edge : graph.edges()) {
        if (isOpen(edge, spent) && found.containsKey(edge.to())) {
          int distance = found.get(edge.to()) + steps(edge.to()).size();
          changes |= distance < found.getOrDefault(edge.from(), Integer.MAX_VALUE);
          found.merge(edge.from(), distance, Math::min);
        }
      }
    }
    return found;
  }

  private boolean isOpen(Edge edge, Set<BlockId> spent) {
    return !isBack(edge) || !spent.contains(edge.to());
  }

  /** The edges that a path can take from a block on. */
  Set<Edge> ahead(BlockId block, Set<BlockId> spent) {
    return ahead
        .computeIfAbsent(spent, s -> new HashMap<>())
        .computeIfAbsent(block, b -> reached(b, spent));
  }

  private Set<Edge> reached(BlockId start, Set<BlockId> spent) {
    Set<Edge> found = new LinkedHashSet<>();
    Deque<BlockId> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      for (Edge edge : graph.out(open.remove())) {
        if (isOpen(edge, spent) && found.add(edge)) {
          open.add(edge.to());
        }
      }
    }
    return found;
  }
}
