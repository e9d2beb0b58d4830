package heapwright.analysis.invariant.join;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.NameDefinition;
import heapwright.analysis.invariant.state.NameTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Pairs of operations: the same operation on operands that have common names. */
final class StructuralPairs {
  private static final long SMALL = 1L << 29;

  private final NamePairing pairing;
  private final NameTable terms;

  StructuralPairs(NamePairing pairing, NameTable terms) {
    this.pairing = pairing;
    this.terms = terms;
  }

  /** The operation that a pair of operations comes to. */
  Optional<Integer> common(NamePair pair) {
    if (pair.left() == AbstractValue.ZERO || pair.right() == AbstractValue.ZERO) {
      return Optional.empty();
    }
    NameDefinition a = terms.term(pair.left());
    NameDefinition b = terms.term(pair.right());
    if (a.operands().isEmpty()
        || a.operands().size() != b.operands().size()
        || !rebuilt(a, b.operands()).equals(Optional.of(b))) {
      return Optional.empty();
    }
    List<AbstractValue> operands = new ArrayList<>();
    for (int i = 0; i < a.operands().size(); i++) {
      Optional<AbstractValue> operand = pairing.known(a.operands().get(i), b.operands().get(i));
      if (operand.isEmpty()) {
        return Optional.empty();
      }
      operands.add(operand.get());
    }
    // Without a shift only: x + 1 here and x there have a common part, but no common operation.
    return pair.shift() == 0 ? rebuilt(a, operands).map(terms::name) : Optional.empty();
  }

  /** The same operation on other operands. */
  static Optional<NameDefinition> rebuilt(NameDefinition term, List<AbstractValue> with) {
    if (term instanceof NameDefinition.Arithmetic t) {
      return Optional.of(ordered(t.operation(), with.get(0), with.get(1)));
    }
    if (term instanceof NameDefinition.Wrapped t) {
      return Optional.of(new NameDefinition.Wrapped(with.get(0), t.type()));
    }
    if (term instanceof NameDefinition.Compared t) {
      return Optional.of(new NameDefinition.Compared(t.relation(), with.get(0), with.get(1)));
    }
    if (term instanceof NameDefinition.Looked t) {
      return Optional.of(new NameDefinition.Looked(t.table(), with.get(0)));
    }
    if (term instanceof NameDefinition.FloatCompared t) {
      return Optional.of(new NameDefinition.FloatCompared(t.relation(), with.get(0), with.get(1)));
    }
    if (term instanceof NameDefinition.Floating t) {
      return Optional.of(new NameDefinition.Floating(t.operation(), t.type(), with));
    }
    return term instanceof NameDefinition.Chosen
        ? Optional.of(new NameDefinition.Chosen(with.get(0), with.get(1), with.get(2)))
        : Optional.empty();
  }

  /** Operands in the order in which evaluation would have put them. */
  private static NameDefinition ordered(
      NameDefinition.Operation operation, AbstractValue left, AbstractValue right) {
    boolean symmetric =
        operation == NameDefinition.Operation.ADD
            || operation == NameDefinition.Operation.MULTIPLY
            || operation == NameDefinition.Operation.AND
            || operation == NameDefinition.Operation.OR
            || operation == NameDefinition.Operation.XOR;
    boolean swapped =
        left.name() < right.name() || left.name() == right.name() && left.offset() < right.offset();
    return symmetric && swapped
        ? new NameDefinition.Arithmetic(operation, right, left)
        : new NameDefinition.Arithmetic(operation, left, right);
  }

  /** Pairs every operation of the left state whose counterpart the right state knows. */
  void pairAll(AbstractState left, AbstractState right) {
    List<Integer> names = new ArrayList<>();
    for (int name : left.zone.names()) {
      names.add(name);
    }
    names.addAll(left.floatNames());
    names.sort(null);
    for (int name : names) {
      if (name != AbstractValue.ZERO && !terms.term(name).operands().isEmpty()) {
        pair(name, right);
      }
    }
  }

  private void pair(int name, AbstractState right) {
    NameDefinition term = terms.term(name);
    Optional<List<NamePair>> operands = partners(term);
    if (operands.isEmpty()) {
      return;
    }
    List<AbstractValue> there = new ArrayList<>();
    List<AbstractValue> common = new ArrayList<>();
    for (int i = 0; i < operands.get().size(); i++) {
      NamePair pair = operands.get().get(i);
      long offset = term.operands().get(i).offset();
      there.add(new AbstractValue(pair.right(), pair.shift() + offset));
      common.add(new AbstractValue(pairing.name(pair), offset));
    }
    Optional<Integer> same = rebuilt(term, there).flatMap(terms::known).filter(right::knows);
    if (same.isPresent()) {
      pairing.known(AbstractValue.named(name), AbstractValue.named(same.get()));
    } else {
      folded(term, there)
          .filter(value -> value.isConstant() || right.knows(value.name()))
          .ifPresent(
              value ->
                  rebuilt(term, common)
                      .ifPresent(
                          made -> pairing.put(AbstractValue.named(name), value, terms.name(made))));
    }
  }

  /** For each operand its partners in the right state; of several the first. */
  private Optional<List<NamePair>> partners(NameDefinition term) {
    List<NamePair> partners = new ArrayList<>();
    for (AbstractValue operand : term.operands()) {
      List<NamePair> pairs = pairing.withLeft(operand.name());
      if (pairs.isEmpty()) {
        return Optional.empty();
      }
      partners.add(pairs.get(0));
    }
    return Optional.of(partners);
  }

  /** What a sum or a product comes to where an operand is constant: an index of a first round. */
  private static Optional<AbstractValue> folded(NameDefinition term, List<AbstractValue> operands) {
    if (!(term instanceof NameDefinition.Arithmetic t)) {
      return Optional.empty();
    }
    AbstractValue left = operands.get(0);
    AbstractValue right = operands.get(1);
    boolean small = Math.abs(left.offset()) < SMALL && Math.abs(right.offset()) < SMALL;
    if (!small || !left.isConstant() && !right.isConstant()) {
      return Optional.empty();
    }
    if (t.operation() == NameDefinition.Operation.ADD) {
      return Optional.of(
          new AbstractValue(left.name() + right.name(), left.offset() + right.offset()));
    }
    return t.operation() == NameDefinition.Operation.MULTIPLY
            && left.isConstant()
            && right.isConstant()
        ? Optional.of(AbstractValue.of(left.offset() * right.offset()))
        : Optional.empty();
  }
}
