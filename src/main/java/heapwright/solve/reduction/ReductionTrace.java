package heapwright.solve.reduction;

import heapwright.range.BitsRange;
import heapwright.range.IntegerInterval;
import heapwright.range.MathematicalInteger;
import heapwright.solve.reduction.Reduction.Domain;
import heapwright.solve.reduction.Reduction.Reduced;
import heapwright.solve.reduction.Reduction.Step;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.ValueText;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Repeats a reduction fact by fact, for readers. */
final class ReductionTrace {
  /** A person reads no more. */
  private static final int MOST_FACTS = 200;

  private static final long MOST_TERMS = 2_000_000;

  private final ReductionBudget budget = ReductionBudget.of(MOST_TERMS);

  Reduced of(List<Term> ranges, List<Term> facts) {
    List<Term> known = new ArrayList<>(ranges);
    List<Symbol> symbols = new ArrayList<>(Reduction.symbols(facts));
    InputBox box = new Propagation(known).of(InputBox.ALL, budget).orElse(InputBox.ALL);
    List<Domain> start = domains(symbols, box);
    List<Step> steps = new ArrayList<>();
    for (Term fact : facts.subList(0, Math.min(facts.size(), MOST_FACTS))) {
      known.add(fact);
      Optional<InputBox> next = new Propagation(known).of(box, budget);
      if (next.isEmpty()) {
        steps.add(new Step(List.of(), true));
        return new Reduced(start, steps, List.of());
      }
      steps.add(new Step(changed(symbols, box, next.get()), false));
      box = next.get();
    }
    Optional<InputBox> split =
        new Splitting(new Propagation(known), facts, budget.share(2)).of(box);
    InputBox reduced = box;
    return new Reduced(
        start, steps, split.map(s -> changed(symbols, reduced, s)).orElse(List.of()));
  }

  private static List<Domain> domains(List<Symbol> symbols, InputBox box) {
    return symbols.stream().map(symbol -> domain(symbol, box)).toList();
  }

  private static List<Domain> changed(List<Symbol> symbols, InputBox before, InputBox after) {
    return symbols.stream()
        .filter(s -> !text(s, before).equals(text(s, after)))
        .map(symbol -> domain(symbol, after))
        .toList();
  }

  private static Domain domain(Symbol symbol, InputBox box) {
    BitsRange span = box.of(symbol);
    return new Domain(
        symbol,
        text(symbol, box),
        value ->
            reading(symbol, span)
                .contains(
                    symbol.reading() == BitsReading.UNSIGNED
                        ? MathematicalInteger.of(value.unsigned())
                        : FloatKeys.key(symbol.sort(), value)));
  }

  private static IntegerInterval reading(Symbol symbol, BitsRange span) {
    return symbol.reading() == BitsReading.UNSIGNED ? span.unsigned() : span.signed();
  }

  private static String text(Symbol symbol, InputBox box) {
    IntegerInterval interval = reading(symbol, box.of(symbol));
    if (!(symbol.sort() instanceof Sort.Floating)) {
      return interval.toString();
    }
    return ValueText.of(symbol, FloatKeys.encoding(symbol.sort(), interval.low()))
        + ".."
        + ValueText.of(symbol, FloatKeys.encoding(symbol.sort(), interval.high()));
  }
}
