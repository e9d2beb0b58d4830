package heapwright.symbolic.term;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes something of each term from what it makes of the operands. It remembers that, so that along
 * a path each new fact costs only the part of it that is new, and needs no stack for deep terms.
 */
public abstract class TermFold<R> {
  private final Map<Term, R> known = new HashMap<>();

  protected abstract R constant(Constant constant);

  protected abstract R symbol(Symbol symbol);

  protected abstract R operation(Operation operation, List<R> operands);

  protected final R fold(Term term) {
    if (isKnown(term)) {
      return known(term);
    }
    Deque<Term> open = new ArrayDeque<>();
    open.push(term);
    while (!open.isEmpty()) {
      Term next = open.peek();
      if (isKnown(next) || !opens(next, open)) {
        open.pop();
        if (!isKnown(next)) {
          known.put(next, made(next));
        }
      }
    }
    return known(term);
  }

  /** Whether nothing is to be made of a term any more. */
  protected boolean isKnown(Term term) {
    return known.containsKey(term);
  }

  /** What was made of a term. */
  protected R known(Term term) {
    return known.get(term);
  }

  /** Puts the operands that are still to be folded on the stack. */
  private boolean opens(Term term, Deque<Term> open) {
    int before = open.size();
    if (term instanceof Operation operation) {
      for (int i = 0; i < operation.arity(); i++) {
        if (!isKnown(operation.operand(i))) {
          open.push(operation.operand(i));
        }
      }
    }
    return open.size() > before;
  }

  private R made(Term term) {
    return term instanceof Operation operation
        ? operation(operation, operands(operation))
        : leaf(term);
  }

  protected final R leaf(Term term) {
    return term instanceof Constant constant ? constant(constant) : symbol((Symbol) term);
  }

  private List<R> operands(Operation operation) {
    List<R> operands = new ArrayList<>(operation.arity());
    for (int i = 0; i < operation.arity(); i++) {
      operands.add(known(operation.operand(i)));
    }
    return operands;
  }
}
