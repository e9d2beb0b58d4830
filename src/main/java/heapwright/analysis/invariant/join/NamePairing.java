package heapwright.analysis.invariant.join;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.WideTypes;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.ExpressionTransfer;
import heapwright.analysis.invariant.state.NameDefinition;
import heapwright.analysis.invariant.state.NameTable;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Names for what two states hold in common. What has one name on both sides keeps it; what was an
 * unknown of the left state keeps the left name if nothing else claims it, so that the state at a
 * loop's head keeps its names from round to round; everything else gets a new one.
 */
final class NamePairing {
  /** A name of two states: one state's {@code left}, the other state's {@code right + shift}. */
  record NamePair(int left, int right, long shift) {
    static NamePair of(AbstractValue left, AbstractValue right) {
      return new NamePair(left.name(), right.name(), right.offset() - left.offset());
    }

    boolean isIdentity() {
      return left == right && shift == 0;
    }
  }

  private final NameTable terms;
  private final AbstractState left;
  private final AbstractState right;
  private final Map<NamePair, Integer> names = new LinkedHashMap<>();
  private final Map<Integer, List<NamePair>> byLeft = new HashMap<>();

  /** Unknowns that keep their meaning on both sides. */
  private final Set<Integer> shared = new HashSet<>();

  private final Set<Integer> claimed = new HashSet<>();

  NamePairing(AbstractState left, AbstractState right) {
    this.terms = left.terms;
    this.left = left;
    this.right = right;
    put(new NamePair(AbstractValue.ZERO, AbstractValue.ZERO, 0), AbstractValue.ZERO);
  }

  Map<NamePair, Integer> names() {
    return names;
  }

  /** Both sides hold this very value. */
  void share(AbstractValue value) {
    shared.addAll(terms.leaves(value.name()));
  }

  boolean isShared(int name) {
    return terms.leaves(name).stream()
        .allMatch(leaf -> !terms.isUnknown(leaf) || shared.contains(leaf));
  }

  private int put(NamePair pair, int name) {
    names.put(pair, name);
    byLeft.computeIfAbsent(pair.left(), l -> new ArrayList<>()).add(pair);
    return name;
  }

  /** Two values have this common name, unless they have another. */
  void put(AbstractValue a, AbstractValue b, int name) {
    if (!names.containsKey(NamePair.of(a, b))) {
      put(NamePair.of(a, b), name);
    }
  }

  /** The pairs with this name on the left. */
  List<NamePair> withLeft(int name) {
    if (name != AbstractValue.ZERO && isShared(name) && right.knows(name) && left.knows(name)) {
      NamePair identity = new NamePair(name, name, 0);
      if (!names.containsKey(identity)) {
        put(identity, name);
      }
    }
    return List.copyOf(byLeft.getOrDefault(name, List.of()));
  }

  int name(NamePair pair) {
    return names.get(pair);
  }

  /** The common value of two that are of a type; made up if there is none yet. */
  AbstractValue common(AbstractValue a, AbstractValue b, Type type) {
    NamePair pair = NamePair.of(a, b);
    Optional<AbstractValue> known = known(a, b);
    if (known.isPresent()) {
      return known.get();
    }
    return new AbstractValue(put(pair, invent(a, b, type)), a.offset());
  }

  /** The common value of two if it has a name or is an operation on such. */
  Optional<AbstractValue> known(AbstractValue a, AbstractValue b) {
    NamePair pair = NamePair.of(a, b);
    if (pair.isIdentity() && isShared(a.name())) {
      withLeft(a.name());
      return Optional.of(a);
    }
    if (!names.containsKey(pair)) {
      new StructuralPairs(this, terms).common(pair).ifPresent(name -> put(pair, name));
    }
    return Optional.ofNullable(names.get(pair)).map(name -> new AbstractValue(name, a.offset()));
  }

  private int invent(AbstractValue a, AbstractValue b, Type type) {
    Set<BaseAddress> reach = new HashSet<>(left.reach(a));
    reach.addAll(right.reach(b));
    if (!a.isConstant() && keeps(a, type, reach)) {
      claimed.add(a.name());
      terms.blur(a.name());
      return a.name();
    }
    boolean plain = a.offset() == 0 || !type.isInteger();
    return terms.fresh(plain ? type : WideTypes.NUMBER, reach).name();
  }

  /** Whether the left unknown can stand for the common value. */
  private boolean keeps(AbstractValue a, Type type, Set<BaseAddress> reach) {
    return !shared.contains(a.name())
        && !claimed.contains(a.name())
        && terms.term(a.name()) instanceof NameDefinition.Unknown unknown
        && unknown.mayMeet().containsAll(reach)
        && (unknown.type().equals(WideTypes.NUMBER) && type.isInteger()
            || a.offset() == 0 && alike(unknown.type(), type)
            || unknown.type() instanceof PointerType && type instanceof PointerType);
  }

  private static boolean alike(Type a, Type b) {
    if (a.isInteger() && b.isInteger()) {
      IntegerType x = ExpressionTransfer.integer(a);
      IntegerType y = ExpressionTransfer.integer(b);
      return x.bits() == y.bits() && x.signed() == y.signed();
    }
    return a instanceof FloatingType && a == b;
  }
}
