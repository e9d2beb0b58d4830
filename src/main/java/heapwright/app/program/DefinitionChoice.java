package heapwright.app.program;

import heapwright.analysis.References;
import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.DataModel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Definitions picked from several units, one by one. */
final class DefinitionChoice {
  private final DataModel model;
  private final Map<SymbolId, Global> globals = new LinkedHashMap<>();
  private final Map<SymbolId, FunctionDeclaration> declarations = new LinkedHashMap<>();
  private final Map<SymbolId, Function> functions = new LinkedHashMap<>();

  DefinitionChoice(DataModel model) {
    this.model = model;
  }

  static Program nothing(DataModel model) {
    return new DefinitionChoice(model).program();
  }

  /** Takes a symbol's definition from a unit, if it is new; returns what it refers to. */
  Set<SymbolId> take(SymbolId symbol, Program unit) {
    if (unit.functions().containsKey(symbol) && !functions.containsKey(symbol)) {
      Function function = unit.functions().get(symbol);
      functions.put(symbol, function);
      declarations.put(symbol, unit.declarations().get(symbol));
      return References.of(function);
    }
    if (unit.globals().containsKey(symbol) && !globals.containsKey(symbol)) {
      Global global = unit.globals().get(symbol);
      globals.put(symbol, global);
      return References.of(global);
    }
    return Set.of();
  }

  Program program() {
    return new Program(model, globals, declarations, functions, List.of());
  }
}
