package heapwright.solve.reduction;

import heapwright.symbolic.term.Constant;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Narrows a box by what is required of one term: spans are computed up to it, met with the
 * requirement, and pushed back down to the inputs.
 */
final class Narrowing {
  private final Map<Term, List<Term>> orders = new HashMap<>();

  /** The box without values that contradict; nothing if none is left. */
  Optional<Box> narrow(Box box, Term term, Span required) {
    List<Term> order = orders.computeIfAbsent(term, Narrowing::operandsFirst);
    Map<Term, Span> spans = upward(box, order);
    return meet(spans, term, required) && downward(spans, order)
        ? Optional.of(narrowed(box, spans, order))
        : Optional.empty();
  }

  /** What a term may be. */
  Span span(Box box, Term term) {
    return upward(box, orders.computeIfAbsent(term, Narrowing::operandsFirst)).get(term);
  }

  private static List<Term> operandsFirst(Term root) {
    Map<Term, Boolean> finished = new HashMap<>();
    List<Term> order = new ArrayList<>();
    Deque<Term> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      Term next = open.peek();
      if (finished.containsKey(next)) {
        open.pop();
        if (!finished.put(next, true)) {
          order.add(next);
        }
        continue;
      }
      finished.put(next, false);
      if (next instanceof Operation o) {
        o.operands().stream().filter(t -> !finished.containsKey(t)).forEach(open::push);
      }
    }
    return order;
  }

  private static Map<Term, Span> upward(Box box, List<Term> order) {
    Map<Term, Span> spans = new HashMap<>();
    for (Term term : order) {
      spans.put(
          term,
          term.match(
              new Term.Cases<>() {
                @Override
                public Span constant(Constant constant) {
                  return Span.only(FloatKeys.turned(constant.sort(), constant.value()));
                }

                @Override
                public Span symbol(Symbol symbol) {
                  return box.of(symbol);
                }

                @Override
                public Span operation(Operation operation) {
                  return Forward.of(operation, operands(operation, spans));
                }
              }));
    }
    return spans;
  }

  private static List<Span> operands(Operation operation, Map<Term, Span> spans) {
    return operation.operands().stream().map(spans::get).toList();
  }

  private static boolean meet(Map<Term, Span> spans, Term term, Span with) {
    Span met = spans.get(term).meet(with);
    spans.put(term, met);
    return !met.isEmpty();
  }

  private static boolean downward(Map<Term, Span> spans, List<Term> order) {
    for (int i = order.size() - 1; i >= 0; i--) {
      if (order.get(i) instanceof Operation o) {
        List<Span> narrowed = Backward.of(o, spans.get(o), operands(o, spans));
        for (int j = 0; j < narrowed.size(); j++) {
          if (!meet(spans, o.operand(j), narrowed.get(j))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private static Box narrowed(Box box, Map<Term, Span> spans, List<Term> order) {
    Box result = box;
    for (Term term : order) {
      if (term instanceof Symbol s && !spans.get(s).equals(box.of(s))) {
        result = result.with(s, spans.get(s));
      }
    }
    return result;
  }
}
