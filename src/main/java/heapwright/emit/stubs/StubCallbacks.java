package heapwright.emit.stubs;

import heapwright.emit.names.FreeNames;
import heapwright.emit.values.ValueExpressions;
import heapwright.ir.code.Channel;
import heapwright.ir.code.Function;
import heapwright.ir.type.Type;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;
import heapwright.testcase.StubEffect;
import heapwright.testcase.TestCase;
import heapwright.testcase.stub.CallbackLoop;
import heapwright.world.HandedFunctions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The part of a stub in a test that calls functions which the source handed out. */
final class StubCallbacks {
  private final FreeNames vocabulary;
  private final ValueExpressions values;
  private final List<Function> callable;

  StubCallbacks(FreeNames vocabulary, ValueExpressions values) {
    this.vocabulary = vocabulary;
    this.values = values;
    callable = HandedFunctions.in(vocabulary.program());
  }

  /** Whether an effect is one in a turn of the loop rather than in a call of the stub. */
  static boolean concerns(StubEffect effect) {
    return effect.channel().kind() == Channel.Kind.CALLBACK
        || effect.channel().kind() == Channel.Kind.ARGUMENT;
  }

  /** A loop of all calls that a stub makes in a test; empty if it makes none. */
  String of(Function stub, TestCase test) {
    List<StubEffect> own =
        test.input().outside().stream()
            .filter(effect -> effect.channel().function().equals(stub.symbol()))
            .toList();
    StringBuilder turns = new StringBuilder();
    for (StubEffect effect : own) {
      if (effect.channel().kind() == Channel.Kind.CALLBACK) {
        turns
            .append("    if (turn == ")
            .append(effect.call() + 1)
            .append(") {\n      ")
            .append(call(stub, effect, own))
            .append(";\n      continue;\n    }\n");
      }
    }
    return turns.length() == 0
        ? ""
        : "  static long turn;\n  for (;;) {\n    turn++;\n" + turns + "    break;\n  }\n";
  }

  private String call(Function stub, StubEffect choice, List<StubEffect> effects) {
    InputCell cell = choice.cells().get(0);
    int chosen = ((InputValue.Number) cell.value()).value().intValueExact();
    Function callback = callable.get(chosen - 1);
    List<String> arguments = new ArrayList<>();
    for (int place = 0; place < callback.type().parameters().size(); place++) {
      arguments.add(argument(stub, callback, place, choice.call(), effects));
    }
    return vocabulary.functionValue(callback.symbol()) + "(" + String.join(", ", arguments) + ")";
  }

  private String argument(
      Function stub, Function callback, int place, long turn, List<StubEffect> effects) {
    Optional<Integer> passed = CallbackLoop.passedOn(callback, place, stub.type().parameters());
    if (passed.isPresent()) {
      return stub.parameters().get(passed.get()).name();
    }
    Type type = callback.type().parameters().get(place);
    String name = CallbackLoop.argument(callback, place);
    return effects.stream()
        .filter(effect -> effect.channel().kind() == Channel.Kind.ARGUMENT)
        .filter(effect -> effect.call() == turn && effect.channel().name().equals(name))
        .map(effect -> values.of(effect.cells().get(0).value(), type))
        .findFirst()
        .orElse("0");
  }
}
