package heapwright.machine.builtin;

import heapwright.machine.code.Routine;
import java.util.LinkedHashMap;
import java.util.Map;

/** The built-in functions by name. */
final class BuiltInTable {
  private final Map<String, Routine> routines = new LinkedHashMap<>();

  /**
   * @param signature as {@link Signature} reads it
   */
  void add(String name, String signature, BuiltIn.Body body) {
    routines.put(name, new BuiltIn(Signature.parse(signature), body));
  }

  Map<String, Routine> routines() {
    return routines;
  }
}
