package heapwright.method.search;

import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.StatementNumber;
import heapwright.method.path.AllowedEdges;
import heapwright.method.path.StatementFlow;
import heapwright.method.path.StatementPath;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import java.util.List;
import java.util.Optional;

/**
 * What a path to follow requires at each place of a search: the next statement, and the edges to
 * it.
 */
final class PathConstraint {
  private final List<StatementNumber> statements;
  private final AllowedEdges allowed;
  private final StatementFlow flow;

  PathConstraint(StatementPath path, AllowedEdges allowed) {
    statements = path.statements();
    this.allowed = allowed;
    flow = new StatementFlow(path.function());
  }

  /** Whether the last statement of the path has been executed: its successor begins. */
  boolean isBehind(SearchNode node) {
    return isLast(node.position()) && (node.finished() || begun(node.state()).isPresent());
  }

  /** Whether no statement of the path is left to begin. */
  boolean isLast(int position) {
    return position == statements.size();
  }

  /** The statement of the function itself that begins in a state, if one does. */
  static Optional<StatementNumber> begun(PathState state) {
    return state
        .frame()
        .statement()
        .filter(s -> state.frame().depth() == 0 && s instanceof Statement.Step)
        .map(s -> ((Statement.Step) s).number());
  }

  /** Why the statement that begins is not the next one of the path, if it is not. */
  Optional<String> rejection(int position, StatementNumber begins) {
    StatementNumber wanted = statements.get(position);
    return begins.equals(wanted)
        ? Optional.empty()
        : Optional.of("here comes " + begins + ", never " + wanted);
  }

  /** Whether the path and its allowed edges let the function go on at a place. */
  boolean admits(SearchNode node, Frame to) {
    return leadsOn(to, node.position()) && allows(node, to);
  }

  /** Whether a state can still reach the next statement of the path. */
  private boolean leadsOn(Frame frame, int position) {
    boolean isInside = frame.depth() > 0 || frame.index() > 0;
    return isInside
        || isLast(position)
        || flow.first(frame.block()).statements().contains(statements.get(position));
  }

  /** Whether the allowed edges let the function itself go on at another block. */
  private boolean allows(SearchNode node, Frame to) {
    Frame from = node.state().frame();
    return !isTurn(from, to)
        || node.beyond()
        || allowed.allows(node.position(), from.block(), to.block());
  }

  /** Whether the function itself goes from the end of a block to another, or to its start again. */
  private static boolean isTurn(Frame from, Frame to) {
    boolean isStill = to.block().equals(from.block()) && to.index() == from.index();
    return from.depth() == 0 && from.statement().isEmpty() && to.depth() == 0 && !isStill;
  }

  /** Why the only continuation leaves the path, if it does. */
  Optional<String> rejection(SearchNode node, Frame to) {
    Terminator end = node.state().frame().code().terminator();
    boolean decides = end instanceof Terminator.Branch || end instanceof Terminator.Switch;
    boolean isWrong =
        isTurn(node.state().frame(), to)
            && (!allows(node, to) || decides && !leadsOn(to, node.position()));
    return isWrong ? Optional.of(outcome(end, to)) : Optional.empty();
  }

  private static String outcome(Terminator end, Frame to) {
    if (end instanceof Terminator.Branch branch && !branch.ifTrue().equals(branch.ifFalse())) {
      return branch.decision() + " is " + to.block().equals(branch.ifTrue()) + " here";
    }
    return end instanceof Terminator.Switch choice
        ? choice.decision() + " has another value here"
        : "the other outcome is taken here";
  }
}
