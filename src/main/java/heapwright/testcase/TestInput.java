package heapwright.testcase;

import heapwright.ir.code.Channel;
import heapwright.ir.code.SymbolId;
import java.util.List;

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
}
