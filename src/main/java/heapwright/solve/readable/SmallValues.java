package heapwright.solve.readable;

import heapwright.solve.question.Answer;
import heapwright.solve.question.Solver;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Sort;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * Asks for smaller numbers and for printable characters where a model has others, then for numbers
 * that are not negative: first for all of them together, then one by one. Few questions.
 */
public final class SmallValues {
  private static final int MOST_QUESTIONS = 12;
  private static final int SMALL = 100;

  private final Solver solver;
  private final Terms terms;

  public SmallValues(Solver solver, Terms terms) {
    this.solver = solver;
    this.terms = terms;
  }

  public Model of(Model model, List<Symbol> symbols) {
    solver.push();
    Model readable = ask(symbols, SmallValues::isUnreadable, this::readable, model);
    keepReadable(symbols, readable);
    Model countable = ask(symbols, SmallValues::isNegative, this::countable, readable);
    solver.pop();
    return countable;
  }

  /** A number that is small already is not to become large for the sake of another one's sign. */
  private void keepReadable(List<Symbol> symbols, Model model) {
    symbols.stream()
        .filter(s -> s.sort() instanceof Sort.Bits && s.width() >= Byte.SIZE)
        .filter(s -> s.reading() != BitsReading.TEXT && !isUnreadable(s, model.value(s)))
        .forEach(s -> solver.assume(readable(s)));
  }

  /** For all that are not as they should be together, else one by one. */
  private Model ask(
      List<Symbol> symbols,
      BiPredicate<Symbol, BitVector> isUnreadable,
      Function<Symbol, Term> preference,
      Model model) {
    List<Symbol> unreadable =
        symbols.stream().filter(s -> isUnreadable.test(s, model.value(s))).toList();
    if (unreadable.isEmpty()) {
      return model;
    }
    Optional<Model> together = ask(unreadable.stream().map(preference).toList());
    if (together.isPresent()) {
      return together.get();
    }
    Model improved = model;
    for (Symbol symbol : unreadable.subList(0, Math.min(unreadable.size(), MOST_QUESTIONS))) {
      improved = ask(List.of(preference.apply(symbol))).orElse(improved);
    }
    return improved;
  }

  /** A model that satisfies the preferences, which then hold in the next questions too. */
  private Optional<Model> ask(List<Term> preferences) {
    solver.push();
    preferences.forEach(solver::assume);
    Answer answer = solver.check();
    solver.pop();
    if (!(answer instanceof Answer.Satisfiable found)) {
      return Optional.empty();
    }
    preferences.forEach(solver::assume);
    return Optional.of(found.model());
  }

  private static boolean isUnreadable(Symbol symbol, BitVector value) {
    if (!(symbol.sort() instanceof Sort.Bits) || symbol.width() < Byte.SIZE) {
      return false;
    }
    return switch (symbol.reading()) {
      case SIGNED -> value.signed().abs().bitLength() > 6;
      case UNSIGNED -> value.unsigned().bitLength() > 6;
      case TEXT -> !value.isZero() && !isPrintable(value);
    };
  }

  private static boolean isNegative(Symbol symbol, BitVector value) {
    return symbol.sort() instanceof Sort.Bits
        && symbol.width() >= Byte.SIZE
        && symbol.reading() == BitsReading.SIGNED
        && value.isNegative();
  }

  /** People count from zero upwards. */
  private Term countable(Symbol symbol) {
    return between(symbol, 0, SMALL);
  }

  private static boolean isPrintable(BitVector value) {
    return value.high() == 0 && value.low() >= ' ' && value.low() <= '~';
  }

  private Term readable(Symbol symbol) {
    return switch (symbol.reading()) {
      case SIGNED -> between(symbol, -SMALL, SMALL);
      case UNSIGNED -> terms.atMostUnsigned(symbol, terms.bits(symbol.width(), SMALL));
      case TEXT -> between(symbol, ' ', '~');
    };
  }

  private Term between(Symbol symbol, long least, long greatest) {
    return terms.both(
        terms.atMostSigned(terms.bits(symbol.width(), least), symbol),
        terms.atMostSigned(symbol, terms.bits(symbol.width(), greatest)));
  }
}
