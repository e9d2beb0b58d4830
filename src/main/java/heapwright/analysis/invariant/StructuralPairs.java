package heapwright.analysis.invariant;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Pairs of operations: the same operation on operands that have common names. */
final class StructuralPairs {
  private final Pairing pairing;
  private final Terms terms;

  StructuralPairs(Pairing pairing, Terms terms) {
    this.pairing = pairing;
    this.terms = terms;
  }

  /** The operation that a pair of operations comes to. */
  Optional<Integer> common(Pair pair) {
    if (pair.left() == Value.ZERO || pair.right() == Value.ZERO) {
      return Optional.empty();
    }
    Term a = terms.term(pair.left());
    Term b = terms.term(pair.right());
    if (a.operands().isEmpty()
        || a.operands().size() != b.operands().size()
        || !rebuilt(a, b.operands()).equals(Optional.of(b))) {
      return Optional.empty();
    }
    List<Value> operands = new ArrayList<>();
    for (int i = 0; i < a.operands().size(); i++) {
      Optional<Value> operand = pairing.known(a.operands().get(i), b.operands().get(i));
      if (operand.isEmpty()) {
        return Optional.empty();
      }
      operands.add(operand.get());
    }
    // Without a shift only: x + 1 here and x there have a common part, but no common operation.
    return pair.shift() == 0 ? rebuilt(a, operands).map(terms::name) : Optional.empty();
  }

  /** The same operation on other operands. */
  static Optional<Term> rebuilt(Term term, List<Value> with) {
    if (term instanceof Term.Arithmetic t) {
      return Optional.of(new Term.Arithmetic(t.operation(), with.get(0), with.get(1)));
    }
    if (term instanceof Term.Wrapped t) {
      return Optional.of(new Term.Wrapped(with.get(0), t.type()));
    }
    if (term instanceof Term.Compared t) {
      return Optional.of(new Term.Compared(t.relation(), with.get(0), with.get(1)));
    }
    if (term instanceof Term.FloatCompared t) {
      return Optional.of(new Term.FloatCompared(t.relation(), with.get(0), with.get(1)));
    }
    if (term instanceof Term.Floating t) {
      return Optional.of(new Term.Floating(t.operation(), t.type(), with));
    }
    return term instanceof Term.Chosen
        ? Optional.of(new Term.Chosen(with.get(0), with.get(1), with.get(2)))
        : Optional.empty();
  }

  /** Pairs every operation of the left state whose counterpart the right state knows. */
  void pairAll(State left, State right) {
    List<Integer> names = new ArrayList<>();
    for (int name : left.zone.names()) {
      names.add(name);
    }
    names.addAll(left.floatNames());
    names.sort(null);
    for (int name : names) {
      if (name != Value.ZERO && !terms.term(name).operands().isEmpty()) {
        counterpart(terms.term(name))
            .filter(right::knows)
            .ifPresent(other -> pairing.known(Value.named(name), Value.named(other)));
      }
    }
  }

  /** The right state's operation on the partners of the operands; of several the first. */
  private Optional<Integer> counterpart(Term term) {
    List<Value> partners = new ArrayList<>();
    for (Value operand : term.operands()) {
      List<Pair> pairs = pairing.withLeft(operand.name());
      if (pairs.isEmpty()) {
        return Optional.empty();
      }
      Pair pair = pairs.get(0);
      partners.add(new Value(pair.right(), pair.shift() + operand.offset()));
    }
    return rebuilt(term, partners).flatMap(terms::known);
  }
}
