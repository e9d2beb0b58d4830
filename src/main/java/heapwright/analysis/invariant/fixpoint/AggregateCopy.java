package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.state.AbstractState;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Copies of aggregates: what is known of the source is known of the target. */
final class AggregateCopy {
  private final AbstractState state;
  private final MemoryTransfer memory;

  AggregateCopy(AbstractState state, MemoryTransfer memory) {
    this.state = state;
    this.memory = memory;
  }

  void copy(AbstractValue to, AbstractValue from, long bytes) {
    Map<MemorySlot, CellContent> moved = new LinkedHashMap<>();
    state.cells.forEach(
        (slot, content) -> {
          long place = slot.offset() - from.offset();
          boolean inside = place >= 0 && place + slot.bytes() <= bytes;
          if (slot.base() == from.name() && inside) {
            MemorySlot there = slot.moved(to.name(), to.offset() + place);
            moved.put(there, new CellContent(content.value(), Optional.empty()));
          }
        });
    memory.forget(to, bytes);
    state.cells.putAll(moved);
  }
}
