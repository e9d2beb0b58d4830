package heapwright.analysis.invariant.join;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.join.NamePairing.NamePair;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.NameDefinition;
import heapwright.analysis.invariant.state.NameDefinition.Arithmetic;
import heapwright.analysis.invariant.state.NameDefinition.Operation;
import heapwright.analysis.invariant.state.NameDefinition.Operator;
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
    if (!(terms.term(pair.left()) instanceof Operation a)
        || !(terms.term(pair.right()) instanceof Operation b)
        || !a.operator().equals(b.operator())
        || !rebuilt(a.operator(), b.operands()).equals(b)) {
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
    return pair.shift() == 0
        ? Optional.of(terms.name(rebuilt(a.operator(), operands)))
        : Optional.empty();
  }

  /** The same operation on other operands, in the order in which evaluation would put them. */
  private static Operation rebuilt(Operator operator, List<AbstractValue> with) {
    boolean swapped =
        operator instanceof Arithmetic arithmetic
            && arithmetic.isSymmetric()
            && with.get(0).isBefore(with.get(1));
    return new Operation(operator, swapped ? List.of(with.get(1), with.get(0)) : with);
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
      if (terms.term(name) instanceof Operation term) {
        pair(name, term, right);
      }
    }
  }

  private void pair(int name, Operation term, AbstractState right) {
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
    Optional<Integer> same = terms.known(rebuilt(term.operator(), there)).filter(right::knows);
    if (same.isPresent()) {
      pairing.known(AbstractValue.named(name), AbstractValue.named(same.get()));
    } else {
      folded(term, there)
          .filter(value -> value.isConstant() || right.knows(value.name()))
          .ifPresent(
              value ->
                  pairing.put(
                      AbstractValue.named(name),
                      value,
                      terms.name(rebuilt(term.operator(), common))));
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
  private static Optional<AbstractValue> folded(Operation term, List<AbstractValue> operands) {
    if (!(term.operator() instanceof Arithmetic operator)) {
      return Optional.empty();
    }
    AbstractValue left = operands.get(0);
    AbstractValue right = operands.get(1);
    boolean small = Math.abs(left.offset()) < SMALL && Math.abs(right.offset()) < SMALL;
    if (!small || !left.isConstant() && !right.isConstant()) {
      return Optional.empty();
    }
    if (operator == Arithmetic.ADD) {
      return Optional.of(
          new AbstractValue(left.name() + right.name(), left.offset() + right.offset()));
    }
    return operator == Arithmetic.MULTIPLY && left.isConstant() && right.isConstant()
        ? Optional.of(AbstractValue.of(left.offset() * right.offset()))
        : Optional.empty();
  }
}
