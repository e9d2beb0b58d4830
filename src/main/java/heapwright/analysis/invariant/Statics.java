package heapwright.analysis.invariant;

import heapwright.ir.Cell;
import heapwright.ir.DataModel;
import heapwright.ir.Global;
import heapwright.ir.SymbolId;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Variables that keep their value between calls and that only one function can name: whenever
 * control is elsewhere, they hold a number of a known range.
 */
final class Statics {
  private final Map<Global, Interval> ranges;

  /** What they were found to hold where control left; only asked for while ranges are sought. */
  private final Map<SymbolId, Interval> left = new LinkedHashMap<>();

  Statics(Map<Global, Interval> ranges) {
    this.ranges = ranges;
  }

  static Statics none() {
    return new Statics(Map.of());
  }

  /** Control comes from elsewhere. */
  void entering(AbstractState state, DataModel model) {
    ranges.forEach(
        (global, range) -> {
          AbstractValue address =
              state.value(new NameDefinition.Address(new BaseAddress.Static(global.symbol())));
          AbstractValue value = state.fresh(global.type(), Set.of());
          state.narrow(value, range);
          state.cells.put(
              MemorySlot.at(address, Cell.of(global.type()), model),
              new CellContent(value, Optional.empty()));
        });
  }

  /** Control goes elsewhere. */
  void leaving(AbstractState state) {
    for (Global global : ranges.keySet()) {
      Interval range = new Interval(Interval.NO_HIGH, Interval.NO_LOW);
      boolean found = false;
      int name =
          state.terms.name(new NameDefinition.Address(new BaseAddress.Static(global.symbol())));
      for (Map.Entry<MemorySlot, CellContent> cell : state.cells.entrySet()) {
        if (cell.getKey().base() == name && cell.getKey().offset() == 0) {
          range = range.join(state.range(cell.getValue().value()));
          found = true;
        }
      }
      left.merge(
          global.symbol(), found ? range : AbstractState.range(global.type()), Interval::join);
    }
  }

  Map<SymbolId, Interval> left() {
    return left;
  }
}
