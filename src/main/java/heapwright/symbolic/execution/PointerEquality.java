package heapwright.symbolic.execution;

import heapwright.ir.type.FunctionType;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Life;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.InputAccess;
import heapwright.symbolic.heap.InputPointer;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Address;
import heapwright.symbolic.heap.SymbolicValue.Code;
import heapwright.symbolic.heap.SymbolicValue.Unknown;
import heapwright.symbolic.path.Globals;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Whether two pointers are equal. Where the input leaves it open the path forks: the pointers'
 * collections merge, or the difference is kept. Objects that were materialised apart stay apart;
 * that they might be one is left to a later attempt, for which the comparison is noted.
 */
public final class PointerEquality {
  private static final String NEIGHBOURS =
      "compares the end of an object with another one, which may lie there";

  private final Execution execution;
  private final InputPointers pointers;
  private final Terms terms;
  private final PointerDecisions decisions;

  public PointerEquality(Execution execution) {
    this.execution = execution;
    pointers = execution.pointers;
    terms = execution.terms();
    decisions = new PointerDecisions(execution);
  }

  public Term of(SymbolicValue left, SymbolicValue right) {
    SymbolicValue a = pointers.resolved(left);
    SymbolicValue b = pointers.resolved(right);
    if (a instanceof Unknown u) {
      return ofUnknown(u, b);
    }
    if (b instanceof Unknown u) {
      return ofUnknown(u, a);
    }
    if (a instanceof Address x && b instanceof Address y) {
      return ofAddresses(x, y);
    }
    if (a instanceof SymbolicValue.Number x && b instanceof SymbolicValue.Number y) {
      return terms.equal(x.term(), y.term());
    }
    return ofKinds(a, b);
  }

  private Term ofKinds(SymbolicValue a, SymbolicValue b) {
    if (a instanceof Code x && b instanceof Code y) {
      return terms.truth(x.function().equals(y.function()));
    }
    if (isSymbolic(a) || isSymbolic(b)) {
      AddressBits bits = new AddressBits(execution);
      return terms.equal(bits.aligned(a), bits.aligned(b));
    }
    return terms.truth(false);
  }

  private static boolean isSymbolic(SymbolicValue value) {
    return value instanceof SymbolicValue.Number n && !n.term().isConstant()
        || value instanceof SymbolicValue.Indeterminate
        || value instanceof SymbolicValue.Arguments;
  }

  private Term ofAddresses(Address a, Address b) {
    if (a.object().equals(b.object())) {
      return terms.equal(a.offset(), b.offset());
    }
    HeapObject left = execution.memory.object(a.object());
    HeapObject right = execution.memory.object(b.object());
    if (mayReplace(left, right) || mayReplace(right, left)) {
      throw Interruption.unsupported("compares the address of memory that is gone");
    }
    if (left.existedBefore() && right.existedBefore()) {
      note(a, b);
    }
    if (mayEndAt(left, a) && mayStartAt(right, b) || mayEndAt(right, b) && mayStartAt(left, a)) {
      execution.reserve(NEIGHBOURS);
    }
    return terms.truth(false);
  }

  /** Whether an address may be the one behind an object: C17 6.5.9p6 lets another one lie there. */
  private boolean mayEndAt(HeapObject object, Address address) {
    OptionalLong offset = execution.state().value(address.offset());
    return offset.isEmpty() || offset.getAsLong() >= end(object) || isOpenArray(object);
  }

  /** An object of the input has at least one element, wherever the path has looked. */
  private long end(HeapObject object) {
    return object.isGrowing() && Locations.isComplete(object.element())
        ? Math.max(object.upper(), execution.size(object.element()))
        : object.upper();
  }

  private boolean mayStartAt(HeapObject object, Address address) {
    OptionalLong offset = execution.state().value(address.offset());
    return offset.isEmpty() || offset.getAsLong() <= object.lower();
  }

  /** Whether only another file, or the linker, knows how far an object reaches. */
  private boolean isOpenArray(HeapObject object) {
    Globals globals = execution.globals();
    return globals.contains(object.id()) && globals.global(object.id()).isOpenArray();
  }

  /** Whether the younger object may lie where one lay whose lifetime ended. */
  private static boolean mayReplace(HeapObject younger, HeapObject gone) {
    boolean isStack = younger.origin() == Origin.LOCAL && gone.origin() == Origin.LOCAL;
    boolean isHeap = younger.origin() == Origin.ALLOCATED && gone.origin() != Origin.LOCAL;
    return gone.life() != Life.ALIVE
        && gone.id().index() < younger.id().index()
        && (isStack || isHeap);
  }

  private void note(Address a, Address b) {
    OptionalLong from = execution.state().value(a.offset());
    OptionalLong to = execution.state().value(b.offset());
    boolean known = from.isPresent() && to.isPresent();
    execution.become(
        execution
            .heap()
            .with(
                new InputAccess.Compared(
                    a.object(),
                    known ? from.getAsLong() : 0,
                    b.object(),
                    known ? to.getAsLong() : 0)));
    if (!known) {
      execution.reserve("compares addresses in two objects, at offsets that depend on the input");
    }
  }

  private Term ofUnknown(Unknown a, SymbolicValue b) {
    Optional<Term> settled = settled(a, b);
    if (b instanceof Address address && !canBe(b) && mayAdjoin(a, address)) {
      execution.reserve(NEIGHBOURS);
    }
    if (settled.isPresent()) {
      return settled.get();
    }
    InputPointer pointer = pointer(a);
    SymbolicValue target = target(a, b);
    throw Interruption.refine(
        pointer.target() instanceof FunctionType
            ? ofFunctions(a, pointer, target)
            : alternatives(pointer, target));
  }

  /** Whether an object of the input may lie next to one that the path made. */
  private boolean mayAdjoin(Unknown a, Address b) {
    HeapObject object = execution.memory.object(b.object());
    boolean isBehind = ScalarTerms.constant(a.offset()).orElse(1) != 0;
    return mayEndAt(object, b) || isBehind && mayStartAt(object, b);
  }

  private InputPointer pointer(Unknown unknown) {
    return execution.heap().pointer(unknown.pointer());
  }

  private SymbolicValue target(Unknown a, SymbolicValue b) {
    return pointers.shifted(b, terms.negate(a.offset()));
  }

  /** The answer, unless the input leaves it open. */
  private Optional<Term> settled(Unknown a, SymbolicValue b) {
    if (b instanceof Unknown other && other.pointer().equals(a.pointer())) {
      return Optional.of(terms.equal(a.offset(), other.offset()));
    }
    if (b instanceof SymbolicValue.Indeterminate) {
      throw Interruption.unsupported("a pointer is compared with an indeterminate value");
    }
    SymbolicValue target = target(a, b);
    InputPointer pointer = pointer(a);
    boolean never =
        isNull(target) && pointer.nonNull()
            || isNull(b) && isInside(a)
            || knownUnequal(pointer, target)
            || !canBe(target);
    return never ? Optional.of(terms.truth(false)) : Optional.empty();
  }

  /** C17 6.5.6p8: what lies behind the start of an object does not lie at NULL. */
  private static boolean isInside(Unknown unknown) {
    return ScalarTerms.constant(unknown.offset()).orElse(0) > 0;
  }

  /** Whether the input leaves open if two pointers are equal. */
  public boolean isOpen(SymbolicValue left, SymbolicValue right) {
    SymbolicValue a = pointers.resolved(left);
    SymbolicValue b = pointers.resolved(right);
    if (a instanceof Unknown u) {
      return settled(u, b).isEmpty();
    }
    return b instanceof Unknown v && settled(v, a).isEmpty();
  }

  /** Assumes that two pointers, of which the input leaves it open, are equal or different. */
  public void decide(SymbolicValue left, SymbolicValue right, boolean equal) {
    SymbolicValue a = pointers.resolved(left);
    SymbolicValue b = pointers.resolved(right);
    Unknown open = (Unknown) (a instanceof Unknown ? a : b);
    SymbolicValue target = target(open, a instanceof Unknown ? b : a);
    InputPointer pointer = pointer(open);
    if (pointer.target() instanceof FunctionType) {
      throw Interruption.unsupported("a function that the input has to choose");
    }
    execution.become(equal ? decisions.merged(pointer, target) : decisions.apart(pointer, target));
  }

  /**
   * Functions are finitely many: the path forks by which it is, unless the comparison is with NULL.
   */
  private List<Alternative> ofFunctions(Unknown a, InputPointer pointer, SymbolicValue target) {
    boolean isSentinel = target instanceof SymbolicValue.Number && !isNull(target);
    if (isSentinel) {
      // Such as SIG_ERR: no function has this address.
      return alternatives(pointer, target);
    }
    Candidates candidates = new Candidates(execution);
    SymbolicValue none = execution.pointers.nothing();
    List<Alternative> alternatives = new ArrayList<>();
    if (!pointer.nonNull()) {
      alternatives.add(Alternative.of(decisions.merged(pointer, none)));
    }
    FunctionType type = (FunctionType) pointer.target();
    if (!isNull(target)) {
      execution.environment().requireCaller("compares functions of the caller's");
      alternatives.addAll(candidates.functions(a, type));
    } else if (candidates.of(type).isEmpty()) {
      alternatives.add(candidates.none(type));
    } else {
      alternatives.add(Alternative.of(decisions.apart(pointer, none)));
    }
    return alternatives;
  }

  /** Whether a pointer that was there before the call can have this value. */
  private boolean canBe(SymbolicValue target) {
    return !(target instanceof Address address)
        || execution.memory.object(address.object()).existedBefore();
  }

  private boolean knownUnequal(InputPointer pointer, SymbolicValue target) {
    return pointer.unequal().toList().stream().anyMatch(v -> pointers.resolved(v).equals(target));
  }

  public static boolean isNull(SymbolicValue value) {
    return value instanceof SymbolicValue.Number n && ScalarTerms.constant(n.term()).orElse(1) == 0;
  }

  private List<Alternative> alternatives(InputPointer pointer, SymbolicValue target) {
    Alternative one = Alternative.of(decisions.merged(pointer, target));
    Alternative two = Alternative.of(decisions.apart(pointer, target));
    boolean isNameable =
        !(target instanceof Address a) || execution.globals().isNameable(a.object());
    return isNameable ? List.of(one, two) : List.of(two, one);
  }
}
