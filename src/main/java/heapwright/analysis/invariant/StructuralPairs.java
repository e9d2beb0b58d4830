package heapwright.analysis.invariant;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Pairs of operations: the same operation on operands that have common names. */
final class StructuralPairs {
  private static final long SMALL = 1L << 29;

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
      return Optional.of(ordered(t.operation(), with.get(0), with.get(1)));
    }
    if (term instanceof Term.Wrapped t) {
      return Optional.of(new Term.Wrapped(with.get(0), t.type()));
    }
    if (term instanceof Term.Compared t) {
      return Optional.of(new Term.Compared(t.relation(), with.get(0), with.get(1)));
    }
    if (term instanceof Term.Looked t) {
      return Optional.of(new Term.Looked(t.table(), with.get(0)));
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

  /** Operands in the order in which evaluation would have put them. */
  private static Term ordered(Term.Operation operation, Value left, Value right) {
    boolean symmetric =
        operation == Term.Operation.ADD
            || operation == Term.Operation.MULTIPLY
            || operation == Term.Operation.AND
            || operation == Term.Operation.OR
            || operation == Term.Operation.XOR;
    boolean swapped =
        left.name() < right.name() || left.name() == right.name() && left.offset() < right.offset();
    return symmetric && swapped
        ? new Term.Arithmetic(operation, right, left)
        : new Term.Arithmetic(operation, left, right);
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
        pair(name, right);
      }
    }
  }

  private void pair(int name, State right) {
    Term term = terms.term(name);
    Optional<List<Pair>> operands = partners(term);
    if (operands.isEmpty()) {
      return;
    }
    List<Value> there = new ArrayList<>();
    List<Value> common = new ArrayList<>();
    for (int i = 0; i < operands.get().size(); i++) {
      Pair pair = operands.get().get(i);
      long offset = term.operands().get(i).offset();
      there.add(new Value(pair.right(), pair.shift() + offset));
      common.add(new Value(pairing.name(pair), offset));
    }
    Optional<Integer> same = rebuilt(term, there).flatMap(terms::known).filter(right::knows);
    if (same.isPresent()) {
      pairing.known(Value.named(name), Value.named(same.get()));
    } else {
      folded(term, there)
          .filter(value -> value.isConstant() || right.knows(value.name()))
          .ifPresent(
              value ->
                  rebuilt(term, common)
                      .ifPresent(made -> pairing.put(Value.named(name), value, terms.name(made))));
    }
  }

  /** For each operand its partners in the right state; of several the first. */
  private Optional<List<Pair>> partners(Term term) {
    List<Pair> partners = new ArrayList<>();
    for (Value operand : term.operands()) {
      List<Pair> pairs = pairing.withLeft(operand.name());
      if (pairs.isEmpty()) {
        return Optional.empty();
      }
      partners.add(pairs.get(0));
    }
    return Optional.of(partners);
  }

  /** What a sum or a product comes to where an operand is constant: an index of a first round. */
  private static Optional<Value> folded(Term term, List<Value> operands) {
    if (!(term instanceof Term.Arithmetic t)) {
      return Optional.empty();
    }
    Value left = operands.get(0);
    Value right = operands.get(1);
    boolean small = Math.abs(left.offset()) < SMALL && Math.abs(right.offset()) < SMALL;
    if (!small || !left.isConstant() && !right.isConstant()) {
      return Optional.empty();
    }
    if (t.operation() == Term.Operation.ADD) {
      return Optional.of(new Value(left.name() + right.name(), left.offset() + right.offset()));
    }
    return t.operation() == Term.Operation.MULTIPLY && left.isConstant() && right.isConstant()
        ? Optional.of(Value.of(left.offset() * right.offset()))
        : Optional.empty();
  }
}
