package heapwright.analysis.invariant;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Copies of aggregates: what is known of the source is known of the target. */
final class BlockCopy {
  private final State state;
  private final Memory memory;

  BlockCopy(State state, Memory memory) {
    this.state = state;
    this.memory = memory;
  }

  void copy(Value to, Value from, long bytes) {
    Map<Slot, Content> moved = new LinkedHashMap<>();
    state.cells.forEach(
        (slot, content) -> {
          long place = slot.offset() - from.offset();
          boolean inside = place >= 0 && place + slot.bytes() <= bytes;
          if (slot.base() == from.name() && inside) {
            Slot there = slot.moved(to.name(), to.offset() + place);
            moved.put(there, new Content(content.value(), Optional.empty()));
          }
        });
    memory.forget(to, bytes);
    state.cells.putAll(moved);
  }
}
