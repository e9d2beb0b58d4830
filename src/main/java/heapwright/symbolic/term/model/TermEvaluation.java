package heapwright.symbolic.term.model;

import heapwright.symbolic.term.Constant;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.OperatorValue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The values of terms under a model. Remembers what it computed, so that along a path each new fact
 * costs only the part of it that is new. Needs no stack for deep terms.
 */
public final class TermEvaluation {
  private final Model model;
  private final Map<Operation, BitVector> known = new HashMap<>();

  public TermEvaluation(Model model) {
    this.model = model;
  }

  public Model model() {
    return model;
  }

  /** Whether a condition holds. */
  public boolean holds(Term truth) {
    return value(truth).isTrue();
  }

  /** Whether conditions hold, the newest of which come last and are the likeliest to fail. */
  public boolean satisfies(List<Term> truths) {
    for (int i = truths.size() - 1; i >= 0; i--) {
      if (!holds(truths.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** The bits of a term's value. */
  public BitVector value(Term term) {
    if (!(term instanceof Operation)) {
      return leaf(term);
    }
    Deque<Operation> open = new ArrayDeque<>();
    open.push((Operation) term);
    while (!open.isEmpty()) {
      Operation operation = open.peek();
      if (known.containsKey(operation) || !opens(operation, open)) {
        open.pop();
        known.computeIfAbsent(operation, this::compute);
      }
    }
    return known.get((Operation) term);
  }

  /** Puts the operands whose values are still to be found on the stack. */
  private boolean opens(Operation operation, Deque<Operation> open) {
    int before = open.size();
    for (int i = 0; i < operation.arity(); i++) {
      if (operation.operand(i) instanceof Operation o && !known.containsKey(o)) {
        open.push(o);
      }
    }
    return open.size() > before;
  }

  private BitVector compute(Operation operation) {
    List<BitVector> values = new ArrayList<>(operation.arity());
    for (int i = 0; i < operation.arity(); i++) {
      Term operand = operation.operand(i);
      values.add(operand instanceof Operation o ? known.get(o) : leaf(operand));
    }
    return OperatorValue.of(
        operation.operator(),
        operation.sort(),
        operation.low(),
        operation.operand(0).sort(),
        values);
  }

  private BitVector leaf(Term term) {
    return term instanceof Constant c ? c.value() : model.value((Symbol) term);
  }
}
