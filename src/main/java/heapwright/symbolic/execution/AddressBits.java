package heapwright.symbolic.execution;

import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Type;
import heapwright.symbolic.heap.AddressNumbers;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.InputAccess;
import heapwright.symbolic.heap.InputPointer;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.SymbolicHeap;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Address;
import heapwright.symbolic.heap.SymbolicValue.Unknown;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.scalar.LongNames;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Conversions between pointers and numbers. The path forks by the lowest bits of an address of the
 * input, which a test can choose; the others are those of {@link AddressNumbers}. Since there are
 * other addresses, nothing is proved on such a path.
 */
final class AddressBits {
  private static final String CAUSE = "the bits of an address were taken to be typical ones";

  /** Tags that programs hide in pointers, and distances from an aligned address. */
  private static final int TAGS = 8;

  /** Below the first page, or beyond what a program can address: no object lies there. */
  private static final long FIRST_PAGE = 4096;

  private static final long LAST_ADDRESS = 0x7fff_ffff_ffffL;

  private final Execution execution;
  private final Terms terms;

  AddressBits(Execution execution) {
    this.execution = execution;
    terms = execution.terms();
  }

  /** The bits of a pointer; a test may choose the lowest. */
  Term of(SymbolicValue pointer) {
    return bits(pointer, TAGS);
  }

  /** The bits of a pointer that is read byte by byte: those of an aligned address. */
  Term aligned(SymbolicValue pointer) {
    return bits(pointer, 0);
  }

  private Term bits(SymbolicValue pointer, int tags) {
    SymbolicValue value = execution.pointers.resolved(pointer);
    if (value instanceof SymbolicValue.Number n) {
      return n.term();
    }
    execution.environment().requireCaller("computes with the bits of a pointer");
    if (value instanceof Unknown unknown) {
      throw Interruption.refine(pointed(unknown, tags));
    }
    if (value instanceof Address address) {
      return number(address, tags);
    }
    throw Interruption.unsupported(
        value instanceof SymbolicValue.Code
            ? "computes with the bits of a function's address"
            : "uses a value that was never set");
  }

  private Term number(Address address, int tags) {
    HeapObject object = execution.memory.object(address.object());
    SymbolicHeap heap = execution.heap();
    if (object.origin() == Origin.INPUT && heap.phase(object.id()).isEmpty()) {
      throw Interruption.refine(phases(object, tags));
    }
    OptionalLong fixed = execution.globals().fixedAddress(object.id());
    if (fixed.isPresent()) {
      return terms.add(execution.pointers.offset(fixed.getAsLong()), address.offset());
    }
    execution.become(heap.with(new InputAccess.Reservation(CAUSE)));
    long base = AddressNumbers.base(object.id()) + heap.phase(object.id()).orElse(0);
    return terms.add(execution.pointers.offset(base), address.offset());
  }

  /** A pointer that was not followed yet is NULL, or leads into an aligned object. */
  private List<Alternative> pointed(Unknown unknown, int tags) {
    InputPointer pointer = execution.heap().pointer(unknown.pointer());
    if (pointer.target() instanceof FunctionType) {
      throw Interruption.unsupported("computes with the bits of a function's address");
    }
    List<Alternative> alternatives = new ArrayList<>();
    PathState before = execution.state();
    for (int tag = 0; tag <= tags; tag++) {
      execution.become(before);
      Address start =
          execution.pointers.materialised(unknown, Locations.complete(pointer.target()));
      SymbolicHeap heap = execution.heap().withPhase(start.object(), 0);
      SymbolicValue place = new Address(start.object(), execution.pointers.offset(tag));
      InputPointer bound = heap.pointer(pointer.id()).boundTo(place);
      alternatives.add(Alternative.of(before.with(heap.with(bound))));
    }
    execution.become(before);
    if (!pointer.nonNull() && ScalarTerms.constant(unknown.offset()).orElse(1) == 0) {
      PathState none = leadingNowhere(pointer, terms.bits(ScalarTerms.POINTER, 0));
      alternatives.add(1, Alternative.of(none));
      Symbol number =
          execution
              .environment()
              .symbol(
                  "(" + pointer.path() + ")",
                  pointer.id(),
                  Sort.bits(ScalarTerms.POINTER),
                  BitsReading.UNSIGNED);
      alternatives.add(Alternative.of(leadingNowhere(pointer, number), isNowhere(number)));
    }
    return alternatives;
  }

  private PathState leadingNowhere(InputPointer pointer, Term number) {
    SymbolicValue none = new SymbolicValue.Number(number);
    return execution.state().with(pointer.boundTo(none));
  }

  /** A tag without an address, a number in the place of a pointer, an error's code. */
  private Fact isNowhere(Term number) {
    Term low = terms.lessUnsigned(number, terms.bits(ScalarTerms.POINTER, FIRST_PAGE));
    Term high = terms.lessUnsigned(terms.bits(ScalarTerms.POINTER, LAST_ADDRESS), number);
    return new Fact(terms.either(low, high), "a pointer is no address");
  }

  /** An object whose first pointer leads this many bytes behind an aligned address. */
  private List<Alternative> phases(HeapObject object, int tags) {
    long least = execution.environment().model().alignment(Locations.complete(object.element()));
    List<Alternative> alternatives = new ArrayList<>();
    for (int phase = 0; phase <= tags; phase += (int) least) {
      SymbolicHeap heap = execution.heap().withPhase(object.id(), phase);
      alternatives.add(Alternative.of(execution.state().with(heap)));
    }
    return alternatives;
  }

  // Numbers as pointers.

  /** The place that a number is known to be the address of. */
  Optional<Address> address(Term number) {
    OptionalLong known = execution.state().value(number);
    if (known.isPresent()) {
      return pointee(known.getAsLong()).map(s -> at(s, 0));
    }
    Sum sum = sum(number);
    OptionalLong base = execution.state().value(sum.base());
    return base.isEmpty()
        ? Optional.empty()
        : pointee(base.getAsLong()).map(s -> at(s, sum.constant()));
  }

  private Optional<AddressNumbers.Pointee> pointee(long number) {
    return execution
        .globals()
        .fixed(number)
        .or(() -> AddressNumbers.pointee(execution.heap(), number));
  }

  private Address at(AddressNumbers.Pointee pointee, long more) {
    return new Address(pointee.object(), execution.pointers.offset(pointee.offset() + more));
  }

  /**
   * A number of the input that is followed is the address of an object without other pointers to
   * it.
   */
  List<Alternative> followed(Term number, Type element) {
    execution.environment().requireCaller("follows a number of the caller's");
    Term base = sum(number).base();
    ObjectId id = execution.heap().nextObject();
    String name =
        LongNames.shortened(execution.environment().pointer("(" + base + ")", new Origins(base)));
    HeapObject object = HeapObject.input(id, name, Locations.complete(element));
    SymbolicHeap heap =
        execution.heap().with(object).withPhase(id, 0).with(new InputAccess.Reservation(CAUSE));
    long address = AddressNumbers.base(id);
    PathState state = execution.state().with(heap).knowing(base, address);
    Term fact = terms.equal(base, execution.pointers.offset(address));
    Fact other = new Fact(terms.not(fact), "a number is the address of an object of the input");
    return List.of(
        Alternative.of(state, new Fact(fact, "a number is another address")),
        Alternative.stuck(
            execution.state(), other, "a number is followed that may be any address"));
  }

  /** The owner of a name: the object to which a number leads. */
  private record Origins(Term number) {}

  private record Sum(Term base, long constant) {}

  private static Sum sum(Term term) {
    if (term instanceof Operation operation && operation.operator() == Operator.ADD) {
      OptionalLong left = ScalarTerms.constant(operation.operand(0));
      OptionalLong right = ScalarTerms.constant(operation.operand(1));
      if (right.isPresent()) {
        return new Sum(operation.operand(0), right.getAsLong());
      }
      if (left.isPresent()) {
        return new Sum(operation.operand(1), left.getAsLong());
      }
    }
    return new Sum(term, 0);
  }
}
