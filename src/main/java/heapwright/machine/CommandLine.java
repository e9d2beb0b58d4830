package heapwright.machine;

import heapwright.machine.memory.ObjectLifetimes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Lays out the strings that a program starts with: {@code argv} and {@code environ}. */
final class CommandLine {
  private CommandLine() {}

  /** The address of an array of strings that ends with a null pointer. */
  static long place(ObjectLifetimes objects, String name, List<String> strings) {
    ByteBuffer array =
        ByteBuffer.allocate(Long.BYTES * (strings.size() + 1)).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < strings.size(); i++) {
      byte[] text = (strings.get(i) + "\0").getBytes(StandardCharsets.UTF_8);
      array.putLong(objects.given(name + "[" + i + "]", text).base());
    }
    return objects.given(name, array.array()).base();
  }
}
