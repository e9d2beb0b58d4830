package heapwright.method.addressmapper.move;

import heapwright.ir.Program;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.method.path.PathRetrace;
import heapwright.method.path.RecordedPath;
import heapwright.method.path.StatementPath;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import java.util.Optional;
import java.util.function.Consumer;

/** The moves of a path that the symbolic machine has followed, callees included. */
public final class RecordedMoves {
  private final StatementPath path;
  private final SymbolicMachine machine;
  private final Consumer<Move> consumer;
  private int position;
  private Optional<PathState> last = Optional.empty();

  private RecordedMoves(StatementPath path, SymbolicMachine machine, Consumer<Move> consumer) {
    this.path = path;
    this.machine = machine;
    this.consumer = consumer;
  }

  public static void follow(
      Program program, StatementPath path, RecordedPath recorded, Consumer<Move> consumer) {
    PathRetrace retrace = new PathRetrace(program);
    SymbolicMachine machine = retrace.machine(recorded);
    RecordedMoves moves = new RecordedMoves(path, machine, consumer);
    retrace.follow(recorded, machine, moves::moved);
    moves.last.ifPresent(moves::end);
  }

  private void moved(PathState before, PathState after) {
    last = Optional.of(after);
    if (!isRefined(before.frame(), after.frame())) {
      Move.Seen seen = new Move.Seen(machine, after.with(before.frame()), after);
      if (before.frame().statement().isPresent()) {
        statement(before.frame().statement().get(), seen);
      } else {
        terminator(before.frame().code().terminator(), seen);
      }
    }
  }

  /** The machine learnt something and executes the statement or the branch anew. */
  private static boolean isRefined(Frame before, Frame after) {
    return before.depth() == after.depth()
        && before.block().equals(after.block())
        && before.index() == after.index();
  }

  private void statement(Statement statement, Move.Seen seen) {
    Frame before = seen.here().frame();
    Frame after = seen.after().frame();
    if (statement instanceof Statement.Step step) {
      position += before.depth() == 0 ? 1 : 0;
      consumer.accept(new Move.Passed(before.function(), step.number(), before.depth()));
    } else if (after.depth() > before.depth()) {
      consumer.accept(
          new Move.Entered((Statement.Call) statement, after.function(), after.depth(), seen));
    } else {
      consumer.accept(new Move.Executed(statement, before.depth(), Optional.of(seen)));
    }
  }

  private void terminator(Terminator terminator, Move.Seen seen) {
    Frame before = seen.here().frame();
    Frame after = seen.after().frame();
    if (terminator instanceof Terminator.Branch branch) {
      consumer.accept(new Move.Decided(branch, truth(branch, after.block()), before.depth()));
    } else if (terminator instanceof Terminator.Return back && after.depth() < before.depth()) {
      Statement call = before.caller().orElseThrow().statement().orElseThrow();
      consumer.accept(new Move.Left((Statement.Call) call, back.value(), before.depth(), seen));
    }
  }

  private static Optional<Boolean> truth(Terminator.Branch branch, BlockId taken) {
    return branch.ifTrue().equals(branch.ifFalse())
        ? Optional.empty()
        : Optional.of(branch.ifTrue().equals(taken));
  }

  /** Where the machine could not go on, what the path asks for there. */
  private void end(PathState state) {
    Frame frame = state.frame();
    boolean isOver = position >= path.statements().size() && frame.index() == 0;
    if (frame.depth() > 0 || isOver) {
      return;
    }
    Optional<Statement> pending = frame.statement();
    if (pending.isPresent()) {
      if (!(pending.get() instanceof Statement.Step)
          && !(pending.get() instanceof Statement.Call)) {
        consumer.accept(new Move.Executed(pending.get(), 0, Optional.empty()));
      }
    } else if (frame.code().terminator() instanceof Terminator.Branch branch) {
      consumer.accept(new Move.Decided(branch, StatementMoves.turn(path, position, branch), 0));
    }
  }
}
