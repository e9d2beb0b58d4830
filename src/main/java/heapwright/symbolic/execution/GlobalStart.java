package heapwright.symbolic.execution;

import heapwright.ir.Global;
import heapwright.ir.Initialiser.Item;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicValue;
import java.util.List;

/** What a global object holds before the program starts. */
final class GlobalStart {
  private final Execution execution;

  GlobalStart(Execution execution) {
    this.execution = execution;
  }

  void initialise(Global global, ObjectId id) {
    if (global.initialiser().isEmpty()) {
      throw Interruption.unsupported("'" + global.name() + "' is defined nowhere");
    }
    if (global.isReplaceable()) {
      String cause = "'" + global.name() + "' is weak, and another file may define it";
      execution.reserve(cause);
    }
    for (Item item : global.initialiser().get().items()) {
      Place place = new Place(id, item.offset());
      if (item instanceof Item.Scalar scalar) {
        SymbolicValue value = scalar.value().match(execution.evaluator);
        execution.memory.put(place, scalar.cell(), value);
      } else if (item instanceof Item.Text text) {
        text(place, text.bytes());
      }
    }
  }

  private void text(Place place, List<Byte> bytes) {
    for (int i = 0; i < bytes.size(); i++) {
      execution.memory.write(
          place.plus(i), 1, new SymbolicValue.Number(execution.terms().bits(8, bytes.get(i))));
    }
  }
}
