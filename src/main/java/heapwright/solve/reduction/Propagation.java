package heapwright.solve.reduction;

import heapwright.symbolic.term.Term;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Lets all facts narrow a box, again and again while that changes something, up to a limit. */
final class Propagation {
  /** Two facts can chase each other through a whole range in steps of one. */
  private static final int TURNS_PER_FACT = 24;

  private final Narrowing narrowing;
  private final List<Term> facts;
  private final Map<Integer, List<Term>> bySymbol = new HashMap<>();

  Propagation(Narrowing narrowing, List<Term> facts) {
    this.narrowing = narrowing;
    this.facts = facts;
    for (Term fact : facts) {
      fact.symbols().forEach(i -> bySymbol.computeIfAbsent(i, key -> new ArrayList<>()).add(fact));
    }
  }

  /** The box after all facts; nothing if they leave none. */
  Optional<Box> of(Box box) {
    return from(box, facts);
  }

  /** The box after something was required of a term, and of all facts then. */
  Optional<Box> of(Box box, Term term, Span required) {
    return narrowing
        .narrow(box, term, required)
        .flatMap(next -> from(next, touched(box, next, term)));
  }

  private Optional<Box> from(Box box, List<Term> start) {
    Deque<Term> waiting = new ArrayDeque<>(start);
    Set<Term> queued = new HashSet<>(start);
    Box now = box;
    for (int turns = TURNS_PER_FACT * facts.size(); turns > 0 && !waiting.isEmpty(); turns--) {
      Term fact = waiting.poll();
      queued.remove(fact);
      Optional<Box> next = narrowing.narrow(now, fact, Span.truth(true));
      if (next.isEmpty()) {
        return next;
      }
      for (Term other : touched(now, next.get(), fact)) {
        if (queued.add(other)) {
          waiting.add(other);
        }
      }
      now = next.get();
    }
    return Optional.of(now);
  }

  /** The facts about inputs of a term whose spans have changed. */
  private List<Term> touched(Box before, Box after, Term term) {
    List<Term> touched = new ArrayList<>();
    if (before != after) {
      term.symbols().forEach(i -> touched.addAll(bySymbol.getOrDefault(i, List.of())));
    }
    return touched;
  }
}
