package heapwright.method.addressmapper.operation;

import heapwright.ir.code.Expression;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.method.addressmapper.map.CellAddress;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ProgramVariable;
import heapwright.method.addressmapper.map.ProgramVariables;
import heapwright.method.addressmapper.map.ValueClass;
import heapwright.method.addressmapper.move.Move;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.InputPointer;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.PointerId;
import heapwright.symbolic.heap.SymbolicHeap;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.term.Term;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Which objects of the symbolic machine are which cells, learnt from the registers that both set.
 * So the trace can go on after a statement that the published operations do not know.
 */
final class ObjectCorrespondence {
  private final ProgramVariables variables;
  private final Map<ObjectId, PointerValue> objects = new HashMap<>();
  private final Map<PointerId, PointerValue> pointers = new HashMap<>();
  private final Map<CellAddress, ObjectId> cells = new HashMap<>();

  ObjectCorrespondence(ProgramVariables variables) {
    this.variables = variables;
  }

  /** Both hold this now. */
  void learn(SymbolicValue value, PointerValue pointer, Move.Seen seen) {
    if (value instanceof SymbolicValue.Unknown u) {
      seen.after().value(u.offset()).ifPresent(o -> pointers.put(u.pointer(), pointer.shifted(-o)));
    }
    if (resolved(value, seen) instanceof SymbolicValue.Address a
        && pointer instanceof PointerValue.To to
        && seen.after().value(a.offset()).orElse(to.offset() + 1) == to.offset()) {
      objects.put(a.object(), new PointerValue.To(to.cell(), 0));
      cells.put(to.cell(), a.object());
    }
  }

  private static SymbolicValue resolved(SymbolicValue value, Move.Seen seen) {
    return seen.machine().resolved(seen.after(), value);
  }

  Optional<HeapObject> object(CellAddress cell, SymbolicHeap heap) {
    return Optional.ofNullable(cells.get(cell)).flatMap(heap::find);
  }

  /** What the machine holds, in the trace's terms, if it has been met. */
  Optional<PointerValue> known(SymbolicValue value, Move.Seen seen) {
    Optional<PointerValue> itself = based(value, seen);
    return itself.isPresent() ? itself : based(resolved(value, seen), seen);
  }

  private Optional<PointerValue> based(SymbolicValue value, Move.Seen seen) {
    if (value instanceof SymbolicValue.Unknown u) {
      return shifted(Optional.ofNullable(pointers.get(u.pointer())), u.offset(), seen);
    }
    if (value instanceof SymbolicValue.Address a) {
      Optional<PointerValue> base =
          Optional.ofNullable(objects.get(a.object()))
              .or(() -> variable(a.object(), seen.after()))
              .or(() -> materialised(a.object(), seen.after()));
      return shifted(base, a.offset(), seen);
    }
    if (value instanceof SymbolicValue.Code code) {
      return Optional.of(new PointerValue.Code(code.function()));
    }
    boolean isNull =
        value instanceof SymbolicValue.Number n && seen.after().value(n.term()).orElse(1) == 0;
    return isNull ? Optional.of(new PointerValue.None(ValueClass.NONE)) : Optional.empty();
  }

  private static Optional<PointerValue> shifted(
      Optional<PointerValue> base, Term offset, Move.Seen seen) {
    OptionalLong bytes = seen.after().value(offset);
    return bytes.isPresent() ? base.map(b -> b.shifted(bytes.getAsLong())) : Optional.empty();
  }

  /** An object that a pointer got since it was met. */
  private Optional<PointerValue> materialised(ObjectId id, PathState state) {
    for (Map.Entry<PointerId, PointerValue> entry : pointers.entrySet()) {
      boolean leadsThere =
          state.heap().pointer(entry.getKey()).bound().orElse(null)
                  instanceof SymbolicValue.Address a
              && a.object().equals(id)
              && state.value(a.offset()).orElse(1) == 0;
      if (leadsThere) {
        objects.put(id, entry.getValue());
        return Optional.of(entry.getValue());
      }
    }
    return Optional.empty();
  }

  /** How many bytes a pointer lies behind another one, as the machine knows them. */
  static OptionalLong distance(Expression from, Expression to, Move.Seen seen) {
    Optional<SymbolicValue> base = seen.value(from);
    Optional<SymbolicValue> place = seen.value(to);
    if (base.isEmpty() || place.isEmpty()) {
      return OptionalLong.empty();
    }
    if (base.get() instanceof SymbolicValue.Address a
        && place.get() instanceof SymbolicValue.Address b
        && a.object().equals(b.object())) {
      return distance(a.offset(), b.offset(), seen);
    }
    return base.get() instanceof SymbolicValue.Unknown a
            && place.get() instanceof SymbolicValue.Unknown b
            && a.pointer().equals(b.pointer())
        ? distance(a.offset(), b.offset(), seen)
        : OptionalLong.empty();
  }

  private static OptionalLong distance(Term from, Term to, Move.Seen seen) {
    OptionalLong start = seen.after().value(from);
    OptionalLong end = seen.after().value(to);
    return start.isPresent() && end.isPresent()
        ? OptionalLong.of(end.getAsLong() - start.getAsLong())
        : OptionalLong.empty();
  }

  private Optional<PointerValue> variable(ObjectId id, PathState state) {
    if (id.index() < variables.globals()) {
      return Optional.of(new PointerValue.Into(variables.global(id.index()), 0));
    }
    boolean isLocal = state.heap().object(id).origin() == HeapObject.Origin.LOCAL;
    Optional<Frame> frame = Optional.of(state.frame());
    while (isLocal && frame.isPresent()) {
      for (Local local : frame.get().function().locals()) {
        if (frame.get().memory().get(local.id().index()).filter(id::equals).isPresent()) {
          ProgramVariable found = variables.local(local, frame.get().depth());
          return Optional.of(new PointerValue.Into(found, 0));
        }
      }
      frame = frame.get().caller();
    }
    return Optional.empty();
  }

  /**
   * What an object or an unknown pointer that the trace has not met is.
   *
   * @param offset where in it the machine's value points
   */
  record Newcomer(String name, Type type, boolean isInput, long offset) {}

  Optional<Newcomer> newcomer(SymbolicValue value, Move.Seen seen) {
    SymbolicValue at = resolved(value, seen);
    if (at instanceof SymbolicValue.Unknown u && seen.after().value(u.offset()).isPresent()) {
      InputPointer pointer = seen.after().heap().pointer(u.pointer());
      long offset = seen.after().value(u.offset()).getAsLong();
      return Optional.of(new Newcomer(pointer.path(), pointer.target(), true, offset));
    }
    if (at instanceof SymbolicValue.Address a && seen.after().value(a.offset()).isPresent()) {
      HeapObject object = seen.after().heap().object(a.object());
      boolean isInput = object.origin() == HeapObject.Origin.INPUT;
      long offset = seen.after().value(a.offset()).getAsLong();
      return isInput || object.origin() == HeapObject.Origin.ALLOCATED
          ? Optional.of(new Newcomer(object.name(), object.element(), isInput, offset))
          : Optional.empty();
    }
    return Optional.empty();
  }
}
