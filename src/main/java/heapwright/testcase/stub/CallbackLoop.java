package heapwright.testcase.stub;

import heapwright.ir.Global;
import heapwright.ir.code.Argument;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Channel;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Relation;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.testcase.GeneratedCode;
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
  private final GeneratedCode code;
  private final List<Type> own;
  private final List<Function> callable;

  CallbackLoop(StubBody body, List<Function> callable) {
    code = body.code();
    own = body.parameters().stream().map(Local::type).toList();
    this.body = body;
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
    code.jump(code.next(1));
    BlockId start = code.next(0);
    Expression turn = body.countUp(turns);
    Type number = code.model().signedInt();
    Local chosen = body.temporary(number, true);
    code.zero(chosen);
    Channel choice =
        body.channel(Channel.Kind.CALLBACK, "callback", number, new Channel.Range(1, count));
    body.havoc(choice, code.address(chosen), turn);
    Local which = body.loaded(chosen);
    BlockId end = code.next(2 * count);
    for (int i = 1; i <= count; i++) {
      BlockId otherwise = i < count ? code.next(1) : end;
      Expression isThis = code.compared(Relation.EQUAL, which, code.constant(i, number));
      code.branch(isThis, code.next(count), otherwise);
    }
    for (Function function : callable) {
      call(function, turn);
      code.jump(start);
    }
  }

  private void call(Function function, Expression turn) {
    List<Argument> arguments = new ArrayList<>();
    for (int place = 0; place < function.type().parameters().size(); place++) {
      Type type = function.type().parameters().get(place);
      Optional<Integer> passed = passedOn(function, place, own);
      Expression value =
          passed.isPresent()
              ? code.read(body.parameters().get(passed.get()))
              : chosen(argument(function, place), type, turn);
      arguments.add(new Argument(value, type));
    }
    Type result = function.type().result();
    Optional<Local> ignored =
        result.isAggregate() ? Optional.of(body.temporary(result, true)) : Optional.empty();
    code.call(function.symbol(), function.type(), ignored, arguments);
  }

  private Expression chosen(String name, Type type, Expression turn) {
    Local value = body.temporary(type, true);
    code.zero(value);
    body.havoc(body.channel(Channel.Kind.ARGUMENT, name, type), code.address(value), turn);
    return code.read(body.loaded(value));
  }
}
