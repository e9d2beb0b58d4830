package heapwright.solve.reduction;

import heapwright.solve.Solvers;
import heapwright.solve.question.Answer;
import heapwright.solve.question.BackEnd;
import heapwright.solve.question.Contradictory;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Dynamic domain reduction: propagates and compares differences, then splits along the path, then
 * bisects.
 */
public final class Reduction implements BackEnd {
  /** A tenth of a second or so. */
  private static final long MOST_TERMS = 60_000;

  Reduction() {}

  public static Solvers solvers() {
    return Solvers.over(Reduction::new);
  }

  @Override
  public Answer answer(List<Term> facts) {
    ReductionBudget budget = ReductionBudget.of(MOST_TERMS);
    Propagation propagation = new Propagation(facts);
    Optional<InputBox> reduced = propagation.of(InputBox.ALL, budget);
    if (reduced.isEmpty() || Differences.contradict(facts, propagation, reduced.get())) {
      return new Answer.Unsatisfiable(facts);
    }
    List<Symbol> symbols = symbols(facts);
    CornerTests corners = new CornerTests(facts, symbols);
    // A guess may take a part of the budget; the rest is for the search that leaves nothing out.
    ReductionBudget guessing = budget.share(3);
    Optional<InputBox> split = new Splitting(propagation, facts, guessing).of(reduced.get());
    if (split.isPresent()) {
      new Bisection(propagation, symbols, guessing).search(split.get(), corners::succeed);
    }
    Bisection.End end =
        corners.found().isPresent()
            ? Bisection.End.FOUND
            : new Bisection(propagation, symbols, budget).search(reduced.get(), corners::succeed);
    return switch (end) {
      case FOUND -> new Answer.Satisfiable(corners.found().orElseThrow());
      case NONE_LEFT -> new Answer.Unsatisfiable(facts);
      case LIMIT -> new Answer.Unknown("domain reduction: no input found, nor that there is none");
    };
  }

  /** Tries the corners of boxes. */
  private static final class CornerTests {
    private final List<Term> facts;
    private final List<Symbol> symbols;
    private Optional<Model> found = Optional.empty();

    CornerTests(List<Term> facts, List<Symbol> symbols) {
      this.facts = facts;
      this.symbols = symbols;
    }

    boolean succeed(InputBox box) {
      found = box.corners(symbols).stream().filter(this::satisfies).findFirst();
      return found.isPresent();
    }

    private boolean satisfies(Model model) {
      return facts.stream().allMatch(new TermEvaluation(model)::holds);
    }

    Optional<Model> found() {
      return found;
    }
  }

  /**
   * What an input may still be.
   *
   * @param values for readers
   * @param holds whether a value is among them
   */
  public record Domain(Symbol symbol, String values, Predicate<BitVector> holds) {}

  /**
   * What one fact did.
   *
   * @param changed the domains that it reduced
   * @param isEmpty whether it left nothing of one
   */
  public record Step(List<Domain> changed, boolean isEmpty) {
    public Step {
      changed = List.copyOf(changed);
    }
  }

  /**
   * A reduction, for readers.
   *
   * @param start the domains before all facts
   * @param steps one for each fact, as far as there are domains to reduce
   * @param split the domains that comparisons of inputs changed when they were split
   */
  public record Reduced(List<Domain> start, List<Step> steps, List<Domain> split) {
    public Reduced {
      start = List.copyOf(start);
      steps = List.copyOf(steps);
      split = List.copyOf(split);
    }
  }

  /**
   * Reduces the domains fact by fact, as an answer does with all of them.
   *
   * @param ranges what holds of the inputs before
   */
  public static Reduced along(List<Term> ranges, List<Term> facts) {
    return new ReductionTrace().of(ranges, facts);
  }

  static List<Symbol> symbols(List<Term> facts) {
    Set<Term> seen = new HashSet<>(facts);
    Deque<Term> open = new ArrayDeque<>(facts);
    List<Symbol> symbols = new ArrayList<>();
    while (!open.isEmpty()) {
      Term term = open.pop();
      if (term instanceof Symbol s) {
        symbols.add(s);
      } else if (term instanceof Operation o) {
        o.operands().stream().filter(seen::add).forEach(open::push);
      }
    }
    symbols.sort(Comparator.comparingInt(Symbol::index));
    return symbols;
  }

  @Override
  public List<Term> explain(List<Term> contradictory) {
    return Contradictory.minimised(contradictory, Reduction::contradict);
  }

  /** Whether it is seen without a search. */
  private static boolean contradict(List<Term> facts) {
    Propagation propagation = new Propagation(facts);
    Optional<InputBox> reduced = propagation.of(InputBox.ALL, ReductionBudget.of(MOST_TERMS));
    return reduced.isEmpty() || Differences.contradict(facts, propagation, reduced.get());
  }

  @Override
  public void close() {
    // Nothing native.
  }
}
