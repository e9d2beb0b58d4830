package heapwright.method.addressmapper.decision;

import heapwright.ir.code.BlockId;
import heapwright.ir.source.StatementNumber;
import heapwright.method.path.AllowedEdges;
import heapwright.method.path.StatementFlow;
import heapwright.method.path.StatementPath;
import java.util.List;
import java.util.Optional;

/** Where a path lets the function itself go on. */
final class PathGuide {
  private final List<StatementNumber> statements;
  private final AllowedEdges allowed;
  private final StatementFlow flow;

  PathGuide(StatementPath path, AllowedEdges allowed) {
    statements = path.statements();
    this.allowed = allowed;
    flow = new StatementFlow(path.function());
  }

  /** Whether no statement of the path is left to begin. */
  boolean isLast(int position) {
    return position == statements.size();
  }

  /** Why the statement that begins is not the next one of the path, if it is not. */
  Optional<String> rejection(int position, StatementNumber begins) {
    StatementNumber wanted = statements.get(position);
    return begins.equals(wanted)
        ? Optional.empty()
        : Optional.of("here comes " + begins + ", never " + wanted);
  }

  /**
   * Whether the function may go from a block to another.
   *
   * @param position how many statements of the path have begun
   */
  boolean admits(int position, BlockId from, BlockId to) {
    return allowed.allows(position, from, to)
        && (isLast(position) || flow.first(to).statements().contains(statements.get(position)));
  }
}
