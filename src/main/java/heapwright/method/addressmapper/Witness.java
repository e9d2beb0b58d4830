package heapwright.method.addressmapper;

import heapwright.ir.Local;
import heapwright.ir.Type;
import heapwright.symbolic.Frame;
import heapwright.symbolic.Heap;
import heapwright.symbolic.HeapObject;
import heapwright.symbolic.InputPointer;
import heapwright.symbolic.ObjectId;
import heapwright.symbolic.PathState;
import heapwright.symbolic.PointerId;
import heapwright.symbolic.Value;
import heapwright.symbolic.term.Term;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Which objects of the symbolic machine are which cells, learnt from the registers that both set.
 * So the account can go on after a statement that the published operations do not know.
 */
final class Witness {
  private final Variables variables;
  private final Map<ObjectId, Pointer> objects = new HashMap<>();
  private final Map<PointerId, Pointer> pointers = new HashMap<>();
  private final Map<CellAddress, ObjectId> cells = new HashMap<>();

  Witness(Variables variables) {
    this.variables = variables;
  }

  /** Both hold this now. */
  void learn(Value value, Pointer pointer, Move.Seen seen) {
    if (value instanceof Value.Unknown u && isZero(u.offset(), seen)) {
      pointers.put(u.pointer(), pointer);
    }
    if (resolved(value, seen) instanceof Value.Address a
        && pointer instanceof Pointer.To to
        && seen.after().value(a.offset()).orElse(to.offset() + 1) == to.offset()) {
      objects.put(a.object(), new Pointer.To(to.cell(), 0));
      cells.put(to.cell(), a.object());
    }
  }

  private static Value resolved(Value value, Move.Seen seen) {
    return seen.machine().resolved(seen.after(), value);
  }

  private static boolean isZero(Term offset, Move.Seen seen) {
    return seen.after().value(offset).orElse(1) == 0;
  }

  Optional<HeapObject> object(CellAddress cell, Heap heap) {
    return Optional.ofNullable(cells.get(cell)).flatMap(heap::find);
  }

  /** What the machine holds, in the account's terms, if it has been met. */
  Optional<Pointer> known(Value value, Move.Seen seen) {
    if (value instanceof Value.Unknown u
        && isZero(u.offset(), seen)
        && pointers.containsKey(u.pointer())) {
      return Optional.of(pointers.get(u.pointer()));
    }
    Value at = resolved(value, seen);
    if (at instanceof Value.Address a) {
      OptionalLong offset = seen.after().value(a.offset());
      return Optional.ofNullable(objects.get(a.object()))
          .or(() -> variable(a.object(), seen.after()))
          .filter(base -> offset.isPresent())
          .map(base -> base.shifted(offset.getAsLong()));
    }
    if (at instanceof Value.Code code) {
      return Optional.of(new Pointer.Code(code.function()));
    }
    boolean isNull = at instanceof Value.Number n && isZero(n.term(), seen);
    return isNull ? Optional.of(new Pointer.None(ValueClass.NONE)) : Optional.empty();
  }

  private Optional<Pointer> variable(ObjectId id, PathState state) {
    HeapObject.Origin origin = state.heap().object(id).origin();
    if (origin == HeapObject.Origin.GLOBAL) {
      return Optional.of(new Pointer.Into(variables.global(id.index()), 0));
    }
    Optional<Frame> frame = Optional.of(state.frame());
    while (origin == HeapObject.Origin.LOCAL && frame.isPresent()) {
      for (Local local : frame.get().function().locals()) {
        if (frame.get().memory().get(local.id().index()).filter(id::equals).isPresent()) {
          Variable found = variables.local(local, frame.get().depth());
          return Optional.of(new Pointer.Into(found, 0));
        }
      }
      frame = frame.get().caller();
    }
    return Optional.empty();
  }

  /** What an object or an unknown pointer that the account has not met is. */
  record Newcomer(String name, Type type, boolean isInput) {}

  Optional<Newcomer> newcomer(Value value, Move.Seen seen) {
    Value at = resolved(value, seen);
    if (at instanceof Value.Unknown u) {
      InputPointer pointer = seen.after().heap().pointer(u.pointer());
      return Optional.of(new Newcomer(pointer.path(), pointer.target(), true));
    }
    if (at instanceof Value.Address a) {
      HeapObject object = seen.after().heap().object(a.object());
      boolean isInput = object.origin() == HeapObject.Origin.INPUT;
      return isInput || object.origin() == HeapObject.Origin.ALLOCATED
          ? Optional.of(new Newcomer(object.name(), object.element(), isInput))
          : Optional.empty();
    }
    return Optional.empty();
  }
}
