package heapwright.source.lower.symbols;

import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;
import java.util.HashMap;
import java.util.Map;

/** Gives functions and objects of a unit their identities. */
public final class SymbolTable {
  private final String unit;
  private final Map<Integer, SymbolId> statics = new HashMap<>();
  private String function = "";
  private int literals;

  public SymbolTable(String unit) {
    this.unit = unit;
  }

  public static SymbolId external(String name) {
    return new SymbolId(name);
  }

  public SymbolId internal(String name) {
    return new SymbolId(unit + ":" + name);
  }

  public SymbolId of(String name, Linkage linkage) {
    return linkage == Linkage.INTERNAL ? internal(name) : external(name);
  }

  /** The function to which static variables belong from now on. */
  public void enterFunction(String name) {
    function = name;
  }

  /** A static variable of the current function, told apart by the offset of its declarator. */
  public SymbolId staticLocal(String name, int offset) {
    return statics.computeIfAbsent(
        offset, o -> internal(function + ":" + name + "#" + (statics.size() + 1)));
  }

  /** A new object without a name. */
  SymbolId literal() {
    return new SymbolId(unit + ":\"#" + ++literals);
  }
}
