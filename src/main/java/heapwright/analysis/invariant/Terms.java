package heapwright.analysis.invariant;

import heapwright.ir.FloatingType;
import heapwright.ir.PointerType;
import heapwright.ir.RecordType;
import heapwright.ir.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The names of one analysis: equal terms have one name. */
final class Terms {
  private final List<Term> terms = new ArrayList<>();
  private final Map<Term, Integer> names = new HashMap<>();

  /** For each name, the names without operands that it is made of. */
  private final List<Set<Integer>> leaves = new ArrayList<>();

  private final List<Integer> depths = new ArrayList<>();

  /** What pointers are used as pointers to; nothing for those that are used as several. */
  private final Map<Integer, Optional<RecordType>> targets = new HashMap<>();

  private final Typing typing;

  Terms(Typing typing) {
    this.typing = typing;
    // The name 0 is the number 0.
    add(new Term.Huge(0), Set.of());
  }

  private int add(Term term, Set<Integer> made) {
    terms.add(term);
    leaves.add(made);
    int deepest = term.operands().stream().mapToInt(o -> depths.get(o.name())).max().orElse(-1);
    depths.add(deepest + 1);
    return terms.size() - 1;
  }

  int name(Term term) {
    return names.computeIfAbsent(
        term,
        t -> {
          if (t.operands().isEmpty()) {
            return add(t, Set.of(terms.size()));
          }
          Set<Integer> made = new HashSet<>();
          t.operands().forEach(operand -> made.addAll(leaves.get(operand.name())));
          return add(t, made);
        });
  }

  Typing typing() {
    return typing;
  }

  /** The unknowns, addresses and constants that a name is made of. */
  Set<Integer> leaves(int name) {
    return leaves.get(name);
  }

  /** How many operations stand inside one another. */
  int depth(int name) {
    return depths.get(name);
  }

  /** Whether a name is made of another. */
  boolean mentions(int name, int leaf) {
    return leaves.get(name).contains(leaf);
  }

  Optional<Integer> known(Term term) {
    return Optional.ofNullable(names.get(term));
  }

  Value fresh(Type type, Set<Place> mayMeet) {
    return Value.named(name(new Term.Unknown(terms.size(), type, mayMeet)));
  }

  Term term(int name) {
    return terms.get(name);
  }

  boolean isUnknown(int name) {
    return name != Value.ZERO && terms.get(name) instanceof Term.Unknown;
  }

  boolean isFloating(int name) {
    Term term = terms.get(name);
    return term instanceof Term.FloatConstant
        || term instanceof Term.Floating
        || term instanceof Term.Unknown u && u.type() instanceof FloatingType
        || term instanceof Term.Chosen c && !c.then().isConstant() && isFloating(c.then().name());
  }

  boolean isPointer(int name) {
    Term term = terms.get(name);
    return term instanceof Term.Address
        || term instanceof Term.Unknown u && u.type() instanceof PointerType
        || term instanceof Term.Arithmetic a
            && a.operation() == Term.Operation.ADD
            && (isPointer(a.left().name()) || isPointer(a.right().name()));
  }

  /** An address is used as that of a record. */
  void pointsTo(int name, RecordType record) {
    if (isUnknown(root(name))) {
      targets.merge(
          root(name), Optional.of(record), (a, b) -> a.filter(r -> r.equals(b.orElseThrow())));
    }
  }

  /** From now on a name stands for other numbers as well, so that its use tells nothing. */
  void blur(int name) {
    targets.put(name, Optional.empty());
  }

  /** The record that an address lies in, if all use of the pointer says so. */
  Optional<RecordType> target(int name) {
    return targets.getOrDefault(root(name), Optional.empty());
  }

  /** The pointer that an address was reckoned from. */
  int root(int name) {
    if (terms.get(name) instanceof Term.Arithmetic a && a.operation() == Term.Operation.ADD) {
      if (isPointer(a.left().name())) {
        return root(a.left().name());
      }
      if (isPointer(a.right().name())) {
        return root(a.right().name());
      }
    }
    return name;
  }
}
