package heapwright.method;

import heapwright.ir.Cell;
import heapwright.ir.PointerType;
import heapwright.ir.Program;
import heapwright.ir.Type;
import heapwright.symbolic.Access;
import heapwright.symbolic.CellNames;
import heapwright.symbolic.HeapObject;
import heapwright.symbolic.HeapObject.Origin;
import heapwright.symbolic.Leaves;
import heapwright.symbolic.ObjectId;
import heapwright.symbolic.PathState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Fields of one object that a path never looks at, although it looks at that field of the object's
 * neighbours. SGEN's authors found a fault that way.
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
    for (Access access : state.heap().accesses().toList()) {
      if (access instanceof Access.Read read) {
        looked.computeIfAbsent(read.object(), id -> new HashSet<>()).add(read.offset());
      } else if (access instanceof Access.Write write) {
        looked.computeIfAbsent(write.object(), id -> new HashSet<>()).add(write.offset());
      }
    }
    Map<Type, List<HeapObject>> byType = new HashMap<>();
    List<String> hints = new ArrayList<>();
    List<HeapObject> objects =
        state.heap().objects().stream().filter(o -> o.origin() == Origin.INPUT).toList();
    objects.forEach(o -> byType.computeIfAbsent(o.element(), t -> new ArrayList<>()).add(o));
    for (HeapObject object : objects) {
      for (Leaves.Leaf leaf : leaves.of(object.element())) {
        hint(object, leaf, byType.get(object.element()), looked).ifPresent(hints::add);
      }
    }
    return hints;
  }

  private Optional<String> hint(
      HeapObject object,
      Leaves.Leaf leaf,
      List<HeapObject> neighbours,
      Map<ObjectId, Set<Long>> looked) {
    Cell cell = leaf.cell();
    if (cell.type() instanceof PointerType || isLooked(object, leaf, looked)) {
      return Optional.empty();
    }
    return neighbours.stream()
        .filter(other -> isLooked(other, leaf, looked))
        .findFirst()
        .map(
            other ->
                names.of(object, leaf.offset(), cell.type())
                    + " is never looked at, but "
                    + names.of(other, leaf.offset(), cell.type())
                    + " is");
  }

  private static boolean isLooked(
      HeapObject object, Leaves.Leaf leaf, Map<ObjectId, Set<Long>> looked) {
    return looked.getOrDefault(object.id(), Set.of()).contains(leaf.offset());
  }
}
