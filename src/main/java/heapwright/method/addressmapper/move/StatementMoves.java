package heapwright.method.addressmapper.move;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.StatementNumber;
import heapwright.method.path.StatementFlow;
import heapwright.method.path.StatementPath;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The statements of a path laid out in a line, from the graph alone. Where the numbers leave the
 * outcome of a condition open, nothing is said of it; the insides of callees are not seen.
 */
public final class StatementMoves {
  /** No path has this many blocks between two numbered statements. */
  private static final int BLOCKS = 10_000;

  private final Function function;
  private final List<StatementNumber> statements;
  private final StatementFlow flow;
  private int position;

  private StatementMoves(StatementPath path) {
    function = path.function();
    statements = path.statements();
    flow = new StatementFlow(function);
  }

  public static void follow(StatementPath path, Consumer<Move> consumer) {
    new StatementMoves(path).follow(consumer);
  }

  /**
   * The outcome with which a path goes on after this many statements; empty if the numbers leave it
   * open.
   */
  static Optional<Boolean> turn(StatementPath path, int position, Terminator.Branch branch) {
    StatementMoves moves = new StatementMoves(path);
    moves.position = position;
    return moves.turn(branch);
  }

  private void follow(Consumer<Move> consumer) {
    Optional<BasicBlock> at = Optional.of(function.entry());
    int empty = 0;
    while (at.isPresent() && empty < BLOCKS) {
      int before = position;
      if (!pass(at.get(), consumer)) {
        return;
      }
      empty = position == before ? empty + 1 : 0;
      at = next(at.get().terminator(), consumer).map(function::block);
    }
  }

  /** False at the end of the path. */
  private boolean pass(BasicBlock block, Consumer<Move> consumer) {
    for (Statement statement : block.statements()) {
      if (statement instanceof Statement.Step step) {
        if (position == statements.size() || !statements.get(position).equals(step.number())) {
          return false;
        }
        position++;
        consumer.accept(new Move.Passed(function, step.number(), 0));
      } else {
        consumer.accept(new Move.Executed(statement, 0, Optional.empty()));
      }
    }
    return true;
  }

  private Optional<BlockId> next(Terminator terminator, Consumer<Move> consumer) {
    List<BlockId> leadingOn = terminator.successors().stream().filter(this::leadsOn).toList();
    if (terminator instanceof Terminator.Branch branch) {
      consumer.accept(new Move.Decided(branch, turn(branch), 0));
    }
    return leadingOn.stream().min(Comparator.comparing(this::isEmpty));
  }

  private Optional<Boolean> turn(Terminator.Branch branch) {
    boolean ifTrue = leadsOn(branch.ifTrue());
    boolean isOpen = ifTrue == leadsOn(branch.ifFalse());
    return isOpen || position == statements.size() ? Optional.empty() : Optional.of(ifTrue);
  }

  private boolean leadsOn(BlockId block) {
    return position == statements.size()
        || flow.first(block).statements().contains(statements.get(position));
  }

  /** Of two paths the one that comes to the statement at once. */
  private boolean isEmpty(BlockId block) {
    return function.block(block).statements().stream().noneMatch(Statement.Step.class::isInstance);
  }
}
