package heapwright.solve.reduction;

import heapwright.range.BitsRange;
import heapwright.symbolic.term.Symbol;
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
import java.util.stream.IntStream;

/** Lets all facts narrow a box, again and again while that changes something, up to a limit. */
final class Propagation {
  /** Two facts can chase each other through a whole range in steps of one. */
  private static final int TURNS_PER_FACT = 24;

  private final Map<Term, Narrowing> narrowings = new HashMap<>();
  private final List<Narrowing> facts;
  private final Map<Symbol, Set<Integer>> bySymbol = new HashMap<>();

  Propagation(List<Term> facts) {
    this.facts = facts.stream().map(this::narrowing).toList();
    for (int i = 0; i < facts.size(); i++) {
      for (Symbol symbol : this.facts.get(i).symbols()) {
        bySymbol.computeIfAbsent(symbol, key -> new HashSet<>()).add(i);
      }
    }
  }

  private Narrowing narrowing(Term term) {
    return narrowings.computeIfAbsent(term, Narrowing::new);
  }

  /** What it costs to compute all facts once. */
  int cost() {
    return facts.stream().mapToInt(Narrowing::cost).sum();
  }

  /** What a term may be. */
  BitsRange span(InputBox box, Term term) {
    return narrowing(term).span(box);
  }

  /** The box after all facts; nothing if they leave none. */
  Optional<InputBox> of(InputBox box, ReductionBudget budget) {
    return from(box, IntStream.range(0, facts.size()).boxed().toList(), budget);
  }

  /** The box after something was required of a term, and of all facts then. */
  Optional<InputBox> of(InputBox box, Term term, BitsRange required, ReductionBudget budget) {
    Narrowing narrowing = narrowing(term);
    budget.spend(narrowing.cost());
    return narrowing
        .narrow(box, required)
        .flatMap(next -> from(next, touched(box, next, narrowing), budget));
  }

  private Optional<InputBox> from(InputBox box, List<Integer> start, ReductionBudget budget) {
    Deque<Integer> waiting = new ArrayDeque<>(start);
    Set<Integer> queued = new HashSet<>(start);
    InputBox now = box;
    for (int turns = TURNS_PER_FACT * facts.size(); turns > 0 && !waiting.isEmpty(); turns--) {
      int fact = waiting.poll();
      queued.remove(fact);
      budget.spend(facts.get(fact).cost());
      Optional<InputBox> next = facts.get(fact).narrow(now, BitsRange.truth(true));
      if (next.isEmpty()) {
        return next;
      }
      for (int other : touched(now, next.get(), facts.get(fact))) {
        if (queued.add(other)) {
          waiting.add(other);
        }
      }
      now = next.get();
    }
    return Optional.of(now);
  }

  /** The facts about inputs of a term whose spans have changed. */
  private List<Integer> touched(InputBox before, InputBox after, Narrowing narrowing) {
    List<Integer> touched = new ArrayList<>();
    if (before != after) {
      for (Symbol symbol : narrowing.symbols()) {
        if (before.of(symbol) != after.of(symbol)) {
          touched.addAll(bySymbol.getOrDefault(symbol, Set.of()));
        }
      }
    }
    return touched;
  }
}
