package heapwright.symbolic;

import heapwright.ir.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The built-in functions by name. */
final class BuiltIns {
  private static final Map<String, BuiltIn> ALL = new HashMap<>();

  /** Output succeeds. */
  private static final Map<String, BuiltIn> OUTPUT = new HashMap<>();

  private static final List<String> ENDING =
      List.of("exit", "_exit", "_Exit", "abort", "__assert_fail", "__hw_die_of_signal");

  static {
    ALL.put("malloc", Allocation::malloc);
    ALL.put("calloc", Allocation::calloc);
    ALL.put("realloc", Allocation::realloc);
    ALL.put("aligned_alloc", Allocation::aligned);
    ALL.put("memalign", Allocation::aligned);
    ALL.put("__hw_allocate", Allocation::lend);
    ALL.put("__hw_resize", Allocation::resize);
    ALL.put("free", Allocation::free);
    ALL.put("memcpy", BlockMoves::copy);
    ALL.put("memmove", BlockMoves::copy);
    ALL.put("__hw_apart", BlockMoves::apart);
    ALL.put("memset", BlockMoves::set);
    for (String name : ENDING) {
      ALL.put(name, (execution, call, arguments) -> new Progress.Finished(execution.state()));
    }
    Output.addTo(OUTPUT);
    for (String name : new String[] {"fwrite", "__hw_write"}) {
      OUTPUT.put(name, (execution, call, arguments) -> returned(execution, call, arguments.get(2)));
    }
    ALL.putAll(OUTPUT);
    RealCalls.addTo(ALL);
    BitCounts.addTo(ALL);
    LongJumps.addTo(ALL);
    ALL.put("__hw_read", StandardInputReads::read);
    ALL.put("__hw_numeral", StandardInputReads::numeral);
  }

  private BuiltIns() {}

  static Optional<BuiltIn> named(String name) {
    return Optional.ofNullable(ALL.get(name));
  }

  static boolean isOutput(String name) {
    return OUTPUT.containsKey(name);
  }

  /** The caller goes on with a result. */
  static Progress returned(Execution execution, Statement.Call call, Value result) {
    return new Progress.Moved(after(execution.state(), call, result));
  }

  static PathState after(PathState state, Statement.Call call, Value result) {
    return call.result().map(local -> state.with(local, result)).orElse(state).next();
  }
}
