package heapwright.symbolic.execution;

import heapwright.ir.type.BitRange;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;
import heapwright.symbolic.heap.CellId;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Initial;
import heapwright.symbolic.heap.HeapObject.Life;
import heapwright.symbolic.heap.HeapObject.Stored;
import heapwright.symbolic.heap.InputAccess;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Sort;
import java.util.List;
import java.util.Optional;

/** Reads and writes of cells at places that are known. */
public final class SymbolicMemory {
  private final Execution execution;
  private final Environment environment;
  private final ScalarTerms numbers;
  private final Terms terms;

  SymbolicMemory(Execution execution) {
    this.execution = execution;
    environment = execution.environment();
    numbers = environment.numbers;
    terms = environment.terms();
  }

  /** An object; a global appears when it is first asked for. */
  public HeapObject object(ObjectId id) {
    Optional<HeapObject> known = execution.heap().find(id);
    if (known.isPresent()) {
      return known.get();
    }
    HeapObject blank = environment.globals.blank(id);
    update(blank);
    if (!blank.isInput()) {
      new GlobalStart(execution).initialise(environment.globals.global(id), id);
      new LibraryState(execution).invalidate(id);
    }
    return execution.heap().object(id);
  }

  /** The object is gone. */
  public void end(ObjectId object, Life life) {
    update(object(object).ending(life));
  }

  public void update(HeapObject object) {
    execution.become(execution.heap().with(object));
  }

  private void note(InputAccess access, ObjectId object) {
    if (object(object).isInput() || environment.globals.isKept(object)) {
      execution.become(execution.heap().with(access));
    }
  }

  public void noteRead(Place place, Type type) {
    note(new InputAccess.Read(place.object(), place.offset(), type), place.object());
    new LibraryState(execution).read(place);
  }

  public void noteWrite(ObjectId object, long offset, Type type) {
    note(new InputAccess.Write(object, offset, type), object);
  }

  public SymbolicValue load(Place place, Cell cell) {
    noteRead(place, cell.type());
    return peek(place, cell);
  }

  /** As {@link #load}, without recording an access of the program. */
  public SymbolicValue peek(Place place, Cell cell) {
    if (cell.bits().isEmpty()) {
      return read(place, cell);
    }
    BitRange bits = cell.bits().get();
    SymbolicValue whole = unit(place, bits);
    if (!(whole instanceof SymbolicValue.Number n)) {
      return whole;
    }
    IntegerType type = ScalarTerms.integer(cell.type());
    Term field = terms.extract(n.term(), bits.shift(), bits.width());
    return new SymbolicValue.Number(terms.resize(field, type.bits(), type.signed()));
  }

  public void store(Place place, Cell cell, SymbolicValue value) {
    noteWrite(place.object(), place.offset(), cell.type());
    if (object(place.object()).readOnly()) {
      throw Interruption.fault("writes to a constant");
    }
    put(place, cell, value);
  }

  /** As {@link #store}, to prepare memory before the program runs. */
  void put(Place place, Cell cell, SymbolicValue value) {
    if (cell.bits().isPresent()) {
      storeBits(place, cell.bits().get(), value);
    } else {
      int size = (int) environment.model().size(cell);
      write(place, size, kept(value, size));
    }
  }

  private SymbolicValue kept(SymbolicValue value, int bytes) {
    return value instanceof SymbolicValue.Number n
        ? new SymbolicValue.Number(numbers.stored(n.term(), bytes))
        : value;
  }

  private void storeBits(Place place, BitRange bits, SymbolicValue value) {
    int width = 8 * bits.bytes();
    SymbolicValue before = unit(place, bits);
    if (!(value instanceof SymbolicValue.Number n)) {
      throw Interruption.unsupported("an indeterminate value in a bit-field");
    }
    Term old = before instanceof SymbolicValue.Number b ? b.term() : unset(place, width);
    Term ones = terms.zeroExtend(terms.bits(bits.width(), -1), width);
    Term mask = terms.shiftLeft(ones, terms.bits(width, bits.shift()));
    Term field = terms.resize(terms.resize(n.term(), bits.width(), false), width, false);
    Term moved = terms.shiftLeft(field, terms.bits(width, bits.shift()));
    Term mixed = terms.or(terms.and(old, terms.complement(mask)), moved);
    write(place, bits.bytes(), new SymbolicValue.Number(mixed));
  }

  /** Bits that were never set may be anything, and no input determines them. */
  private Term unset(Place place, int width) {
    return environment.symbol("unset bits", place, Sort.bits(width), BitsReading.UNSIGNED);
  }

  /** The bytes that a bit-field touches, as one number. */
  private SymbolicValue unit(Place place, BitRange bits) {
    HeapObject object = object(place.object());
    boolean untouched = object.overlapping(place.offset(), bits.bytes()).isEmpty();
    if (untouched && object.isInput(place.offset())) {
      update(new BitFieldUnits(environment).met(object, place.offset(), bits.bytes()));
    }
    return read(place, Cell.of(new IntegerType(IntegerType.Kind.INT128, 8 * bits.bytes(), false)));
  }

  private SymbolicValue read(Place place, Cell cell) {
    Type type = cell.type();
    int size = size(type);
    HeapObject object = object(place.object());
    Optional<Stored> exact = object.exactly(place.offset(), size);
    if (size == 1 || exact.isEmpty()) {
      Padding.admit(execution, object, place.offset(), size);
    }
    if (exact.isPresent()) {
      return as(exact.get().value(), type);
    }
    return object.overlapping(place.offset(), size).isEmpty()
        ? untouched(object, place.offset(), type)
        : assembled(place, type);
  }

  /** The size of a type; a bit-field's unit has its own. */
  private int size(Type type) {
    return type instanceof IntegerType i && i.kind() == IntegerType.Kind.INT128
        ? i.bits() / 8
        : (int) environment.size(type);
  }

  private SymbolicValue as(SymbolicValue value, Type type) {
    if (value instanceof SymbolicValue.Number n) {
      if (!ScalarTerms.sort(type).equals(Padding.valueSort(n.term()))) {
        Padding.admit(execution, n.term(), 0, size(type));
      }
      return new SymbolicValue.Number(numbers.loaded(n.term(), type));
    }
    boolean holdsPointer = !(type instanceof FloatingType) && size(type) == ScalarTerms.POINTER / 8;
    if (holdsPointer || value instanceof SymbolicValue.Indeterminate) {
      return value;
    }
    Term bits = new AddressBits(execution).aligned(value);
    return new SymbolicValue.Number(numbers.loaded(bits, type));
  }

  private SymbolicValue untouched(HeapObject object, long offset, Type type) {
    if (object.isInput(offset)) {
      return met(object, offset, type);
    }
    return switch (object.content()) {
      case ZERO -> new SymbolicValue.Number(numbers.zero(type));
      case INDETERMINATE -> SymbolicValue.Indeterminate.VALUE;
      case INPUT -> met(object, offset, type);
    };
  }

  private SymbolicValue met(HeapObject object, long offset, Type type) {
    HeapObject named = object.asNamedAt(offset);
    String name = environment.names.of(named, offset, type);
    CellId cell = CellId.of(named, offset);
    SymbolicValue value = execution.pointers.meet(name, cell, type);
    int size = size(type);
    HeapObject now = execution.heap().object(object.id());
    update(
        now.met(
            new Initial(offset, Cell.of(type), value),
            new Stored(offset, size, kept(value, size))));
    return value;
  }

  private SymbolicValue assembled(Place place, Type type) {
    Optional<Term> bits = Optional.empty();
    for (int i = 0; i < size(type); i++) {
      SymbolicValue octet = octet(place.object(), place.offset() + i);
      if (!(octet instanceof SymbolicValue.Number n)) {
        return SymbolicValue.Indeterminate.VALUE;
      }
      bits = Optional.of(bits.map(low -> terms.concatenate(n.term(), low)).orElse(n.term()));
    }
    return new SymbolicValue.Number(numbers.loaded(bits.orElseThrow(), type));
  }

  SymbolicValue octet(ObjectId id, long offset) {
    HeapObject object = object(id);
    List<Stored> covering = object.overlapping(offset, 1);
    if (covering.isEmpty()) {
      return untouched(object, offset, ScalarTerms.OCTET);
    }
    Stored stored = covering.get(0);
    if (stored.value() instanceof SymbolicValue.Number) {
      return part(stored, (int) (offset - stored.offset()));
    }
    if (stored.value() instanceof SymbolicValue.Indeterminate) {
      return SymbolicValue.Indeterminate.VALUE;
    }
    Term bits = new AddressBits(execution).aligned(stored.value());
    return new SymbolicValue.Number(numbers.octet(bits, (int) (offset - stored.offset())));
  }

  /** Puts a value in place of whatever is there. */
  public void write(Place place, int size, SymbolicValue value) {
    if (object(place.object()).exactly(place.offset(), size).isEmpty()) {
      clear(place, size);
    }
    update(object(place.object()).with(new Stored(place.offset(), size, value)));
    UnplayedErrno.forget(execution, place.object());
    new LibraryState(execution).written(place);
  }

  /** Forgets what a range holds; cells that reach beyond it lose only the part inside. */
  void clear(Place place, long size) {
    HeapObject cleared = object(place.object());
    for (Stored old : cleared.overlapping(place.offset(), size)) {
      cleared = cleared.without(old);
      for (int i = 0; i < old.size(); i++) {
        long at = old.offset() + i;
        if (at < place.offset() || at >= place.offset() + size) {
          cleared = cleared.with(new Stored(at, 1, part(old, i)));
        }
      }
    }
    update(cleared);
  }

  /** One byte of a cell; a byte of a pointer is indeterminate. */
  SymbolicValue part(Stored stored, int index) {
    if (!(stored.value() instanceof SymbolicValue.Number n)) {
      return SymbolicValue.Indeterminate.VALUE;
    }
    Padding.admit(execution, n.term(), index, 1);
    return new SymbolicValue.Number(numbers.octet(n.term(), index));
  }
}
