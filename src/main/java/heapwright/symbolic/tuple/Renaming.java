package heapwright.symbolic.tuple;

import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Life;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.HeapObject.Stored;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.PointerId;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Address;
import heapwright.symbolic.heap.SymbolicValue.Unknown;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.model.Substitution;
import heapwright.symbolic.term.value.Sort;
import heapwright.symbolic.tuple.Tuple.Source;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * From a procedure's virtual parameters to the actual ones: for each object, pointer and number of
 * a tuple what it is in a caller's state. Reads the caller's memory as it was before the call.
 */
final class Renaming {
  private final Execution execution;
  private final Tuple tuple;
  private final List<SymbolicValue> arguments;
  private final Terms terms;
  private final Substitution numbers;
  private final Map<PointerId, SymbolicValue> pointers = new HashMap<>();
  private final Map<ObjectId, Place> objects = new HashMap<>();
  private final Map<ObjectId, List<ObjectId>> found = new HashMap<>();

  Renaming(Execution execution, Tuple tuple, List<SymbolicValue> arguments) {
    this.execution = execution;
    this.tuple = tuple;
    this.arguments = arguments;
    terms = execution.terms();
    numbers = new Substitution(terms, this::number);
  }

  // Objects.

  /** Records that an object of the procedure lies at a place of the caller's. */
  void found(ObjectId object, Place place) {
    objects.put(object, place);
    found.computeIfAbsent(place.object(), id -> new ArrayList<>()).add(object);
  }

  /** Objects of the procedure's input that lie in one of the caller's. */
  List<ObjectId> within(ObjectId callers) {
    return found.getOrDefault(callers, List.of());
  }

  /** Of the procedure's own variables, only the address is left. */
  Place place(ObjectId object) {
    Optional<Place> known = Optional.ofNullable(objects.get(object));
    return known.orElseGet(
        () ->
            tuple.end().heap().find(object).filter(o -> o.origin() != Origin.GLOBAL).isPresent()
                ? created(tuple.end().heap().object(object), Life.OVER)
                : new Place(object, 0));
  }

  /** Gives the caller what the procedure allocated, in that order. */
  void createBlocks() {
    List<HeapObject> blocks =
        tuple.end().heap().objects().stream().filter(o -> o.origin() == Origin.ALLOCATED).toList();
    blocks.forEach(block -> created(block, block.life()));
    blocks.forEach(block -> fill(block, place(block.id()).object()));
  }

  /** Gives the caller an object with an aggregate that the procedure gives back. */
  Place result(ObjectId object) {
    HeapObject result = tuple.end().heap().object(object);
    Place place = created(result, Life.ALIVE);
    fill(result, place.object());
    return place;
  }

  private Place created(HeapObject object, Life life) {
    ObjectId id = execution.heap().nextObject();
    Place place = new Place(id, 0);
    objects.put(object.id(), place);
    HeapObject made =
        HeapObject.made(
            id, object.origin(), object.name(), object.element(), object.upper(), object.content());
    execution.memory.update(made.reaching(object.lower(), object.upper()).ending(life));
    return place;
  }

  /** What the object holds at the end, in the caller's terms. */
  private void fill(HeapObject object, ObjectId id) {
    for (Stored cell : object.stored()) {
      SymbolicValue value = of(cell.value());
      HeapObject now = execution.heap().object(id);
      execution.memory.update(now.with(new Stored(cell.offset(), cell.size(), value)));
    }
  }

  // Pointers.

  void met(PointerId pointer, Source source) {
    pointers.put(pointer, actual(source));
  }

  SymbolicValue of(PointerId pointer) {
    return pointers.get(pointer);
  }

  private SymbolicValue actual(Source source) {
    if (source instanceof Source.InMemory cell) {
      Place base = place(cell.object());
      return execution.memory.peek(base.plus(cell.offset()), cell.cell());
    }
    return arguments.get(((Source.Argument) source).index());
  }

  // Numbers.

  Term of(Term term) {
    return numbers.of(term);
  }

  private Term number(Symbol symbol) {
    Optional<Source> source = Optional.ofNullable(tuple.inputs().symbols().get(symbol));
    if (source.isEmpty()) {
      throw Interruption.unsupported("what " + symbol.name() + " is, only the procedure knows");
    }
    SymbolicValue value = execution.pointers.resolved(actual(source.get()));
    if (!(value instanceof SymbolicValue.Number n)) {
      throw Interruption.unsupported(symbol.name() + " is no number here");
    }
    boolean areBits = symbol.sort() instanceof Sort.Bits && n.term().sort() instanceof Sort.Bits;
    if (areBits && n.term().width() > symbol.width()) {
      return terms.extract(n.term(), 0, symbol.width());
    }
    if (!n.term().sort().equals(symbol.sort())) {
      throw Interruption.unsupported(symbol.name() + " is a number of another kind here");
    }
    return n.term();
  }

  // Values.

  SymbolicValue of(SymbolicValue value) {
    if (value instanceof SymbolicValue.Number number) {
      return new SymbolicValue.Number(of(number.term()));
    }
    if (value instanceof Address address) {
      Place place = place(address.object());
      Term base = execution.pointers.offset(place.offset());
      return new Address(place.object(), terms.add(base, of(address.offset())));
    }
    if (value instanceof Unknown unknown) {
      return execution.pointers.shifted(of(unknown.pointer()), of(unknown.offset()));
    }
    if (value instanceof SymbolicValue.Arguments) {
      throw Interruption.unsupported("a list of arguments outlives its call");
    }
    return value;
  }
}
