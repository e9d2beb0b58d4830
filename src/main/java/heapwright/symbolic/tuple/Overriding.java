package heapwright.symbolic.tuple;

import heapwright.ir.type.Local;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.FrameObjects;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.execution.PendingCall;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Life;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Address;
import heapwright.symbolic.library.SymbolicBuiltIns;
import heapwright.symbolic.path.AllocationHistory;
import heapwright.symbolic.path.PathState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Overrides a caller's state with what a path through a procedure leaves. */
final class Overriding {
  private final Execution execution;
  private final Tuple tuple;
  private final Renaming renaming;

  Overriding(Execution execution, Tuple tuple, Renaming renaming) {
    this.execution = execution;
    this.tuple = tuple;
    this.renaming = renaming;
  }

  private record Change(Place place, int size, SymbolicValue value) {}

  /** The state in which the caller goes on. */
  PathState override(PendingCall call, ProcedureEnding.Returned returned) {
    // All terms are over the memory before the call, so they come before any change.
    renaming.createBlocks();
    List<Change> changes = new ArrayList<>();
    for (Tuple.Write write : tuple.writes()) {
      Place place = renaming.place(write.object()).plus(write.stored().offset());
      changes.add(new Change(place, write.stored().size(), renaming.of(write.stored().value())));
    }
    boolean isAggregate = tuple.function().type().result().isAggregate();
    Optional<SymbolicValue> result =
        returned.value().map(v -> isAggregate ? copy(v) : renaming.of(v));
    changes.forEach(c -> execution.memory.write(c.place(), c.size(), c.value()));
    release();
    allocate();
    return goneOn(call, result.orElse(SymbolicValue.Indeterminate.VALUE));
  }

  private SymbolicValue copy(SymbolicValue value) {
    Place place = renaming.result(((Address) value).object());
    return new Address(place.object(), execution.pointers.offset(0));
  }

  private void release() {
    for (HeapObject object : tuple.end().heap().objects()) {
      if (object.origin() == Origin.INPUT && object.life() == Life.FREED) {
        Place place = renaming.place(object.id());
        HeapObject callers = execution.memory.object(place.object());
        boolean isBlock = callers.origin() == Origin.INPUT || callers.origin() == Origin.ALLOCATED;
        // As far as the path looked, a block begins where it is freed.
        if (!isBlock || place.offset() + object.lower() != callers.lower()) {
          throw Interruption.fault("frees what is no block of the heap");
        }
        execution.memory.update(callers.ending(Life.FREED));
      }
    }
  }

  private void allocate() {
    AllocationHistory made = tuple.end().allocations();
    List<Integer> failed = made.failed().toList();
    for (int i = 0; i < made.count(); i++) {
      PathState state = execution.state();
      execution.become(failed.contains(i) ? state.failing() : state.allocating());
    }
  }

  private PathState goneOn(PendingCall call, SymbolicValue value) {
    Optional<Local> result = call.statement().result();
    boolean inMemory = result.filter(Local::inMemory).isPresent();
    if (inMemory) {
      new FrameObjects(execution).copyResult(execution.state().frame(), result.get(), value);
    }
    tuple
        .inputs()
        .parameters()
        .keySet()
        .forEach(id -> execution.memory.end(renaming.place(id).object(), Life.OVER));
    if (tuple.function().type().result().isAggregate() && value instanceof Address copy) {
      execution.memory.end(copy.object(), Life.OVER);
    }
    return inMemory
        ? execution.state().next()
        : SymbolicBuiltIns.after(execution.state(), call.statement(), value);
  }
}
