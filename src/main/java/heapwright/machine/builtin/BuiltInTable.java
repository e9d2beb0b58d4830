package heapwright.machine.builtin;

import heapwright.machine.code.processor.Routine;
import heapwright.world.LibraryOperation;
import heapwright.world.LibraryTable;
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

  /** Under each name that the library's table has for an operation. */
  void add(LibraryOperation operation, String signature, BuiltIn.Body body) {
    LibraryTable.functions(operation).forEach(name -> add(name.key(), signature, body));
  }

  Map<String, Routine> routines() {
    return routines;
  }
}
