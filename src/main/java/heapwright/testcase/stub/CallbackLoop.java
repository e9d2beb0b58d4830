package heapwright.testcase.stub;

import heapwright.ir.Global;
import heapwright.ir.code.Argument;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Channel;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
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
  private final StubCode code;
  private final SourceSpan span;
  private final List<Function> callable;

  CallbackLoop(StubBody body, List<Function> callable) {
    code = body.code();
    this.body = body;
    span = code.span();
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
    code.close(new Terminator.Jump(code.next(1), span));
    BlockId start = code.next(0);
    Expression turn = code.countUp(turns);
    Type number = code.model().signedInt();
    Local chosen = code.temporary(number, true);
    Expression place = new Expression.LocalAddress(chosen, number.pointer(), span);
    code.append(new Statement.Zero(place, number, span));
    Channel choice =
        body.channel(Channel.Kind.CALLBACK, "callback", number, new Channel.Range(1, count));
    body.havoc(choice, place, turn);
    Local which = code.temporary(number, false);
    code.append(new Statement.Load(which, place, Cell.of(number), span));
    BlockId end = code.next(2 * count);
    for (int i = 1; i <= count; i++) {
      BlockId otherwise = i < count ? code.next(1) : end;
      BlockId call = code.next(count);
      Expression isThis =
          new Expression.Comparison(
              Relation.EQUAL,
              code.read(which),
              new Expression.IntegerConstant(i, number, span),
              number,
              span);
      code.close(code.branch(isThis, call, otherwise));
    }
    for (Function function : callable) {
      call(function, turn);
      code.close(new Terminator.Jump(start, span));
    }
  }

  private void call(Function function, Expression turn) {
    List<Type> own = code.declaration().type().parameters();
    List<Argument> arguments = new ArrayList<>();
    for (int place = 0; place < function.type().parameters().size(); place++) {
      Type type = function.type().parameters().get(place);
      Optional<Integer> passed = passedOn(function, place, own);
      Expression value =
          passed.isPresent()
              ? code.read(code.parameters().get(passed.get()))
              : chosen(argument(function, place), type, turn);
      arguments.add(new Argument(value, type));
    }
    Type result = function.type().result();
    Optional<Local> ignored =
        result.isAggregate() ? Optional.of(code.temporary(result, true)) : Optional.empty();
    boolean isVoid = result instanceof VoidType;
    code.append(
        new Statement.Call(
            isVoid ? Optional.empty() : ignored,
            new Callee.Direct(function.symbol()),
            arguments,
            function.type(),
            span));
  }

  private Expression chosen(String name, Type type, Expression turn) {
    Local value = code.temporary(type, true);
    Expression place = new Expression.LocalAddress(value, type.pointer(), span);
    code.append(new Statement.Zero(place, type, span));
    body.havoc(body.channel(Channel.Kind.ARGUMENT, name, type), place, turn);
    Local argument = code.temporary(type, false);
    code.append(new Statement.Load(argument, place, Cell.of(type), span));
    return code.read(argument);
  }
}
