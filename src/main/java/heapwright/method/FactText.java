package heapwright.method;

import heapwright.ir.DataModel;
import heapwright.symbolic.CellNames;
import heapwright.symbolic.Fact;
import heapwright.symbolic.HeapObject;
import heapwright.symbolic.HeapObject.Initial;
import heapwright.symbolic.HeapObject.Origin;
import heapwright.symbolic.PathState;
import heapwright.symbolic.SymbolicValue;
import heapwright.symbolic.term.Symbol;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The facts of a path for people. Cells at the end of a long chain of pointers are called by the
 * name that their object has in the input.
 */
final class FactText {
  /** A chain of so many arrows can still be read. */
  private static final int ARROWS = 2;

  private final CellNames cells;
  private final PathState state;
  private final Map<Symbol, String> names = new HashMap<>();

  FactText(DataModel model, PathState state) {
    cells = new CellNames(model);
    this.state = state;
    int number = 0;
    for (HeapObject object : state.heap().objects()) {
      if (object.origin() == Origin.INPUT) {
        name(object.named("n" + ++number));
      }
    }
  }

  List<String> lines() {
    return state.facts().toList().stream().map(Fact::term).map(t -> t.text(this::name)).toList();
  }

  private void name(HeapObject object) {
    for (Initial cell : object.initial().toList()) {
      if (cell.value() instanceof SymbolicValue.Number n
          && n.term() instanceof Symbol symbol
          && isLong(symbol.name())) {
        names.put(symbol, cells.of(object, cell.offset(), cell.cell().type()));
      }
    }
  }

  private static boolean isLong(String name) {
    return name.contains("@") || name.split("->", -1).length - 1 > ARROWS;
  }

  private String name(Symbol symbol) {
    return names.getOrDefault(symbol, symbol.name());
  }
}
