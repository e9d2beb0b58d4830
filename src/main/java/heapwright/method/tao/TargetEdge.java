package heapwright.method.tao;

import heapwright.analysis.Edge;
import heapwright.goal.Goal;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.SymbolId;
import heapwright.symbolic.path.Frame;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * An edge between statements to reach, or one of several.
 *
 * @param name for readers: {@code 12:T}
 * @param steps none if every call of the function will do
 * @param goals those that a run which takes a path meets
 * @param own those that no run meets that takes none
 */
record TargetEdge(
    SymbolId function, String name, Set<Step> steps, List<Goal> goals, List<Goal> own) {

  /** One step that takes the edge. */
  sealed interface Step {
    BlockId from();

    /** Whether a step of the edge's function leads along it. */
    boolean isTaken(Frame before, Frame after);
  }

  /** From the end of a block to the start of another. */
  record Jump(BlockId from, BlockId to) implements Step {
    static Step of(Edge edge) {
      return new Jump(edge.from(), edge.to());
    }

    @Override
    public boolean isTaken(Frame before, Frame after) {
      return before.block().equals(from) && after.block().equals(to) && changesBlock(before, after);
    }

    @Override
    public String toString() {
      return from + "-" + to;
    }
  }

  /** Within a block, to its statement with this index. */
  record Onward(BlockId from, int index) implements Step {
    @Override
    public boolean isTaken(Frame before, Frame after) {
      return before.block().equals(from) && before.index() == index;
    }

    @Override
    public String toString() {
      return from + "." + index;
    }
  }

  TargetEdge {
    steps = Set.copyOf(steps);
    goals = List.copyOf(goals);
    own = List.copyOf(own);
  }

  static TargetEdge at(
      SymbolId function, Collection<Edge> edges, List<Goal> goals, List<Goal> own) {
    String name = edges.stream().map(TargetEdge::name).collect(Collectors.joining(", "));
    Set<Step> steps = edges.stream().map(Jump::of).collect(Collectors.toSet());
    return new TargetEdge(function, name, steps, goals, own);
  }

  private static String name(Edge edge) {
    return edge.outcome().decision().isPresent()
        ? edge.outcome().toString()
        : Jump.of(edge).toString();
  }

  Set<BlockId> sources() {
    return steps.stream().map(Step::from).collect(Collectors.toSet());
  }

  /** Whether a step takes the edge. */
  boolean isReached(Frame before, Frame after) {
    return steps.stream().anyMatch(step -> step.isTaken(before, after))
        && before.function().symbol().equals(function);
  }

  /** Whether a step led from the end of a block to the start of one, in the same call. */
  static boolean changesBlock(Frame before, Frame after) {
    return before.statement().isEmpty()
        && before.depth() == after.depth()
        && after.index() == 0
        && before.code().terminator().successors().contains(after.block());
  }
}
