package heapwright.symbolic.heap;

import heapwright.ir.type.BitRange;
import heapwright.symbolic.scalar.Leaves;
import java.util.Optional;

/** Which cell of the input: the same on all paths, whatever else they met. */
public record CellId(
    HeapObject.Origin origin, String object, long offset, Optional<BitRange> bits) {

  public static CellId of(HeapObject object, long offset) {
    return new CellId(object.origin(), object.name(), offset, Optional.empty());
  }

  public static CellId of(HeapObject object, Leaves.Leaf leaf) {
    return new CellId(object.origin(), object.name(), leaf.offset(), leaf.cell().bits());
  }
}
