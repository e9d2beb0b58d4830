package heapwright.testcase;

import heapwright.ir.code.Channel;
import heapwright.ir.code.SymbolId;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Everything that a call of a function depends on. Objects stand in the order in which the path met
 * them.
 *
 * @param stdin what standard input holds, byte by byte
 * @param failing the allocations of the path that fail, counted from 0 in the order of calls
 * @param outside what functions do that the program only declares
 */
public record TestInput(
    SymbolId function,
    List<InputArgument> arguments,
    List<InputObject> objects,
    List<InputGlobal> globals,
    List<Byte> stdin,
    List<Integer> failing,
    List<StubEffect> outside) {

  public TestInput {
    arguments = List.copyOf(arguments);
    objects = List.copyOf(objects);
    globals = List.copyOf(globals);
    stdin = List.copyOf(stdin);
    failing = List.copyOf(failing);
    List<InputObject> present = objects;
    // A search that drops an object drops what others write to it.
    outside = outside.stream().filter(effect -> isPossible(effect, present)).toList();
  }

  private static boolean isPossible(StubEffect effect, List<InputObject> objects) {
    Channel channel = effect.channel();
    return channel.kind() != Channel.Kind.MEMORY
        || objects.stream().anyMatch(object -> object.name().text().equals(channel.name()));
  }

  /** What standard input holds. */
  public byte[] stdinBytes() {
    byte[] bytes = new byte[stdin.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = stdin.get(i);
    }
    return bytes;
  }

  public InputObject object(ObjectName name) {
    return objects.stream().filter(o -> o.name().equals(name)).findFirst().orElseThrow();
  }

  /** What the input says of arguments, objects, variables and the outside. */
  public Stream<InputCell> cells() {
    return Stream.of(
            arguments.stream().map(InputArgument::cells),
            objects.stream().map(InputObject::cells),
            globals.stream().map(InputGlobal::cells),
            outside.stream().map(StubEffect::cells))
        .flatMap(holders -> holders)
        .flatMap(List::stream);
  }

  /** A name that no object of the input has. */
  public ObjectName freshName() {
    int number = objects.size() + 1;
    while (isTaken("n" + number)) {
      number++;
    }
    return new ObjectName("n" + number);
  }

  private boolean isTaken(String name) {
    return objects.stream().anyMatch(o -> o.name().text().equals(name));
  }

  /** The same for a function of ours that calls the one that it was found for. */
  public TestInput of(SymbolId other) {
    return new TestInput(other, arguments, objects, globals, stdin, failing, outside);
  }

  public TestInput withArguments(List<InputArgument> others) {
    return new TestInput(function, others, objects, globals, stdin, failing, outside);
  }

  public TestInput withObjects(List<InputObject> others) {
    return new TestInput(function, arguments, others, globals, stdin, failing, outside);
  }

  public TestInput withObject(ObjectName name, UnaryOperator<InputObject> change) {
    List<InputObject> changed = new ArrayList<>(objects);
    changed.replaceAll(o -> o.name().equals(name) ? change.apply(o) : o);
    return withObjects(changed);
  }

  /** With one object more, behind the others. */
  public TestInput and(InputObject object) {
    return withObjects(Stream.concat(objects.stream(), Stream.of(object)).toList());
  }

  public TestInput withGlobals(List<InputGlobal> others) {
    return new TestInput(function, arguments, objects, others, stdin, failing, outside);
  }

  public TestInput withStdin(List<Byte> other) {
    return new TestInput(function, arguments, objects, globals, other, failing, outside);
  }

  public TestInput withFailing(List<Integer> others) {
    return new TestInput(function, arguments, objects, globals, stdin, others, outside);
  }

  public TestInput withOutside(List<StubEffect> others) {
    return new TestInput(function, arguments, objects, globals, stdin, failing, others);
  }
}
