package heapwright.testcase;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.StandardStreams;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Type;
import heapwright.symbolic.execution.Candidates;
import heapwright.symbolic.heap.AddressNumbers;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.InputPointer;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.PointerId;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.TermEvaluation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where the pointers of a path lead in the input: the objects with their names and extents, and
 * objects of their own for pointers that must lead somewhere, though the path never followed them.
 */
final class PointerTargets {
  /** How far an object reaches; grows while pointers into it are found. */
  private static final class Extent {
    private final ObjectName name;
    private final Type element;
    private final Optional<HeapObject> object;
    private long lower;
    private long upper;

    Extent(ObjectName name, Type element, Optional<HeapObject> object) {
      this.name = name;
      this.element = element;
      this.object = object;
      lower = object.map(HeapObject::lower).orElse(0L);
      upper = object.map(HeapObject::upper).orElse(0L);
    }

    void reach(long offset) {
      lower = Math.min(lower, offset);
      upper = Math.max(upper, offset);
    }
  }

  /** Where a pointer leads, counted from where the object's first pointer led. */
  private record Destination(Optional<Extent> extent, Optional<InputValue> other, long offset) {}

  private final Program program;
  private final DataModel model;
  private final List<Global> globals;
  private final PathState state;
  private final TermEvaluation numbers;
  private final Map<ObjectId, Extent> objects = new LinkedHashMap<>();
  private final Map<PointerId, Extent> unfollowed = new LinkedHashMap<>();

  PointerTargets(Program program, List<Global> globals, PathState state, TermEvaluation numbers) {
    this.program = program;
    model = program.model();
    this.globals = globals;
    this.state = state;
    this.numbers = numbers;
    state.heap().objects().stream()
        .filter(o -> o.origin() == Origin.INPUT)
        .forEach(o -> objects.put(o.id(), new Extent(name(), o.element(), Optional.of(o))));
    giveObjects();
    state.heap().pointers().stream().map(this::destination).forEach(this::reach);
  }

  private ObjectName name() {
    return new ObjectName("n" + (objects.size() + unfollowed.size() + 1));
  }

  /**
   * NULL is for pointers that may be NULL and of which no other address is made; but of two that
   * differ, only one is.
   */
  private void giveObjects() {
    for (InputPointer pointer : state.heap().pointers()) {
      boolean open = pointer.bound().isEmpty() && !isReadyMade(pointer.target());
      if (open && (pointer.nonNull() || pointer.addressed() || differsFromNull(pointer))) {
        unfollowed.put(
            pointer.id(), new Extent(name(), complete(pointer.target()), Optional.empty()));
      }
    }
  }

  private boolean differsFromNull(InputPointer pointer) {
    return pointer.unequal().toList().stream()
        .map(value -> destination(value, 0))
        .anyMatch(d -> d.extent().isEmpty() && d.other().isEmpty() && d.offset() == 0);
  }

  private static Type complete(Type type) {
    return type.hasLayout() ? type : ScalarTerms.OCTET;
  }

  private Destination destination(InputPointer pointer) {
    return follow(pointer, 0);
  }

  private Destination follow(InputPointer pointer, long offset) {
    if (pointer.bound().isPresent()) {
      return destination(pointer.bound().get(), offset);
    }
    return new Destination(
        Optional.ofNullable(unfollowed.get(pointer.id())), readyMade(pointer), offset);
  }

  /** What no test makes: it takes what is there. */
  private static boolean isReadyMade(Type type) {
    return type instanceof FunctionType || StandardStreams.isStream(type);
  }

  /** For a pointer of which the path only knows that it is not NULL. */
  private Optional<InputValue> readyMade(InputPointer pointer) {
    if (!pointer.nonNull()) {
      return Optional.empty();
    }
    if (pointer.target() instanceof FunctionType type) {
      return Candidates.in(program, type).stream()
          .<InputValue>map(f -> new InputValue.PointsToFunction(f.symbol()))
          .findFirst();
    }
    return StandardStreams.isStream(pointer.target())
        ? new StandardStreams(program).objects().stream().findFirst().map(this::global)
        : Optional.empty();
  }

  private InputValue global(SymbolId symbol) {
    return new InputValue.PointsToGlobal(symbol, 0);
  }

  private Destination destination(SymbolicValue value, long shift) {
    if (value instanceof SymbolicValue.Unknown u) {
      return follow(state.heap().pointer(u.pointer()), shift + number(u.offset()));
    }
    if (value instanceof SymbolicValue.Address a) {
      return destination(a.object(), shift + number(a.offset()));
    }
    if (value instanceof SymbolicValue.Number n) {
      return destination(shift + number(n.term()));
    }
    InputValue function = new InputValue.PointsToFunction(((SymbolicValue.Code) value).function());
    return new Destination(Optional.empty(), Optional.of(function), shift);
  }

  /** Where a number leads that is an address, as far as the path has made use of that. */
  private Destination destination(long number) {
    Optional<AddressNumbers.Pointee> pointee = pointee(number);
    return pointee
        .filter(s -> isGiven(s.object()))
        .map(s -> destination(s.object(), s.offset()))
        .orElseGet(() -> new Destination(Optional.empty(), Optional.empty(), number));
  }

  private Optional<AddressNumbers.Pointee> pointee(long number) {
    return AddressNumbers.fixed(globals, number)
        .or(() -> AddressNumbers.pointee(state.heap(), number));
  }

  /** Whether an object is there before the call. */
  private boolean isGiven(ObjectId id) {
    return objects.containsKey(id) || id.index() < globals.size();
  }

  private Destination destination(ObjectId object, long offset) {
    Optional<Extent> extent = Optional.ofNullable(objects.get(object));
    Optional<InputValue> other =
        extent.isPresent()
            ? Optional.empty()
            : Optional.of(global(globals.get(object.index()).symbol()));
    return new Destination(extent, other, offset);
  }

  private long number(Term term) {
    return numbers.value(term).signedLong();
  }

  /** The address that a number is, if the path has made use of its being one. */
  Optional<InputValue> address(long number) {
    return pointee(number)
        .filter(pointee -> isGiven(pointee.object()))
        .map(pointee -> of(destination(pointee.object(), pointee.offset())));
  }

  private void reach(Destination destination) {
    destination.extent().ifPresent(extent -> extent.reach(destination.offset()));
  }

  /** A pointer as a value of the input. */
  InputValue of(SymbolicValue pointer) {
    return of(destination(pointer, 0));
  }

  private InputValue of(Destination to) {
    if (to.extent().isPresent()) {
      Extent extent = to.extent().get();
      return new InputValue.PointsTo(extent.name, to.offset() - start(extent));
    }
    if (to.other().isPresent()) {
      return to.other().get() instanceof InputValue.PointsToGlobal base
          ? new InputValue.PointsToGlobal(base.global(), to.offset())
          : to.other().get();
    }
    return to.offset() == 0 ? new InputValue.NullPointer() : new InputValue.RawPointer(to.offset());
  }

  /** The offset of the first byte: of what is freed the least, else whole elements before. */
  private long start(Extent extent) {
    long size = size(extent);
    boolean isFreed = extent.object.filter(o -> o.life() == HeapObject.Life.FREED).isPresent();
    if (isFreed) {
      return extent.lower;
    }
    long start = Math.floorDiv(extent.lower, size) * size;
    return extent
        .object
        .flatMap(object -> state.heap().phase(object.id()))
        .map(phase -> aligned(start, size, phase))
        .orElse(start);
  }

  /** As {@code start}, so that offset 0 comes to lie as far behind an aligned address as wanted. */
  private static long aligned(long start, long size, int phase) {
    for (long at = start; at > start - AddressNumbers.ALIGNMENT * size; at -= size) {
      if (Math.floorMod(-at, AddressNumbers.ALIGNMENT) == phase) {
        return at;
      }
    }
    return start;
  }

  private long size(Extent extent) {
    return Math.max(1, model.size(extent.element));
  }

  /** What an object of the input heap is called. */
  ObjectName name(ObjectId object) {
    return objects.get(object).name;
  }

  /** The offset of its first byte. */
  long start(ObjectId object) {
    return start(objects.get(object));
  }

  /** The objects, in the order in which the path met them. */
  List<InputObject> objects(CellsOf cells) {
    List<InputObject> all = new ArrayList<>();
    objects.values().forEach(extent -> all.add(object(extent, cells)));
    unfollowed.values().forEach(extent -> all.add(object(extent, cells)));
    return all;
  }

  private InputObject object(Extent extent, CellsOf cells) {
    long start = start(extent);
    long length = Math.max(1, -Math.floorDiv(start - extent.upper, size(extent)));
    return new InputObject(
        extent.name,
        extent.element,
        length,
        InputObject.Storage.HEAP,
        extent.object.map(o -> cells.of(o, start)).orElse(List.of()));
  }

  /** The cells of an object whose first byte has the given offset. */
  interface CellsOf {
    List<InputCell> of(HeapObject object, long start);
  }
}
