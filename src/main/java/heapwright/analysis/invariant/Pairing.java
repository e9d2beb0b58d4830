package heapwright.analysis.invariant;

import heapwright.ir.FloatingType;
import heapwright.ir.IntegerType;
import heapwright.ir.PointerType;
import heapwright.ir.Type;
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
final class Pairing {
  private final Terms terms;
  private final State left;
  private final State right;
  private final Map<Pair, Integer> names = new LinkedHashMap<>();
  private final Map<Integer, List<Pair>> byLeft = new HashMap<>();

  /** Unknowns that keep their meaning on both sides. */
  private final Set<Integer> shared = new HashSet<>();

  private final Set<Integer> claimed = new HashSet<>();

  Pairing(State left, State right) {
    this.terms = left.terms;
    this.left = left;
    this.right = right;
    put(new Pair(Value.ZERO, Value.ZERO, 0), Value.ZERO);
  }

  Map<Pair, Integer> names() {
    return names;
  }

  /** Both sides hold this very value. */
  void share(Value value) {
    shared.addAll(terms.leaves(value.name()));
  }

  boolean isShared(int name) {
    return terms.leaves(name).stream()
        .allMatch(leaf -> !terms.isUnknown(leaf) || shared.contains(leaf));
  }

  private int put(Pair pair, int name) {
    names.put(pair, name);
    byLeft.computeIfAbsent(pair.left(), l -> new ArrayList<>()).add(pair);
    return name;
  }

  /** Two values have this common name, unless they have another. */
  void put(Value a, Value b, int name) {
    if (!names.containsKey(Pair.of(a, b))) {
      put(Pair.of(a, b), name);
    }
  }

  /** The pairs with this name on the left. */
  List<Pair> withLeft(int name) {
    if (name != Value.ZERO && isShared(name) && right.knows(name) && left.knows(name)) {
      Pair identity = new Pair(name, name, 0);
      if (!names.containsKey(identity)) {
        put(identity, name);
      }
    }
    return List.copyOf(byLeft.getOrDefault(name, List.of()));
  }

  int name(Pair pair) {
    return names.get(pair);
  }

  /** The common value of two that are of a type; made up if there is none yet. */
  Value common(Value a, Value b, Type type) {
    Pair pair = Pair.of(a, b);
    Optional<Value> known = known(a, b);
    if (known.isPresent()) {
      return known.get();
    }
    return new Value(put(pair, invent(a, b, type)), a.offset());
  }

  /** The common value of two if it has a name or is an operation on such. */
  Optional<Value> known(Value a, Value b) {
    Pair pair = Pair.of(a, b);
    if (pair.isIdentity() && isShared(a.name())) {
      withLeft(a.name());
      return Optional.of(a);
    }
    if (!names.containsKey(pair)) {
      new StructuralPairs(this, terms).common(pair).ifPresent(name -> put(pair, name));
    }
    return Optional.ofNullable(names.get(pair)).map(name -> new Value(name, a.offset()));
  }

  private int invent(Value a, Value b, Type type) {
    Set<Place> reach = new HashSet<>(new Escape(left).reach(a));
    reach.addAll(new Escape(right).reach(b));
    if (!a.isConstant() && keeps(a, type, reach)) {
      claimed.add(a.name());
      terms.blur(a.name());
      return a.name();
    }
    boolean plain = a.offset() == 0 || !type.isInteger();
    return terms.fresh(plain ? type : Wide.NUMBER, reach).name();
  }

  /** Whether the left unknown can stand for the common value. */
  private boolean keeps(Value a, Type type, Set<Place> reach) {
    return !shared.contains(a.name())
        && !claimed.contains(a.name())
        && terms.term(a.name()) instanceof Term.Unknown unknown
        && unknown.mayMeet().containsAll(reach)
        && (unknown.type().equals(Wide.NUMBER) && type.isInteger()
            || a.offset() == 0 && alike(unknown.type(), type)
            || unknown.type() instanceof PointerType && type instanceof PointerType);
  }

  private static boolean alike(Type a, Type b) {
    if (a.isInteger() && b.isInteger()) {
      IntegerType x = Evaluation.integer(a);
      IntegerType y = Evaluation.integer(b);
      return x.bits() == y.bits() && x.signed() == y.signed();
    }
    return a instanceof FloatingType && a == b;
  }
}
