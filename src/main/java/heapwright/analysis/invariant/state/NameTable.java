package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.TypeSeparation;
import heapwright.analysis.invariant.state.NameDefinition.Arithmetic;
import heapwright.analysis.invariant.state.NameDefinition.Operation;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The names of one analysis: equal terms have one name. */
public final class NameTable {
  private final List<NameDefinition> terms = new ArrayList<>();
  private final Map<NameDefinition, Integer> names = new HashMap<>();

  /** For each name, the names without operands that it is made of. */
  private final List<Set<Integer>> leaves = new ArrayList<>();

  private final List<Integer> depths = new ArrayList<>();

  /** What pointers are used as pointers to; nothing for those that are used as several. */
  private final Map<Integer, Optional<RecordType>> targets = new HashMap<>();

  private final TypeSeparation typing;
  private final Set<SymbolId> openArrays;

  /** Takes the arrays of which only other files know where they begin and end. */
  public NameTable(TypeSeparation typing, Set<SymbolId> openArrays) {
    this.typing = typing;
    this.openArrays = openArrays;
    // The name 0 is the number 0.
    add(new NameDefinition.Huge(0), Set.of());
  }

  private int add(NameDefinition term, Set<Integer> made) {
    terms.add(term);
    leaves.add(made);
    int deepest = term.operands().stream().mapToInt(o -> depths.get(o.name())).max().orElse(-1);
    depths.add(deepest + 1);
    return terms.size() - 1;
  }

  public int name(NameDefinition term) {
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

  public TypeSeparation typing() {
    return typing;
  }

  boolean isOpenArray(BaseAddress place) {
    return place instanceof BaseAddress.Static s && openArrays.contains(s.symbol());
  }

  /** The unknowns, addresses and constants that a name is made of. */
  public Set<Integer> leaves(int name) {
    return leaves.get(name);
  }

  /** How many operations stand inside one another. */
  int depth(int name) {
    return depths.get(name);
  }

  /** Whether a name is made of another. */
  public boolean mentions(int name, int leaf) {
    return leaves.get(name).contains(leaf);
  }

  public Optional<Integer> known(NameDefinition term) {
    return Optional.ofNullable(names.get(term));
  }

  public AbstractValue fresh(Type type, Set<BaseAddress> mayMeet) {
    return AbstractValue.named(name(new NameDefinition.Unknown(terms.size(), type, mayMeet)));
  }

  public NameDefinition term(int name) {
    return terms.get(name);
  }

  public boolean isUnknown(int name) {
    return name != AbstractValue.ZERO && terms.get(name) instanceof NameDefinition.Unknown;
  }

  public boolean isFloating(int name) {
    NameDefinition term = terms.get(name);
    if (term instanceof Operation t) {
      return t.operator() instanceof NameDefinition.Floating
          || t.operator() instanceof NameDefinition.Choosing
              && !t.right().isConstant()
              && isFloating(t.right().name());
    }
    return term instanceof NameDefinition.FloatConstant
        || term instanceof NameDefinition.Unknown u && u.type() instanceof FloatingType;
  }

  boolean isPointer(int name) {
    NameDefinition term = terms.get(name);
    return term instanceof NameDefinition.Address
        || term instanceof NameDefinition.Unknown u && u.type() instanceof PointerType
        || term instanceof Operation t
            && t.operator() == Arithmetic.ADD
            && (isPointer(t.left().name()) || isPointer(t.right().name()));
  }

  /** An address is used as that of a record. */
  void pointsTo(int name, RecordType record) {
    if (isUnknown(root(name))) {
      targets.merge(
          root(name), Optional.of(record), (a, b) -> a.filter(r -> r.equals(b.orElseThrow())));
    }
  }

  /** From now on a name stands for other numbers as well, so that its use tells nothing. */
  public void blur(int name) {
    targets.put(name, Optional.empty());
  }

  /** The record that an address lies in, if all use of the pointer says so. */
  Optional<RecordType> target(int name) {
    return targets.getOrDefault(root(name), Optional.empty());
  }

  /** The pointer that an address was reckoned from. */
  public int root(int name) {
    if (terms.get(name).isOf(Arithmetic.ADD)) {
      for (AbstractValue operand : terms.get(name).operands()) {
        if (isPointer(operand.name())) {
          return root(operand.name());
        }
      }
    }
    return name;
  }
}
