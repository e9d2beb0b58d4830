package heapwright.method.addressmapper.move;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.StatementNumber;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.PathState;
import java.util.Optional;

/** One move along a path. */
public sealed interface Move {

  <R> R match(Cases<R> cases);

  /** One case per move. */
  interface Cases<R> {
    R passed(Passed move);

    R executed(Executed move);

    R decided(Decided move);

    R entered(Entered move);

    R left(Left move);
  }

  /**
   * What the symbolic machine knew around a move; absent before it has gone the path.
   *
   * @param here the state before the move, with what the machine learnt to make it
   */
  record Seen(SymbolicMachine machine, PathState here, PathState after) {
    public Optional<SymbolicValue> value(Expression expression) {
      return machine.value(here, expression);
    }
  }

  /** A numbered statement begins. */
  record Passed(Function function, StatementNumber number, int depth) implements Move {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.passed(this);
    }
  }

  /** A statement other than a call of a function of the program. */
  record Executed(Statement statement, int depth, Optional<Seen> seen) implements Move {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.executed(this);
    }
  }

  /**
   * A decision.
   *
   * @param truth empty where the path goes on with either outcome
   */
  record Decided(Terminator.Branch branch, Optional<Boolean> truth, int depth) implements Move {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.decided(this);
    }
  }

  /**
   * A call began.
   *
   * @param depth of the callee
   */
  record Entered(Statement.Call call, Function callee, int depth, Seen seen) implements Move {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.entered(this);
    }
  }

  /**
   * A call came back.
   *
   * @param depth of the callee
   */
  record Left(Statement.Call call, Optional<Expression> value, int depth, Seen seen)
      implements Move {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.left(this);
    }
  }
}
