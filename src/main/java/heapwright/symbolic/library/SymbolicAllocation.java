package heapwright.symbolic.library;

import heapwright.ir.code.Statement;
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
import heapwright.symbolic.term.Terms;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** {@code malloc} and its kin. A request succeeds, unless the path needs it to fail. */
final class SymbolicAllocation {
  /** Linux's number for ENOMEM. */
  private static final int NO_MEMORY = 12;

  private static final String NO_BLOCK = "frees what is no block of the heap";

  private SymbolicAllocation() {}

  static StepResult malloc(
      Execution execution, Statement.Call call, List<SymbolicValue> arguments) {
    long size = size(execution, arguments.get(0));
    return allocated(execution, call, size, Content.INDETERMINATE);
  }

  static StepResult aligned(
      Execution execution, Statement.Call call, List<SymbolicValue> arguments) {
    return malloc(execution, call, arguments.subList(1, 2));
  }

  /** Allocates for a function of the library, whose requests no test can refuse. */
  static StepResult lend(Execution execution, Statement.Call call, List<SymbolicValue> arguments) {
    long size = size(execution, arguments.get(0));
    SymbolicValue block =
        new FrameObjects(execution).makeObject(Origin.ALLOCATED, "", size, Content.INDETERMINATE);
    return SymbolicBuiltIns.returned(execution, call, block);
  }

  /** Reallocates for a function of the library. */
  static StepResult resize(
      Execution execution, Statement.Call call, List<SymbolicValue> arguments) {
    long size = size(execution, arguments.get(1));
    if (isNull(execution, arguments.get(0))) {
      return lend(execution, call, arguments.subList(1, 2));
    }
    moved(execution, call, arguments.get(0), size);
    return new StepResult.Moved(execution.state());
  }

  private static boolean isNull(Execution execution, SymbolicValue block) {
    return new PointerEquality(execution).of(block, nothing(execution)).isTrue();
  }

  static StepResult calloc(
      Execution execution, Statement.Call call, List<SymbolicValue> arguments) {
    Terms terms = execution.environment().terms();
    Term count = term(arguments.get(0));
    Term size = term(arguments.get(1));
    PathState failed = failed(execution, call);
    Optional<List<Alternative>> ways = new Products(execution).ways(count, size, failed);
    if (ways.isPresent()) {
      return new StepResult.Forked(ways.get());
    }
    long bytes = new SymbolicSizes(execution).of(terms.multiply(count, size));
    return allocated(execution, call, bytes, Content.ZERO);
  }

  private static Term term(SymbolicValue value) {
    if (value instanceof SymbolicValue.Number n) {
      return n.term();
    }
    throw Interruption.unsupported("a size that is no number");
  }

  private static long size(Execution execution, SymbolicValue value) {
    return new SymbolicSizes(execution).of(term(value));
  }

  private static StepResult allocated(
      Execution execution, Statement.Call call, long size, Content content) {
    PathState failed = failed(execution, call);
    if (size < 0) {
      return new StepResult.Moved(failed);
    }
    execution.become(execution.state().allocating());
    SymbolicValue block =
        new FrameObjects(execution).makeObject(Origin.ALLOCATED, "", size, content);
    PathState succeeded = SymbolicBuiltIns.after(execution.state(), call, block);
    return answered(execution, succeeded, failed);
  }

  /** POSIX: sets errno to ENOMEM. */
  private static PathState failed(Execution execution, Statement.Call call) {
    PathState state = SymbolicBuiltIns.after(execution.state().failing(), call, nothing(execution));
    Optional<ObjectId> errno = execution.environment().globals.errno();
    if (errno.isEmpty()) {
      return state;
    }
    Execution after = new Execution(execution.environment(), state);
    Term number = execution.environment().terms().bits(Integer.SIZE, NO_MEMORY);
    after.memory.object(errno.get());
    after.memory.write(new Place(errno.get(), 0), Integer.BYTES, new SymbolicValue.Number(number));
    return after.state();
  }

  private static SymbolicValue nothing(Execution execution) {
    return new SymbolicValue.Number(execution.environment().terms().bits(ScalarTerms.POINTER, 0));
  }

  static StepResult free(Execution execution, Statement.Call call, List<SymbolicValue> arguments) {
    if (!isNull(execution, arguments.get(0))) {
      release(execution, arguments.get(0));
    }
    return new StepResult.Moved(execution.state().next());
  }

  /** Ends a block's lifetime; returns its start. */
  private static Place release(Execution execution, SymbolicValue block) {
    Address address = new Locations(execution).address(block, ScalarTerms.OCTET);
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

  static StepResult realloc(
      Execution execution, Statement.Call call, List<SymbolicValue> arguments) {
    long size = size(execution, arguments.get(1));
    if (isNull(execution, arguments.get(0))) {
      return allocated(execution, call, size, Content.INDETERMINATE);
    }
    if (size == 0) {
      // glibc frees the block and returns NULL; this is no failure.
      release(execution, arguments.get(0));
      return SymbolicBuiltIns.returned(execution, call, nothing(execution));
    }
    PathState failed = failed(execution, call);
    if (size < 0) {
      return new StepResult.Moved(failed);
    }
    execution.become(execution.state().allocating());
    moved(execution, call, arguments.get(0), size);
    return answered(execution, execution.state(), failed);
  }

  private static StepResult answered(Execution execution, PathState succeeded, PathState failed) {
    return execution.environment().program().hasEnoughMemory()
        ? new StepResult.Moved(succeeded)
        : new StepResult.Forked(List.of(Alternative.of(succeeded), Alternative.of(failed)));
  }

  private static void moved(
      Execution execution, Statement.Call call, SymbolicValue block, long size) {
    Place from = release(execution, block);
    HeapObject old = execution.memory.object(from.object());
    Address fresh =
        (Address)
            new FrameObjects(execution)
                .makeObject(Origin.ALLOCATED, "", size, Content.INDETERMINATE);
    long kept = old.isGrowing() ? size : Math.min(size, old.upper());
    if (old.isGrowing()) {
      execution.memory.update(old.reaching(from.offset(), from.offset() + kept));
    }
    new MemoryMoves(execution).copy(new Place(fresh.object(), 0), from, kept);
    execution.become(SymbolicBuiltIns.after(execution.state(), call, fresh));
  }
}
