package heapwright.report.shape;

import heapwright.ir.code.SymbolId;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.TestInput;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Where the pointers of an input lead to; the start of an object is no place inside it. */
final class PointerMarks {
  static final NavigableSet<Long> NONE = Collections.emptyNavigableSet();

  private final Map<ObjectName, NavigableSet<Long>> objects = new HashMap<>();
  private final Map<SymbolId, NavigableSet<Long>> globals = new LinkedHashMap<>();

  PointerMarks(TestInput input) {
    Stream.of(
            input.arguments().stream().map(a -> a.cells()),
            input.globals().stream().map(g -> g.cells()),
            input.objects().stream().map(o -> o.cells()),
            input.outside().stream().map(e -> e.cells()))
        .flatMap(cells -> cells)
        .flatMap(List::stream)
        .map(InputCell::value)
        .forEach(this::mark);
  }

  private void mark(InputValue value) {
    if (value instanceof InputValue.PointsTo to) {
      mark(objects.computeIfAbsent(to.object(), o -> new TreeSet<>()), to.offset());
    } else if (value instanceof InputValue.PointsToGlobal to) {
      mark(globals.computeIfAbsent(to.global(), g -> new TreeSet<>()), to.offset());
    }
  }

  private static void mark(Set<Long> marks, long offset) {
    if (offset != 0) {
      marks.add(offset);
    }
  }

  NavigableSet<Long> in(ObjectName object) {
    return objects.getOrDefault(object, NONE);
  }

  NavigableSet<Long> in(SymbolId global) {
    return globals.getOrDefault(global, NONE);
  }

  /** The globals that some pointer leads to. */
  Set<SymbolId> globals() {
    return globals.keySet();
  }
}
