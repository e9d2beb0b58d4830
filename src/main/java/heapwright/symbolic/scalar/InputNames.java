package heapwright.symbolic.scalar;

import java.util.HashMap;
import java.util.Map;

/**
 * Names for the cells of the input. Two cells may have the same name in the source, as when a
 * parameter hides a global: then the later one is marked.
 */
public final class InputNames {
  private final Map<String, Object> owners = new HashMap<>();

  /** The name, or a marked one if it belongs to another cell. */
  public String of(String name, Object owner) {
    String free = name;
    while (!owners.computeIfAbsent(free, key -> owner).equals(owner)) {
      free += "'";
    }
    return free;
  }
}
