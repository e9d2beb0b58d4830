package heapwright.symbolic.library;

import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.FrameObjects;
import heapwright.symbolic.execution.Indices;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.execution.Locations;
import heapwright.symbolic.execution.MemoryMoves;
import heapwright.symbolic.execution.PointerEquality;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Content;
import heapwright.symbolic.heap.HeapObject.Life;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Address;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** {@code malloc} and its kin. A request succeeds, unless the path needs it to fail. */
final class SymbolicAllocation {
  /** Linux's number for ENOMEM. */
  private static final int NO_MEMORY = 12;

  private static final String NO_BLOCK = "frees what is no block of the heap";

  private SymbolicAllocation() {}

  static StepResult malloc(BuiltInCall call) {
    return allocated(call, call.size(0), Content.INDETERMINATE);
  }

  static StepResult aligned(BuiltInCall call) {
    return allocated(call, call.size(1), Content.INDETERMINATE);
  }

  /** Allocates for a function of the library, whose requests no test can refuse. */
  static StepResult lend(BuiltInCall call) {
    return call.returned(block(call, call.size(0), Content.INDETERMINATE));
  }

  private static SymbolicValue block(BuiltInCall call, long size, Content content) {
    return new FrameObjects(call.execution()).makeObject(Origin.ALLOCATED, "", size, content);
  }

  /** Reallocates for a function of the library. */
  static StepResult resize(BuiltInCall call) {
    long size = call.size(1);
    if (isNull(call)) {
      return call.returned(block(call, size, Content.INDETERMINATE));
    }
    moved(call, size);
    return new StepResult.Moved(call.execution().state());
  }

  /** Whether the block that a call is given is none. */
  private static boolean isNull(BuiltInCall call) {
    SymbolicValue nothing = call.execution().pointers.nothing();
    return new PointerEquality(call.execution()).of(call.argument(0), nothing).isTrue();
  }

  static StepResult calloc(BuiltInCall call) {
    Term count = call.sizeTerm(0);
    Term size = call.sizeTerm(1);
    Execution execution = call.execution();
    Optional<List<Alternative>> alternatives =
        new Products(execution).alternatives(count, size, failed(call));
    if (alternatives.isPresent()) {
      return new StepResult.Forked(alternatives.get());
    }
    long bytes = new SymbolicSizes(execution).of(call.terms().multiply(count, size));
    return allocated(call, bytes, Content.ZERO);
  }

  private static StepResult allocated(BuiltInCall call, long size, Content content) {
    PathState failed = failed(call);
    if (size < 0) {
      return new StepResult.Moved(failed);
    }
    Execution execution = call.execution();
    execution.become(execution.state().allocating());
    SymbolicValue block = block(call, size, content);
    return answered(call, call.after(execution.state(), block), failed);
  }

  /** POSIX: sets errno to ENOMEM. */
  private static PathState failed(BuiltInCall call) {
    Execution execution = call.execution();
    PathState state = call.after(execution.state().failing(), execution.pointers.nothing());
    Optional<ObjectId> errno = execution.globals().errno();
    if (errno.isEmpty()) {
      return state;
    }
    Execution after = new Execution(execution.environment(), state);
    Term number = call.terms().bits(Integer.SIZE, NO_MEMORY);
    after.memory.object(errno.get());
    after.memory.write(new Place(errno.get(), 0), Integer.BYTES, new SymbolicValue.Number(number));
    return after.state();
  }

  static StepResult free(BuiltInCall call) {
    if (!isNull(call)) {
      release(call);
    }
    return new StepResult.Moved(call.execution().state().next());
  }

  /** Ends a block's lifetime; returns its start. */
  private static Place release(BuiltInCall call) {
    Execution execution = call.execution();
    Address address = new Locations(execution).address(call.argument(0), ScalarTerms.OCTET);
    HeapObject object = execution.memory.object(address.object());
    if (object.life() != Life.ALIVE) {
      throw Interruption.fault("frees memory that was freed");
    }
    if (object.origin() != Origin.INPUT && object.origin() != Origin.ALLOCATED) {
      throw Interruption.fault(NO_BLOCK);
    }
    OptionalLong start = execution.state().value(address.offset());
    if (start.isEmpty()) {
      throw Interruption.refine(new Indices(execution).of(object, address.offset(), 0));
    }
    // A block of the input begins where the path frees it, unless the path has looked before that.
    long least = object.isGrowing() ? Long.MIN_VALUE : 0;
    long most = object.lower();
    if (start.getAsLong() < least || start.getAsLong() > most) {
      throw Interruption.fault(NO_BLOCK);
    }
    execution.memory.update(object.reaching(start.getAsLong(), object.upper()).ending(Life.FREED));
    return new Place(object.id(), start.getAsLong());
  }

  static StepResult realloc(BuiltInCall call) {
    Execution execution = call.execution();
    long size = call.size(1);
    if (isNull(call)) {
      return allocated(call, size, Content.INDETERMINATE);
    }
    if (size == 0) {
      // glibc frees the block and returns NULL; this is no failure.
      release(call);
      return call.returned(execution.pointers.nothing());
    }
    PathState failed = failed(call);
    if (size < 0) {
      return new StepResult.Moved(failed);
    }
    execution.become(execution.state().allocating());
    moved(call, size);
    return answered(call, execution.state(), failed);
  }

  private static StepResult answered(BuiltInCall call, PathState succeeded, PathState failed) {
    return call.execution().program().hasEnoughMemory()
        ? new StepResult.Moved(succeeded)
        : new StepResult.Forked(List.of(Alternative.of(succeeded), Alternative.of(failed)));
  }

  private static void moved(BuiltInCall call, long size) {
    Execution execution = call.execution();
    Place from = release(call);
    HeapObject old = execution.memory.object(from.object());
    Address fresh = (Address) block(call, size, Content.INDETERMINATE);
    long kept = old.isGrowing() ? size : Math.min(size, old.upper());
    if (old.isGrowing()) {
      execution.memory.update(old.reaching(from.offset(), from.offset() + kept));
    }
    new MemoryMoves(execution).copy(new Place(fresh.object(), 0), from, kept);
    execution.become(call.after(execution.state(), fresh));
  }
}
