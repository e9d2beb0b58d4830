package heapwright.symbolic;

import heapwright.ir.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The built-in functions by name. */
final class SymbolicBuiltIns {
  private static final Map<String, SymbolicBuiltIn> ALL = new HashMap<>();

  /** Output succeeds. */
  private static final Map<String, SymbolicBuiltIn> OUTPUT = new HashMap<>();

  private static final List<String> ENDING =
      List.of("exit", "_exit", "_Exit", "abort", "__assert_fail", "__hw_die_of_signal");

  static {
    ALL.put("malloc", SymbolicAllocation::malloc);
    ALL.put("calloc", SymbolicAllocation::calloc);
    ALL.put("realloc", SymbolicAllocation::realloc);
    ALL.put("aligned_alloc", SymbolicAllocation::aligned);
    ALL.put("memalign", SymbolicAllocation::aligned);
    ALL.put("__hw_allocate", SymbolicAllocation::lend);
    ALL.put("__hw_resize", SymbolicAllocation::resize);
    ALL.put("free", SymbolicAllocation::free);
    ALL.put("memcpy", BlockMoves::copy);
    ALL.put("memmove", BlockMoves::copy);
    ALL.put("__hw_apart", BlockMoves::apart);
    ALL.put("memset", BlockMoves::set);
    for (String name : ENDING) {
      ALL.put(name, (execution, call, arguments) -> new StepResult.Finished(execution.state()));
    }
    Output.addTo(OUTPUT);
    for (String name : new String[] {"fwrite", "__hw_write"}) {
      OUTPUT.put(name, (execution, call, arguments) -> returned(execution, call, arguments.get(2)));
    }
    ALL.putAll(OUTPUT);
    RealCalls.addTo(ALL);
    BitCounts.addTo(ALL);
    LongJumpSteps.addTo(ALL);
    ALL.put("__hw_read", StandardInputReads::read);
    ALL.put("__hw_numeral", StandardInputReads::numeral);
  }

  private SymbolicBuiltIns() {}

  static Optional<SymbolicBuiltIn> named(String name) {
    return Optional.ofNullable(ALL.get(name));
  }

  static boolean isOutput(String name) {
    return OUTPUT.containsKey(name);
  }

  /** The caller goes on with a result. */
  static StepResult returned(Execution execution, Statement.Call call, SymbolicValue result) {
    return new StepResult.Moved(after(execution.state(), call, result));
  }

  static PathState after(PathState state, Statement.Call call, SymbolicValue result) {
    return call.result().map(local -> state.with(local, result)).orElse(state).next();
  }
}
