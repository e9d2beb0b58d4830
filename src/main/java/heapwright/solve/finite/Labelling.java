package heapwright.solve.finite;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.question.Answer;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Halves the domain of the input with the fewest values, the half nearer to zero first, and tries
 * the values nearest to zero at each step. Leaves nothing out until it has had enough.
 */
final class Labelling {
  private static final int MOST_STEPS = 1500;

  /** A few tenths of a second or so. */
  private static final long MOST_DEDUCTIONS = 60_000;

  private static final int MANY = 1 << 20;

  private final DomainEngine engine;
  private final TermWords words;
  private final List<Term> facts;
  private int steps;
  private Optional<Model> found = Optional.empty();

  Labelling(DomainEngine engine, TermWords words, List<Term> facts) {
    this.engine = engine;
    this.words = words;
    this.facts = facts;
  }

  Answer answer() {
    boolean exhausted = search();
    if (found.isPresent()) {
      return new Answer.Satisfiable(found.get());
    }
    return exhausted
        ? new Answer.Unsatisfiable(facts)
        : new Answer.Unknown("finite domains: no input found, nor that there is none");
  }

  /** Whether nothing was left out; a model ends the search as well. */
  private boolean search() {
    if (tryModel(Labelling::nearest) || tryModel(Word::least) || tryModel(Word::greatest)) {
      return true;
    }
    Optional<Word> open = smallest();
    if (open.isEmpty()) {
      // All inputs are known, and the facts do not hold.
      return true;
    }
    if (++steps > MOST_STEPS || engine.statistics().deductions() > MOST_DEDUCTIONS) {
      return false;
    }
    Word word = open.get();
    MathematicalInteger near = nearest(word);
    IntegerSet low = IntegerSet.between(word.least(), middle(word));
    IntegerSet high =
        IntegerSet.between(middle(word).plus(MathematicalInteger.ONE), word.greatest());
    boolean lowFirst = low.contains(near);
    return branch(word, lowFirst ? low : high) && branch(word, lowFirst ? high : low);
  }

  private boolean branch(Word word, IntegerSet half) {
    if (found.isPresent()) {
      return true;
    }
    engine.push();
    engine.restrict(word, half);
    boolean exhausted = engine.propagate() instanceof PropagationResult.Failed || search();
    engine.pop();
    return exhausted;
  }

  private static MathematicalInteger middle(Word word) {
    return MathematicalInteger.of(word.least().plus(word.greatest()).big().shiftRight(1));
  }

  /** The value nearest to zero. */
  private static MathematicalInteger nearest(Word word) {
    IntegerSet values = word.values();
    if (values.contains(MathematicalInteger.ZERO)) {
      return MathematicalInteger.ZERO;
    }
    return values.least().signum() > 0 ? values.least() : values.greatest();
  }

  private Optional<Word> smallest() {
    Optional<Word> best = Optional.empty();
    int size = Integer.MAX_VALUE;
    for (Symbol symbol : words.symbols()) {
      Word word = words.of(symbol);
      int here = word.values().count(MANY);
      if (here > 1 && here < size) {
        best = Optional.of(word);
        size = here;
      }
    }
    return best;
  }

  private boolean tryModel(Function<Word, MathematicalInteger> choice) {
    Map<Symbol, BitVector> values = new LinkedHashMap<>();
    for (Symbol symbol : words.symbols()) {
      MathematicalInteger value = choice.apply(words.of(symbol));
      values.put(symbol, BitVector.of(symbol.width(), value.big()));
    }
    Model model = Model.of(values);
    TermEvaluation evaluation = new TermEvaluation(model);
    if (facts.stream().allMatch(evaluation::holds)) {
      found = Optional.of(model);
      return true;
    }
    return false;
  }
}
