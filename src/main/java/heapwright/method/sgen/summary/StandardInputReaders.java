package heapwright.method.sgen.summary;

import heapwright.analysis.CallGraph;
import heapwright.ir.Program;
import heapwright.ir.code.SymbolId;
import heapwright.world.LibraryOperation.StreamOperation;
import heapwright.world.LibraryTable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The functions that may read standard input. What they find depends on all that was read before,
 * which no summary knows.
 */
final class StandardInputReaders {
  private static final List<SymbolId> READ = LibraryTable.functions(StreamOperation.READ_BYTES);

  private final Program program;

  StandardInputReaders(Program program) {
    this.program = program;
  }

  Set<SymbolId> all() {
    Set<SymbolId> readers = new HashSet<>();
    CallGraph graph = CallGraph.of(program);
    boolean isRead =
        program.functions().keySet().stream()
            .anyMatch(f -> READ.stream().anyMatch(graph.callees(f)::contains));
    if (!isRead) {
      return readers;
    }
    Deque<SymbolId> open = new ArrayDeque<>(READ);
    while (!open.isEmpty()) {
      graph.callers(open.remove()).stream().filter(readers::add).forEach(open::add);
    }
    return readers;
  }
}
