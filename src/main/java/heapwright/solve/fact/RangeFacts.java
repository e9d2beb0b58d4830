package heapwright.solve.fact;

import heapwright.range.IntegerInterval;
import heapwright.solve.question.Range;
import heapwright.solve.question.Ranges;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Sort;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** The ranges of the inputs that have been made so far, as facts. */
public final class RangeFacts {
  private final Ranges ranges;
  private final Terms terms;
  private final List<Term> facts = new ArrayList<>();
  private int asked;

  public RangeFacts(Ranges ranges, Terms terms) {
    this.ranges = ranges;
    this.terms = terms;
  }

  /** Inputs that no other fact mentions have theirs too: a test shows their values. */
  public List<Term> now() {
    for (; asked < terms.symbolCount(); asked++) {
      Symbol symbol = terms.symbol(asked);
      ranges.of(symbol).ifPresent(range -> facts.add(within(symbol, range)));
    }
    return facts;
  }

  private Term within(Symbol symbol, Range range) {
    if (symbol.sort() instanceof Sort.Truth) {
      return terms.truth(true);
    }
    return symbol.sort() instanceof Sort.Floating sort
        ? numbers(symbol, sort, range)
        : integers(symbol, range);
  }

  /** Bounds beyond what the width holds are cut to it. */
  private Term integers(Symbol symbol, Range given) {
    IntegerInterval range = given.integers().intersection(Range.heldBy(symbol).orElseThrow());
    if (range.isEmpty()) {
      return terms.truth(false);
    }
    int width = symbol.width();
    Term low = terms.bits(BitVector.of(width, range.low().big()));
    Term high = terms.bits(BitVector.of(width, range.high().big()));
    return symbol.reading() != BitsReading.UNSIGNED
        ? terms.both(terms.atMostSigned(low, symbol), terms.atMostSigned(symbol, high))
        : terms.both(terms.atMostUnsigned(low, symbol), terms.atMostUnsigned(symbol, high));
  }

  private Term numbers(Symbol symbol, Sort.Floating sort, Range range) {
    return terms.both(
        terms.floatAtMost(number(sort, range.least()), symbol),
        terms.floatAtMost(symbol, number(sort, range.greatest())));
  }

  /** As the compiler reads it: a bound of 0.1 is the number that 0.1f stands for in C. */
  private Term number(Sort.Floating sort, BigDecimal bound) {
    return sort.format() == FloatFormat.FLOAT
        ? terms.number(bound.floatValue())
        : terms.floatOf(terms.number(bound.doubleValue()), sort.format());
  }
}
