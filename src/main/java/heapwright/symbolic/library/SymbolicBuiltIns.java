package heapwright.symbolic.library;

import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.PathState;
import heapwright.world.LibraryOperation;
import heapwright.world.LibraryOperation.BitOperation;
import heapwright.world.LibraryOperation.EndOperation;
import heapwright.world.LibraryOperation.JumpOperation;
import heapwright.world.LibraryOperation.MemoryOperation;
import heapwright.world.LibraryOperation.RealOperation;
import heapwright.world.LibraryOperation.StreamOperation;
import heapwright.world.LibraryOperation.TextOperation;
import heapwright.world.LibraryTable;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The functions of the library's table that the machine has an implementation of. */
public final class SymbolicBuiltIns {
  private static final Map<SymbolId, BuiltInCall.Implementation> ALL = new HashMap<>();

  static {
    LibraryOperation.all()
        .flatMap(operation -> LibraryTable.functions(operation).stream())
        .forEach(function -> implemented(function).ifPresent(all -> ALL.put(function, all)));
  }

  private SymbolicBuiltIns() {}

  public static Optional<BuiltInCall.Implementation> of(SymbolId function) {
    return Optional.ofNullable(ALL.get(function));
  }

  public static boolean isOutput(SymbolId function) {
    return LibraryOperation.in(StreamOperation.class, LibraryTable.operation(function))
        .filter(operation -> Output.of(operation, function).isPresent())
        .isPresent();
  }

  private static Optional<BuiltInCall.Implementation> implemented(SymbolId function) {
    return LibraryTable.operation(function)
        .orElseThrow()
        .match(
            new LibraryOperation.Cases<>() {
              @Override
              public Optional<BuiltInCall.Implementation> memory(MemoryOperation operation) {
                return Optional.ofNullable(onMemory(operation));
              }

              @Override
              public Optional<BuiltInCall.Implementation> stream(StreamOperation operation) {
                return Output.of(operation, function).or(() -> StandardInputReads.of(operation));
              }

              /** The models say as much. */
              @Override
              public Optional<BuiltInCall.Implementation> text(TextOperation operation) {
                return Optional.empty();
              }

              @Override
              public Optional<BuiltInCall.Implementation> real(RealOperation operation) {
                return Optional.of(RealCalls.of(operation));
              }

              @Override
              public Optional<BuiltInCall.Implementation> bits(BitOperation operation) {
                return Optional.of(BitCounts.of(operation));
              }

              @Override
              public Optional<BuiltInCall.Implementation> jump(JumpOperation operation) {
                return Optional.of(LongJumpSteps.of(operation));
              }

              /** Handlers may only do what a call of them may do. */
              @Override
              public Optional<BuiltInCall.Implementation> end(EndOperation operation) {
                return Optional.of(call -> new StepResult.Finished(call.execution().state()));
              }
            });
  }

  private static BuiltInCall.Implementation onMemory(MemoryOperation operation) {
    return switch (operation) {
      case ALLOCATE -> SymbolicAllocation::malloc;
      case ALLOCATE_ZEROED -> SymbolicAllocation::calloc;
      case ALLOCATE_ALIGNED -> SymbolicAllocation::aligned;
      case ALLOCATE_UNREFUSED -> SymbolicAllocation::lend;
      case REALLOCATE -> SymbolicAllocation::realloc;
      case REALLOCATE_UNREFUSED -> SymbolicAllocation::resize;
      case RELEASE -> SymbolicAllocation::free;
      case COPY_BYTES, MOVE_BYTES -> BlockMoves::copy;
      case FILL_BYTES -> BlockMoves::set;
      case KEEP_APART -> BlockMoves::apart;
      case ALLOCATE_STORED, TELL_BLOCK_SIZE -> null;
    };
  }

  /** The state in which the caller goes on with a result. */
  public static PathState after(PathState state, Statement.Call call, SymbolicValue result) {
    return call.result().map(local -> state.with(local, result)).orElse(state).next();
  }
}
