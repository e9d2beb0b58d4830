package heapwright.symbolic;

import java.util.HashMap;
import java.util.Map;

/**
 * Names for the cells of the input. What a person calls a cell may be what he calls another one
 * too, as when a parameter hides a global: then the later one is marked.
 */
final class InputNames {
  private final Map<String, Object> owners = new HashMap<>();

  /** The name, or one like it if it belongs to somebody else. */
  String of(String name, Object owner) {
    String free = name;
    while (!owners.computeIfAbsent(free, key -> owner).equals(owner)) {
      free += "'";
    }
    return free;
  }
}
