package heapwright.symbolic;

import heapwright.ir.BitRange;
import java.util.Optional;

/** Which cell of the input: the same on all paths, whatever else they met. */
record CellId(HeapObject.Origin origin, String object, long offset, Optional<BitRange> bits) {

  static CellId of(HeapObject object, long offset) {
    return new CellId(object.origin(), object.name(), offset, Optional.empty());
  }

  static CellId of(HeapObject object, Leaves.Leaf leaf) {
    return new CellId(object.origin(), object.name(), leaf.offset(), leaf.cell().bits());
  }
}
