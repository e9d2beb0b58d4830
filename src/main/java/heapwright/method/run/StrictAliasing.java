package heapwright.method.run;

import heapwright.analysis.CallGraph;
import heapwright.analysis.RecordAccesses;
import heapwright.analysis.TypeBasedAliasing;
import heapwright.ir.Program;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Whether records of an input overlap only as C allows, which proofs assume: C17 6.5p7. Two
 * pointers of the input take the same bytes for records of incompatible types, and the function may
 * write the one and access the other; what a compiled test does then depends on the compiler's
 * options. One pointer that the function converts is no such case, and neither are pointers that
 * are only compared.
 */
public final class StrictAliasing {
  /** What a pointer takes some bytes of an object for. */
  private record View(long from, long to, RecordType type) {
    boolean overlaps(View other) {
      return from < other.to && other.from < to;
    }
  }

  /** What the function may do to records. */
  private record Effects(TypeBasedAliasing aliasing, RecordAccesses accesses) {
    boolean keepApart(RecordType a, RecordType b) {
      return !aliasing.mayShare(a, b) && accesses.canInterfere(a, b);
    }
  }

  private final Program program;
  private final Map<SymbolId, Effects> effects = new HashMap<>();

  public StrictAliasing(Program program) {
    this.program = program;
  }

  public boolean holds(TestInput input) {
    return views(input).values().stream().allMatch(views -> holds(views, input.function()));
  }

  private boolean holds(Set<View> views, SymbolId function) {
    return views.stream().map(View::type).distinct().count() < 2
        || views.stream()
            .allMatch(
                a ->
                    views.stream()
                        .filter(a::overlaps)
                        .noneMatch(b -> effects(function).keepApart(a.type(), b.type())));
  }

  private Effects effects(SymbolId function) {
    return effects.computeIfAbsent(
        function,
        symbol ->
            new Effects(
                new TypeBasedAliasing(program),
                new RecordAccesses(
                    CallGraph.of(program).reachableFrom(symbol).stream()
                        .flatMap(callee -> program.function(callee).stream()))));
  }

  /** For each object or variable that pointers lead to, what they take it for. */
  private Map<Object, Set<View>> views(TestInput input) {
    Map<Object, Set<View>> views = new LinkedHashMap<>();
    for (InputCell cell : (Iterable<InputCell>) input.cells()::iterator) {
      if (!(cell.cell().type() instanceof PointerType pointer)) {
        continue;
      }
      if (cell.value() instanceof InputValue.PointsTo to) {
        add(views, to.object(), to.offset(), taken(pointer, input.object(to.object()).element()));
      } else if (cell.value() instanceof InputValue.PointsToGlobal to) {
        Type type = program.globals().get(to.global()).type();
        add(views, to.global(), to.offset(), taken(pointer, type));
        add(views, to.global(), 0, type);
      }
    }
    return views;
  }

  /** What a pointer says of what it leads to, and where it says nothing, what that was made as. */
  private static Type taken(PointerType pointer, Type made) {
    return pointer.target().hasLayout() ? pointer.target() : made;
  }

  private void add(Map<Object, Set<View>> views, Object place, long offset, Type type) {
    record(type)
        .filter(RecordType::isComplete)
        .map(record -> new View(offset, offset + program.model().size(type), record))
        .ifPresent(view -> views.computeIfAbsent(place, p -> new LinkedHashSet<>()).add(view));
  }

  private static Optional<RecordType> record(Type type) {
    if (type instanceof ArrayType array) {
      return record(array.element());
    }
    return type instanceof RecordType record ? Optional.of(record) : Optional.empty();
  }
}
