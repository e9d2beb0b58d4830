package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.value.TypedAddress;
import java.util.HashMap;
import java.util.Map;

/** A table that makes its cells when they are asked for, and keeps them until the world is left. */
abstract class Ground {
  private final ConstraintStore engine;
  private final Map<Integer, CellVariable> made = new HashMap<>();

  Ground(ConstraintStore engine) {
    this.engine = engine;
  }

  final CellVariable at(TypedAddress slot) {
    CellVariable known = made.get(slot.number());
    if (known != null) {
      return known;
    }
    CellVariable cell = make(slot);
    made.put(slot.number(), cell);
    engine.onPop(() -> made.remove(slot.number()));
    return cell;
  }

  /** The cell of a slot that is asked for the first time. */
  abstract CellVariable make(TypedAddress slot);
}
