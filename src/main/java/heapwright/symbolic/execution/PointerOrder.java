package heapwright.symbolic.execution;

import heapwright.ir.code.Relation;
import heapwright.ir.type.Type;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.InputAccess;
import heapwright.symbolic.heap.InputPointer;
import heapwright.symbolic.heap.PointerId;
import heapwright.symbolic.heap.SymbolicHeap;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Address;
import heapwright.symbolic.heap.SymbolicValue.Unknown;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.scalar.TermArithmetic;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Order and distance of pointers, which C defines within one object only. A pointer of the input
 * that the path has not followed yet is therefore taken to point into the other one's object.
 */
final class PointerOrder {
  private final Execution execution;
  private final Terms terms;

  PointerOrder(Execution execution) {
    this.execution = execution;
    terms = execution.terms();
  }

  Term compare(
      TermArithmetic arithmetic, Relation relation, SymbolicValue left, SymbolicValue right) {
    decideNull(left);
    decideNull(right);
    // gcc compares addresses as unsigned numbers, and NULL is the least.
    if (PointerEquality.isNull(right)) {
      return toNull(relation, left);
    }
    if (PointerEquality.isNull(left)) {
      return toNull(relation.mirrored(), right);
    }
    Pair pair = acrossRegions(left, right).orElseGet(() -> within(left, right));
    return arithmetic.compareIntegers(relation, pair.left, pair.right, true);
  }

  /**
   * Objects of different regions, which lie where Linux puts them: variables with static storage
   * below the heap, and the stack above it.
   */
  private Optional<Pair> acrossRegions(SymbolicValue left, SymbolicValue right) {
    if (!(left instanceof Address a) || !(right instanceof Address b)) {
      return Optional.empty();
    }
    int from = region(a);
    int to = region(b);
    if (from == to) {
      return Optional.empty();
    }
    note(a, b);
    String cause = "orders pointers to objects of which the order is not C's to say";
    execution.reserve(cause);
    return Optional.of(new Pair(execution.pointers.offset(from), execution.pointers.offset(to)));
  }

  private int region(Address address) {
    return switch (execution.memory.object(address.object()).origin()) {
      case GLOBAL -> 0;
      case INPUT, ALLOCATED -> 1;
      case LOCAL -> 2;
    };
  }

  private Term toNull(Relation relation, SymbolicValue pointer) {
    SymbolicValue none = execution.pointers.nothing();
    return switch (relation) {
      case LESS -> terms.truth(false);
      case GREATER_EQUAL -> terms.truth(true);
      case LESS_EQUAL, EQUAL -> new PointerEquality(execution).of(pointer, none);
      case GREATER, NOT_EQUAL -> terms.not(new PointerEquality(execution).of(pointer, none));
    };
  }

  /** A pointer of the input that is ordered is NULL, or leads to an object. */
  private void decideNull(SymbolicValue pointer) {
    if (!(pointer instanceof Unknown unknown)
        || execution.heap().pointer(unknown.pointer()).nonNull()
        || ScalarTerms.constant(unknown.offset()).orElse(1) != 0) {
      return;
    }
    InputPointer input = execution.heap().pointer(unknown.pointer());
    SymbolicValue none = execution.pointers.nothing();
    throw Interruption.refine(
        List.of(
            Alternative.of(execution.state().with(input.pointing())),
            Alternative.of(execution.state().with(input.boundTo(none)))));
  }

  Term distance(SymbolicValue left, SymbolicValue right) {
    SymbolicValue a = execution.pointers.resolved(left);
    SymbolicValue b = execution.pointers.resolved(right);
    decideNull(a);
    decideNull(b);
    if (PointerEquality.isNull(a) != PointerEquality.isNull(b)) {
      // C17 6.5.6p9: both point into one array, or behind its end.
      throw Interruption.fault("subtracts NULL and a pointer");
    }
    Pair pair = within(a, b);
    return terms.subtract(pair.left, pair.right);
  }

  private record Pair(Term left, Term right) {}

  private Pair within(SymbolicValue left, SymbolicValue right) {
    if (left instanceof Address a && right instanceof Address b && a.object().equals(b.object())) {
      return new Pair(a.offset(), b.offset());
    }
    if (left instanceof Unknown a
        && right instanceof Unknown b
        && a.pointer().equals(b.pointer())) {
      return new Pair(a.offset(), b.offset());
    }
    if (left instanceof SymbolicValue.Number || right instanceof SymbolicValue.Number) {
      AddressBits bits = new AddressBits(execution);
      return new Pair(bits.aligned(left), bits.aligned(right));
    }
    if (right instanceof Unknown free && isPlace(left)) {
      throw Interruption.refine(alternatives(free, left));
    }
    if (left instanceof Unknown free && isPlace(right)) {
      throw Interruption.refine(alternatives(free, right));
    }
    if (left instanceof Address a && right instanceof Address b) {
      note(a, b);
    }
    throw Interruption.unsupported("orders pointers to different objects");
  }

  /** That the objects might be one is left to a later attempt. */
  private void note(Address a, Address b) {
    OptionalLong from = execution.state().value(a.offset());
    OptionalLong to = execution.state().value(b.offset());
    boolean known = from.isPresent() && to.isPresent();
    if (known && isInput(a) && isInput(b)) {
      InputAccess ordered =
          new InputAccess.Ordered(a.object(), from.getAsLong(), b.object(), to.getAsLong());
      execution.become(execution.heap().with(ordered));
    }
  }

  private boolean isInput(Address address) {
    return execution.memory.object(address.object()).isInput();
  }

  private static boolean isPlace(SymbolicValue value) {
    return value instanceof Address || value instanceof Unknown;
  }

  /**
   * A pointer may lead into an object of the input; into another one only if the object exists
   * before the call, and then at most one past its end.
   */
  private List<Alternative> alternatives(Unknown free, SymbolicValue base) {
    if (!(base instanceof Address address)) {
      return List.of(placed(free, base));
    }
    HeapObject object = execution.memory.object(address.object());
    if (object.isGrowing()) {
      return List.of(placed(free, base));
    }
    List<Alternative> alternatives = new ArrayList<>();
    if (object.origin() == HeapObject.Origin.GLOBAL) {
      alternatives.add(inside(placed(free, base), free, object));
    }
    PathState before = execution.state();
    Type target = execution.heap().pointer(free.pointer()).target();
    execution.pointers.materialised(free, Locations.complete(target));
    alternatives.add(Alternative.of(execution.state()));
    execution.become(before);
    return alternatives;
  }

  /** C17 6.5.6p8: a pointer leads to an element or behind the last one. */
  private Alternative inside(Alternative placed, Unknown free, HeapObject object) {
    SymbolicValue.Address bound =
        (SymbolicValue.Address) placed.state().heap().pointer(free.pointer()).bound().orElseThrow();
    Term within =
        terms.both(
            terms.atMostSigned(execution.pointers.offset(0), bound.offset()),
            terms.atMostSigned(bound.offset(), execution.pointers.offset(object.upper())));
    Term fact = placed.fact().map(f -> terms.both(f.term(), within)).orElse(within);
    return Alternative.of(
        placed.state(), new Fact(fact, "a pointer leaves '" + object.name() + "'"));
  }

  /** The free pointer leads into the object of the base; known differences are kept. */
  private Alternative placed(Unknown free, SymbolicValue base) {
    execution.environment().requireCaller("orders pointers of the caller's");
    InputPointer pointer = execution.heap().pointer(free.pointer());
    long size = execution.size(pointer.target());
    Term steps =
        execution
            .environment()
            .symbol(
                pointer.path() + " - base",
                "distance",
                Sort.bits(ScalarTerms.POINTER),
                BitsReading.SIGNED);
    Term distance = terms.multiply(steps, execution.pointers.offset(size));
    SymbolicHeap heap = execution.heap();
    SymbolicValue place;
    if (base instanceof Address a) {
      place = new Address(a.object(), distance);
    } else {
      PointerId id = ((Unknown) base).pointer();
      place = new Unknown(id, distance);
      heap = heap.with(heap.pointer(id).pointing());
    }
    Term apart = apart(pointer, place);
    PathState bound = execution.state().with(heap.with(pointer.boundTo(place).pointing()));
    return apart.isTrue()
        ? Alternative.of(bound)
        : Alternative.of(bound, new Fact(apart, "pointers are equal that differ"));
  }

  private Term apart(InputPointer pointer, SymbolicValue place) {
    Term apart = terms.truth(true);
    for (SymbolicValue unequal : pointer.unequal().toList()) {
      SymbolicValue other = execution.pointers.resolved(unequal);
      if (place instanceof Address a
          && other instanceof Address b
          && a.object().equals(b.object())) {
        apart = terms.both(apart, terms.not(terms.equal(a.offset(), b.offset())));
      } else if (place instanceof Unknown a
          && other instanceof Unknown b
          && a.pointer().equals(b.pointer())) {
        apart = terms.both(apart, terms.not(terms.equal(a.offset(), b.offset())));
      }
    }
    return apart;
  }
}
