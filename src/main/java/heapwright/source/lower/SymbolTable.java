package heapwright.source.lower;

import heapwright.ir.Linkage;
import heapwright.ir.SymbolId;
import java.util.HashMap;
import java.util.Map;

/** Gives functions and objects of a unit their identities. */
final class SymbolTable {
  private final String unit;
  private final Map<Integer, SymbolId> statics = new HashMap<>();
  private String function = "";
  private int literals;

  SymbolTable(String unit) {
    this.unit = unit;
  }

  static SymbolId external(String name) {
    return new SymbolId(name);
  }

  SymbolId internal(String name) {
    return new SymbolId(unit + ":" + name);
  }

  SymbolId of(String name, Linkage linkage) {
    return linkage == Linkage.INTERNAL ? internal(name) : external(name);
  }

  /** The function to which static variables belong from now on. */
  void enterFunction(String name) {
    function = name;
  }

  /** A static variable of the current function, told apart by the offset of its declarator. */
  SymbolId staticLocal(String name, int offset) {
    return statics.computeIfAbsent(
        offset, o -> internal(function + ":" + name + "#" + (statics.size() + 1)));
  }

  /** A new object without a name. */
  SymbolId literal() {
    return new SymbolId(unit + ":\"#" + ++literals);
  }
}
