package heapwright.solve.smtlib;

import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Operator;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What facts are made of. */
final class Subterms {
  private final Map<Term, Integer> uses = new HashMap<>();
  private final Set<Symbol> inputs = new TreeSet<>(Comparator.comparingInt(Symbol::index));
  private final Set<Symbol> encoded = new HashSet<>();

  Subterms(Collection<Term> facts) {
    Deque<Term> open = new ArrayDeque<>(facts);
    while (!open.isEmpty()) {
      Term next = open.pop();
      if (uses.merge(next, 1, Integer::sum) == 1) {
        if (next instanceof Symbol input) {
          inputs.add(input);
        } else if (next instanceof Operation operation) {
          visit(operation, open);
        }
      }
    }
  }

  private void visit(Operation operation, Deque<Term> open) {
    if (operation.operator() == Operator.BITS_OF_FLOAT
        && operation.operand(0) instanceof Symbol input) {
      encoded.add(input);
    }
    operation.operands().forEach(open::push);
    if (repeatsOperand(operation)) {
      open.push(operation.operand(0));
    }
  }

  /** Whether the text of an operation has its operand more than once. */
  private static boolean repeatsOperand(Operation operation) {
    return operation.operator() == Operator.SIGNED_OF_FLOAT
        || operation.operator() == Operator.FLOAT_OF_BITS
            && operation.format() == FloatFormat.LONG_DOUBLE;
  }

  /** The inputs, in the order in which they were made. */
  List<Symbol> inputs() {
    return List.copyOf(inputs);
  }

  /** Whether the encoding of a floating-point input is asked for, not only its value. */
  boolean isEncoded(Symbol input) {
    return encoded.contains(input);
  }

  boolean isShared(Term term) {
    return uses.getOrDefault(term, 0) > 1;
  }
}
