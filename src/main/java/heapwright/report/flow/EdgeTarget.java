package heapwright.report.flow;

import heapwright.analysis.Edge;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.source.DecisionId;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What comes first after an edge: the number that a path has to name to take the edge. */
final class EdgeTarget {
  private EdgeTarget() {}

  /** {@code 3}, {@code 1.2}, or {@code end} where the function returns or nothing follows. */
  static String of(Function function, Edge edge) {
    Set<BlockId> seen = new HashSet<>();
    BlockId at = edge.to();
    while (seen.add(at)) {
      Optional<String> first = first(function.block(at));
      if (first.isPresent()) {
        return first.get();
      }
      List<BlockId> next = function.block(at).terminator().successors();
      if (next.isEmpty()) {
        return "end";
      }
      at = next.get(0);
    }
    return "end";
  }

  private static Optional<String> first(BasicBlock block) {
    Optional<DecisionId> decision = block.terminator().decided();
    Optional<String> step =
        block.statements().stream()
            .filter(Statement.Step.class::isInstance)
            .map(s -> ((Statement.Step) s).number().toString())
            .findFirst();
    // The first condition of a statement is what the path comes to, more precisely.
    return decision
        .map(DecisionId::toString)
        .filter(id -> step.isEmpty() || id.startsWith(step.get() + "."))
        .or(() -> step);
  }
}
