package heapwright.method.hint;

import heapwright.ir.type.DataModel;
import heapwright.symbolic.heap.CellNames;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Initial;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.term.Symbol;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The facts of a path for readers. Cells at the end of a long chain of pointers are called by the
 * name that their object has in the input.
 */
public final class FactText {
  /** A chain of this many arrows can still be read. */
  private static final int ARROWS = 2;

  private final CellNames cells;
  private final PathState state;
  private final Map<Symbol, String> names = new HashMap<>();

  public FactText(DataModel model, PathState state) {
    cells = new CellNames(model);
    this.state = state;
    int number = 0;
    for (HeapObject object : state.heap().objects()) {
      if (object.origin() == Origin.INPUT) {
        name(object.named("n" + ++number));
      }
    }
  }

  public List<String> lines() {
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
