package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.NameDefinition;
import heapwright.ir.Global;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.DataModel;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Variables that keep their value between calls and that only one function can name: whenever
 * control is elsewhere, they hold a number of a known range.
 */
public final class Statics {
  private final Map<Global, Interval> ranges;

  /** What they were found to hold where control left; only asked for while ranges are sought. */
  private final Map<SymbolId, Interval> left = new LinkedHashMap<>();

  public Statics(Map<Global, Interval> ranges) {
    this.ranges = ranges;
  }

  public static Statics none() {
    return new Statics(Map.of());
  }

  /** Control comes from elsewhere. */
  void entering(AbstractState state, DataModel model) {
    ranges.forEach((global, range) -> state.put(global, range, model));
  }

  /** Control goes elsewhere. */
  public void leaving(AbstractState state) {
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
      left.merge(global.symbol(), found ? range : Interval.of(global.type()), Interval::join);
    }
  }

  public Map<SymbolId, Interval> left() {
    return left;
  }
}
