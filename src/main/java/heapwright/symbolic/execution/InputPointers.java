package heapwright.symbolic.execution;

import heapwright.ir.code.SymbolId;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.InputPointer;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.PointerId;
import heapwright.symbolic.heap.SymbolicHeap;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Address;
import heapwright.symbolic.heap.SymbolicValue.Unknown;
import heapwright.symbolic.path.AliasHypotheses;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.scalar.LongNames;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.Optional;

/** The pointers of the input: their origins, and what the path finds out about them. */
public final class InputPointers {
  private final Execution execution;
  private final Terms terms;

  InputPointers(Execution execution) {
    this.execution = execution;
    terms = execution.terms();
  }

  private SymbolicHeap heap() {
    return execution.heap();
  }

  public Term offset(long bytes) {
    return terms.bits(ScalarTerms.POINTER, bytes);
  }

  /** NULL. */
  public SymbolicValue nothing() {
    return new SymbolicValue.Number(offset(0));
  }

  public SymbolicValue shifted(SymbolicValue value, Term by) {
    if (value instanceof Address a) {
      return new Address(a.object(), terms.add(a.offset(), by));
    }
    if (value instanceof Unknown u) {
      return new Unknown(u.pointer(), terms.add(u.offset(), by));
    }
    if (value instanceof SymbolicValue.Number n) {
      return new SymbolicValue.Number(terms.add(n.term(), by));
    }
    boolean unmoved = ScalarTerms.constant(by).orElse(1) == 0;
    if (unmoved || value instanceof SymbolicValue.Indeterminate) {
      return value;
    }
    throw Interruption.unsupported("arithmetic on the address of a function");
  }

  /** The value with what the path has found out about it. */
  public SymbolicValue resolved(SymbolicValue value) {
    SymbolicValue at = value;
    while (at instanceof Unknown u && heap().pointer(u.pointer()).bound().isPresent()) {
      at = shifted(heap().pointer(u.pointer()).bound().get(), u.offset());
    }
    if (at instanceof SymbolicValue.Number n && n.term().width() == ScalarTerms.POINTER) {
      Optional<Address> address = new AddressBits(execution).address(n.term());
      return address.isPresent() ? address.get() : at;
    }
    return at;
  }

  /**
   * A scalar of the input that the path meets for the first time.
   *
   * @param cell distinguishes it from others that the source spells alike
   */
  public SymbolicValue meet(String name, Object cell, Type type) {
    return type instanceof PointerType pointer
        ? meetPointer(name, cell, pointer.target())
        : new SymbolicValue.Number(
            execution
                .environment()
                .symbol(name, cell, ScalarTerms.sort(type), ScalarTerms.reading(type)));
  }

  private SymbolicValue meetPointer(String path, Object cell, Type target) {
    PointerId id = heap().nextPointer();
    String name = LongNames.shortened(execution.environment().pointer(path, cell));
    InputPointer pointer = InputPointer.free(id, name, target);
    execution.become(heap().with(pointer));
    AliasHypotheses aliases = execution.environment().knownAliases();
    aliases.met(pointer);
    aliases.of(name).flatMap(this::shared).ifPresent(address -> bind(id, address));
    return new Unknown(id, offset(0));
  }

  /** Where the hypothesis says that a pointer points. */
  private Optional<SymbolicValue> shared(AliasHypothesis alias) {
    if (alias.target().startsWith("&")) {
      SymbolId symbol = new SymbolId(alias.target().substring(1));
      ObjectId global = execution.globals().id(symbol);
      return Optional.of(new Address(global, offset(alias.distance())));
    }
    return execution
        .environment()
        .knownAliases()
        .target(alias.target(), heap())
        .map(p -> resolved(new Unknown(p.id(), offset(0))))
        .map(v -> v instanceof Unknown u ? materialised(u, alias.element()) : v)
        .map(v -> shifted(v, offset(alias.distance())));
  }

  /** A pointer of the input is not NULL. */
  public void requirePointing(Unknown unknown) {
    execution.become(heap().with(heap().pointer(unknown.pointer()).pointing()));
  }

  /** The path makes another address of a pointer. */
  void noteAddressed(SymbolicValue base) {
    if (base instanceof Unknown unknown) {
      InputPointer pointer = heap().pointer(unknown.pointer());
      if (pointer.bound().isEmpty() && !pointer.addressed()) {
        execution.become(heap().with(pointer.asAddressed()));
      }
    }
  }

  void bind(PointerId id, SymbolicValue value) {
    execution.become(heap().with(heap().pointer(id).boundTo(value).pointing()));
  }

  /** Gives a pointer of the input an object of its own: SGEN's new name. */
  Address materialised(Unknown unknown, Type element) {
    InputPointer pointer = heap().pointer(unknown.pointer());
    if (pointer.target() instanceof FunctionType) {
      throw Interruption.fault("uses a pointer to a function as one to data");
    }
    ObjectId id = heap().nextObject();
    HeapObject object = HeapObject.input(id, pointer.path(), element);
    execution.become(heap().with(object));
    bind(pointer.id(), new Address(id, offset(0)));
    return new Address(id, unknown.offset());
  }
}
