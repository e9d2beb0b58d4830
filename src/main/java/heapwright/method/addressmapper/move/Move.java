package heapwright.method.addressmapper.move;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.StatementNumber;
import java.util.Optional;

/** One move along a path. */
public sealed interface Move {

  <R> R match(Cases<R> cases);

  /** How many calls lie around it. */
  int depth();

  /** One case per move. */
  interface Cases<R> {
    R passed(Passed move);

    R executed(Executed move);

    R decided(Decided move);

    R chosen(Chosen move);

    R entered(Entered move);

    R left(Left move);
  }

  /** A numbered statement begins. */
  record Passed(Function function, StatementNumber number, int depth) implements Move {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.passed(this);
    }
  }

  /** A statement other than a call of a function of the program. */
  record Executed(Statement statement, int depth) implements Move {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.executed(this);
    }
  }

  /** A decision with two outcomes. */
  record Decided(Terminator.Branch branch, boolean truth, int depth) implements Move {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.decided(this);
    }
  }

  /**
   * A decision with an outcome per label.
   *
   * @param label which of the cases was taken; the default comes behind them
   */
  record Chosen(Terminator.Switch choice, int label, int depth) implements Move {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chosen(this);
    }
  }

  /**
   * A call begins.
   *
   * @param depth of the callee
   */
  record Entered(Statement.Call call, Function callee, int depth) implements Move {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.entered(this);
    }
  }

  /**
   * A call comes back.
   *
   * @param depth of the callee
   */
  record Left(Statement.Call call, Optional<Expression> value, int depth) implements Move {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.left(this);
    }
  }
}
