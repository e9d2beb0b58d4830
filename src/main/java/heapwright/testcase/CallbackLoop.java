package heapwright.testcase;

import heapwright.ir.Argument;
import heapwright.ir.BlockId;
import heapwright.ir.Callee;
import heapwright.ir.Cell;
import heapwright.ir.Channel;
import heapwright.ir.Expression;
import heapwright.ir.Function;
import heapwright.ir.Global;
import heapwright.ir.Local;
import heapwright.ir.Relation;
import heapwright.ir.SourceSpan;
import heapwright.ir.Statement;
import heapwright.ir.Terminator;
import heapwright.ir.Type;
import heapwright.ir.VoidType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The part of a stub in which it calls functions that the program handed out. In each turn the
 * input says which one is called, if any, and with what; a stub that was given a pointer of a
 * parameter's type passes that on, as contexts are.
 */
public final class CallbackLoop {
  private final StubBody body;
  private final SourceSpan span;
  private final List<Function> callable;

  CallbackLoop(StubBody body, SourceSpan span, List<Function> callable) {
    this.body = body;
    this.span = span;
    this.callable = callable;
  }

  /** The name of the channel on which an argument of a callback is chosen. */
  public static String argument(Function callback, int place) {
    return callback.name() + "#" + place;
  }

  /** The parameter of a stub, from 0, that it passes on to a callback at a place, if one fits. */
  public static Optional<Integer> passedOn(Function callback, int place, List<Type> parameters) {
    Type wanted = callback.type().parameters().get(place);
    int found = wanted.isInteger() ? -1 : parameters.indexOf(wanted);
    return found < 0 ? Optional.empty() : Optional.of(found);
  }

  /**
   * @param turns counts the turns of all calls of the stub
   */
  void append(Global turns) {
    int count = callable.size();
    body.close(new Terminator.Jump(body.next(1), span));
    BlockId start = body.next(0);
    Expression turn = body.countUp(turns);
    Type number = body.model().signedInt();
    Local chosen = body.temporary(number, true);
    Expression place = new Expression.LocalAddress(chosen, number.pointer(), span);
    body.append(new Statement.Zero(place, number, span));
    Channel choice =
        body.channel(Channel.Kind.CALLBACK, "callback", number, new Channel.Range(1, count));
    body.havoc(choice, place, turn);
    Local which = body.temporary(number, false);
    body.append(new Statement.Load(which, place, Cell.of(number), span));
    BlockId end = body.next(2 * count);
    for (int i = 1; i <= count; i++) {
      BlockId otherwise = i < count ? body.next(1) : end;
      BlockId call = body.next(count);
      Expression isThis =
          new Expression.Comparison(
              Relation.EQUAL,
              body.read(which),
              new Expression.IntegerConstant(i, number, span),
              number,
              span);
      body.close(body.branch(isThis, call, otherwise));
    }
    for (Function function : callable) {
      call(function, turn);
      body.close(new Terminator.Jump(start, span));
    }
  }

  private void call(Function function, Expression turn) {
    List<Type> own = body.parameterTypes();
    List<Argument> arguments = new ArrayList<>();
    for (int place = 0; place < function.type().parameters().size(); place++) {
      Type type = function.type().parameters().get(place);
      Optional<Integer> passed = passedOn(function, place, own);
      Expression value =
          passed.isPresent()
              ? body.read(body.parameter(passed.get()))
              : chosen(argument(function, place), type, turn);
      arguments.add(new Argument(value, type));
    }
    Type result = function.type().result();
    Optional<Local> ignored =
        result.isAggregate() ? Optional.of(body.temporary(result, true)) : Optional.empty();
    boolean isVoid = result instanceof VoidType;
    body.append(
        new Statement.Call(
            isVoid ? Optional.empty() : ignored,
            new Callee.Direct(function.symbol()),
            arguments,
            function.type(),
            span));
  }

  private Expression chosen(String name, Type type, Expression turn) {
    Local value = body.temporary(type, true);
    Expression place = new Expression.LocalAddress(value, type.pointer(), span);
    body.append(new Statement.Zero(place, type, span));
    body.havoc(body.channel(Channel.Kind.ARGUMENT, name, type), place, turn);
    Local argument = body.temporary(type, false);
    body.append(new Statement.Load(argument, place, Cell.of(type), span));
    return body.read(argument);
  }
}
