package heapwright.method.sgen.transfer;

import heapwright.ir.code.Expression;
import heapwright.ir.type.Local;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.SymbolicHeap;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.PathState;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What the symbolic machine knows at a step.
 *
 * @param before the heap before the step
 * @param state at the place where the step began, with all that it found out
 * @param after the state that the step led to
 */
public record MachineView(
    SymbolicMachine machine, SymbolicHeap before, PathState state, PathState after) {

  /** A byte of an object. */
  record Pointee(ObjectId object, long offset) {}

  public static MachineView of(SymbolicMachine machine, PathState before, PathState after) {
    return new MachineView(machine, before.heap(), after.with(before.frame()), after);
  }

  Optional<SymbolicValue> value(Expression expression) {
    return machine.value(state, expression);
  }

  SymbolicValue resolved(SymbolicValue value) {
    return machine.resolved(after, value);
  }

  /** What a register holds after the step. */
  public SymbolicValue register(Local local) {
    return after
        .frame()
        .registers()
        .getOrDefault(local.id().index(), SymbolicValue.Indeterminate.VALUE);
  }

  /** Where a pointer points, if that is one place. */
  Optional<Pointee> pointee(Expression pointer) {
    return value(pointer).flatMap(this::pointee);
  }

  Optional<Pointee> pointee(SymbolicValue value) {
    if (!(resolved(value) instanceof SymbolicValue.Address address)) {
      return Optional.empty();
    }
    OptionalLong offset = after.value(address.offset());
    return offset.isPresent()
        ? Optional.of(new Pointee(address.object(), offset.getAsLong()))
        : Optional.empty();
  }

  /** Whether a condition holds, if the path has settled that. */
  Optional<Boolean> truth(Expression condition) {
    return value(condition)
        .filter(v -> v instanceof SymbolicValue.Number n && n.term().isConstant())
        .map(v -> after.value(((SymbolicValue.Number) v).term()).orElse(0) != 0);
  }
}
