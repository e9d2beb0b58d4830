package heapwright.analysis;

import heapwright.ir.Argument;
import heapwright.ir.Callee;
import heapwright.ir.Expression;
import heapwright.ir.Function;
import heapwright.ir.Statement;
import heapwright.ir.Terminator;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The expressions that a function evaluates. */
final class Operands {
  private Operands() {}

  /** The outermost expressions of all statements and terminators. */
  static Stream<Expression> of(Function function) {
    return function.blocks().stream()
        .flatMap(
            block ->
                Stream.concat(
                    block.statements().stream().flatMap(s -> s.match(new OfStatement())),
                    block.terminator().match(new OfTerminator())));
  }

  /** The expression and all that it is made of; a sum of ten thousand terms is that deep. */
  static Stream<Expression> parts(Expression whole) {
    List<Expression> found = new ArrayList<>(List.of(whole));
    for (int next = 0; next < found.size(); next++) {
      found.get(next).match(new OfExpression()).forEach(found::add);
    }
    return found.stream();
  }

  private static final class OfStatement implements Statement.Cases<Stream<Expression>> {
    @Override
    public Stream<Expression> step(Statement.Step s) {
      return Stream.empty();
    }

    @Override
    public Stream<Expression> declare(Statement.Declare s) {
      return Stream.empty();
    }

    @Override
    public Stream<Expression> assign(Statement.Assign s) {
      return Stream.of(s.value());
    }

    @Override
    public Stream<Expression> load(Statement.Load s) {
      return Stream.of(s.address());
    }

    @Override
    public Stream<Expression> store(Statement.Store s) {
      return Stream.of(s.address(), s.value());
    }

    @Override
    public Stream<Expression> copy(Statement.Copy s) {
      return Stream.of(s.to(), s.from());
    }

    @Override
    public Stream<Expression> zero(Statement.Zero s) {
      return Stream.of(s.address());
    }

    @Override
    public Stream<Expression> allocate(Statement.Allocate s) {
      return Stream.of(s.bytes());
    }

    @Override
    public Stream<Expression> call(Statement.Call s) {
      Stream<Expression> pointer =
          s.callee() instanceof Callee.Indirect callee
              ? Stream.of(callee.pointer())
              : Stream.empty();
      return Stream.concat(pointer, s.arguments().stream().map(Argument::value));
    }

    @Override
    public Stream<Expression> startArguments(Statement.StartArguments s) {
      return Stream.of(s.list());
    }

    @Override
    public Stream<Expression> nextArgument(Statement.NextArgument s) {
      return Stream.of(s.list());
    }
  }

  private static final class OfTerminator implements Terminator.Cases<Stream<Expression>> {
    @Override
    public Stream<Expression> jump(Terminator.Jump t) {
      return Stream.empty();
    }

    @Override
    public Stream<Expression> branch(Terminator.Branch t) {
      return Stream.of(t.condition());
    }

    @Override
    public Stream<Expression> choose(Terminator.Switch t) {
      return Stream.of(t.subject());
    }

    @Override
    public Stream<Expression> giveBack(Terminator.Return t) {
      return t.value().stream();
    }

    @Override
    public Stream<Expression> unreachable(Terminator.Unreachable t) {
      return Stream.empty();
    }
  }

  private static final class OfExpression implements Expression.Cases<Stream<Expression>> {
    @Override
    public Stream<Expression> integerConstant(Expression.IntegerConstant e) {
      return Stream.empty();
    }

    @Override
    public Stream<Expression> floatingConstant(Expression.FloatingConstant e) {
      return Stream.empty();
    }

    @Override
    public Stream<Expression> read(Expression.Read e) {
      return Stream.empty();
    }

    @Override
    public Stream<Expression> localAddress(Expression.LocalAddress e) {
      return Stream.empty();
    }

    @Override
    public Stream<Expression> globalAddress(Expression.GlobalAddress e) {
      return Stream.empty();
    }

    @Override
    public Stream<Expression> functionAddress(Expression.FunctionAddress e) {
      return Stream.empty();
    }

    @Override
    public Stream<Expression> fieldAddress(Expression.FieldAddress e) {
      return Stream.of(e.base());
    }

    @Override
    public Stream<Expression> elementAddress(Expression.ElementAddress e) {
      return Stream.of(e.base(), e.index(), e.stride());
    }

    @Override
    public Stream<Expression> pointerDifference(Expression.PointerDifference e) {
      return Stream.of(e.left(), e.right(), e.stride());
    }

    @Override
    public Stream<Expression> unary(Expression.Unary e) {
      return Stream.of(e.operand());
    }

    @Override
    public Stream<Expression> binary(Expression.Binary e) {
      return Stream.of(e.left(), e.right());
    }

    @Override
    public Stream<Expression> comparison(Expression.Comparison e) {
      return Stream.of(e.left(), e.right());
    }

    @Override
    public Stream<Expression> conversion(Expression.Conversion e) {
      return Stream.of(e.operand());
    }
  }
}
