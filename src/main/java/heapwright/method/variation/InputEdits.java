package heapwright.method.variation;

import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.ObjectName;
import heapwright.testcase.StubEffect;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Inputs that differ from a given one in a part. */
public final class InputEdits {
  private InputEdits() {}

  public static InputObject object(TestInput input, ObjectName name) {
    return input.objects().stream().filter(o -> o.name().equals(name)).findFirst().orElseThrow();
  }

  public static TestInput withCells(
      TestInput input, InputScalar.Holder holder, List<InputCell> cells) {
    if (holder instanceof InputScalar.Argument argument) {
      List<InputArgument> arguments = new ArrayList<>(input.arguments());
      InputArgument old = arguments.get(argument.index());
      arguments.set(argument.index(), new InputArgument(old.parameter(), cells));
      return new TestInput(
          input.function(),
          arguments,
          input.objects(),
          input.globals(),
          input.stdin(),
          input.failing(),
          input.outside());
    }
    if (holder instanceof InputScalar.Block block) {
      return withObject(
          input,
          block.name(),
          o -> new InputObject(o.name(), o.element(), o.length(), o.storage(), cells));
    }
    if (holder instanceof InputScalar.Effect effect) {
      List<StubEffect> effects = new ArrayList<>(input.outside());
      effects.replaceAll(
          e ->
              e.channel().equals(effect.channel()) && e.call() == effect.call()
                  ? new StubEffect(e.channel(), e.call(), cells)
                  : e);
      return withOutside(input, effects);
    }
    InputScalar.Variable variable = (InputScalar.Variable) holder;
    InputGlobal changed = new InputGlobal(variable.symbol(), cells);
    List<InputGlobal> globals = new ArrayList<>(input.globals());
    if (globals.stream().noneMatch(g -> g.symbol().equals(variable.symbol()))) {
      globals.add(changed);
    }
    globals.replaceAll(g -> g.symbol().equals(variable.symbol()) ? changed : g);
    return withGlobals(input, globals);
  }

  public static TestInput withOutside(TestInput input, List<StubEffect> outside) {
    return new TestInput(
        input.function(),
        input.arguments(),
        input.objects(),
        input.globals(),
        input.stdin(),
        input.failing(),
        outside);
  }

  public static TestInput withGlobals(TestInput input, List<InputGlobal> globals) {
    return new TestInput(
        input.function(),
        input.arguments(),
        input.objects(),
        globals,
        input.stdin(),
        input.failing(),
        input.outside());
  }

  public static TestInput withObject(
      TestInput input, ObjectName name, UnaryOperator<InputObject> change) {
    List<InputObject> objects = new ArrayList<>(input.objects());
    objects.replaceAll(o -> o.name().equals(name) ? change.apply(o) : o);
    return withObjects(input, objects);
  }

  public static TestInput withObjects(TestInput input, List<InputObject> objects) {
    return new TestInput(
        input.function(),
        input.arguments(),
        objects,
        input.globals(),
        input.stdin(),
        input.failing(),
        input.outside());
  }

  public static TestInput withStdin(TestInput input, List<Byte> stdin) {
    return new TestInput(
        input.function(),
        input.arguments(),
        input.objects(),
        input.globals(),
        stdin,
        input.failing(),
        input.outside());
  }

  public static TestInput withFailing(TestInput input, List<Integer> failing) {
    return new TestInput(
        input.function(),
        input.arguments(),
        input.objects(),
        input.globals(),
        input.stdin(),
        failing,
        input.outside());
  }

  /** A name that no object of the input has. */
  public static ObjectName freshName(TestInput input) {
    int number = input.objects().size() + 1;
    while (isTaken(input, "n" + number)) {
      number++;
    }
    return new ObjectName("n" + number);
  }

  private static boolean isTaken(TestInput input, String name) {
    return input.objects().stream().anyMatch(o -> o.name().text().equals(name));
  }
}
