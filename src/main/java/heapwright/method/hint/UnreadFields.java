package heapwright.method.hint;

import heapwright.ir.Program;
import heapwright.ir.type.Cell;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.symbolic.heap.CellNames;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.InputAccess;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.scalar.Leaves;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Fields of one object that a path never looks at, although it looks at that field of the object's
 * neighbours. SGEN's authors found a fault by this.
 */
final class UnreadFields {
  private final CellNames names;
  private final Leaves leaves;

  UnreadFields(Program program) {
    names = new CellNames(program.model());
    leaves = new Leaves(program.model());
  }

  List<String> of(PathState state) {
    Map<ObjectId, Set<Long>> looked = new HashMap<>();
    for (InputAccess access : state.heap().accesses().toList()) {
      if (access instanceof InputAccess.Read read) {
        looked.computeIfAbsent(read.object(), id -> new HashSet<>()).add(read.offset());
      } else if (access instanceof InputAccess.Write write) {
        looked.computeIfAbsent(write.object(), id -> new HashSet<>()).add(write.offset());
      }
    }
    List<HeapObject> objects =
        state.heap().objects().stream().filter(o -> o.origin() == Origin.INPUT).toList();
    Map<Field, HeapObject> first = new HashMap<>();
    for (HeapObject object : objects) {
      looked
          .getOrDefault(object.id(), Set.of())
          .forEach(offset -> first.putIfAbsent(new Field(object.element(), offset), object));
    }
    List<String> hints = new ArrayList<>();
    for (HeapObject object : objects) {
      for (Leaves.Leaf leaf : leaves.of(object.element())) {
        if (!looked.getOrDefault(object.id(), Set.of()).contains(leaf.offset())) {
          hint(object, leaf, first).ifPresent(hints::add);
        }
      }
    }
    return hints;
  }

  /** A field of all objects of a type. */
  private record Field(Type element, long offset) {}

  private Optional<String> hint(HeapObject object, Leaves.Leaf leaf, Map<Field, HeapObject> first) {
    Cell cell = leaf.cell();
    HeapObject neighbour = first.get(new Field(object.element(), leaf.offset()));
    if (cell.type() instanceof PointerType || neighbour == null) {
      return Optional.empty();
    }
    return Optional.of(
        names.of(object, leaf.offset(), cell.type())
            + " is never looked at, but "
            + names.of(neighbour, leaf.offset(), cell.type())
            + " is");
  }
}
