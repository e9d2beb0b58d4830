package heapwright.symbolic;

import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.Map;
import java.util.function.BiFunction;

/** gcc's built-in functions on bits, as terms: none of them forks a path. */
final class BitCounts {
  private static final int INT = 32;

  private final Terms terms;

  private BitCounts(Terms terms) {
    this.terms = terms;
  }

  static void addTo(Map<String, SymbolicBuiltIn> table) {
    family(table, "__builtin_popcount", BitCounts::ones, false);
    family(table, "__builtin_parity", BitCounts::parity, false);
    family(table, "__builtin_ctz", BitCounts::trailingZeros, true);
    family(table, "__builtin_clz", BitCounts::leadingZeros, true);
    family(table, "__builtin_ffs", BitCounts::firstSet, false);
    family(table, "__builtin_clrsb", BitCounts::redundantSigns, false);
    for (int width : new int[] {16, 32, 64}) {
      table.put("__builtin_bswap" + width, function(BitCounts::reversed, false, width));
    }
  }

  private static void family(
      Map<String, SymbolicBuiltIn> table,
      String name,
      BiFunction<BitCounts, Term, Term> value,
      boolean wantsBits) {
    table.put(name, function(value, wantsBits, INT));
    table.put(name + "l", function(value, wantsBits, INT));
    table.put(name + "ll", function(value, wantsBits, INT));
  }

  /**
   * @param wantsBits whether the result for 0 is undefined
   * @param width of the result
   */
  private static SymbolicBuiltIn function(
      BiFunction<BitCounts, Term, Term> value, boolean wantsBits, int width) {
    return (execution, call, arguments) -> {
      Terms terms = execution.environment().terms();
      Term bits = execution.evaluator.number(arguments.get(0));
      if (wantsBits) {
        execution.evaluator.require(terms.isNonzero(bits), "counts the zeros of 0");
      }
      Term result = value.apply(new BitCounts(terms), bits);
      return SymbolicBuiltIns.returned(
          execution, call, new SymbolicValue.Number(terms.resize(result, width, false)));
    };
  }

  private Term constant(Term like, long value) {
    return terms.bits(like.width(), value);
  }

  /** Every byte of a word. */
  private Term octets(Term like, long octet) {
    return constant(like, octet * 0x0101_0101_0101_0101L);
  }

  private Term right(Term x, int by) {
    return terms.shiftRightLogical(x, constant(x, by));
  }

  /** Sums of neighbouring bits, then of neighbouring sums: Warren, Hacker's Delight, 5-1. */
  private Term ones(Term x) {
    Term pairs = terms.subtract(x, terms.and(right(x, 1), octets(x, 0x55)));
    Term nibbles =
        terms.add(terms.and(pairs, octets(x, 0x33)), terms.and(right(pairs, 2), octets(x, 0x33)));
    Term octets = terms.and(terms.add(nibbles, right(nibbles, 4)), octets(x, 0x0f));
    return right(terms.multiply(octets, octets(x, 1)), x.width() - 8);
  }

  private Term parity(Term x) {
    return terms.and(ones(x), constant(x, 1));
  }

  private Term trailingZeros(Term x) {
    return ones(terms.and(terms.complement(x), terms.subtract(x, constant(x, 1))));
  }

  private Term leadingZeros(Term x) {
    Term below = x;
    for (int by = 1; by < x.width(); by *= 2) {
      below = terms.or(below, right(below, by));
    }
    return ones(terms.complement(below));
  }

  private Term firstSet(Term x) {
    Term position = terms.add(trailingZeros(x), constant(x, 1));
    return terms.choose(terms.isNonzero(x), position, constant(x, 0));
  }

  private Term redundantSigns(Term x) {
    Term sign = terms.shiftRightArithmetic(x, constant(x, x.width() - 1));
    return terms.subtract(leadingZeros(terms.xor(x, sign)), constant(x, 1));
  }

  private Term reversed(Term x) {
    Term result = terms.extract(x, 0, 8);
    for (int low = 8; low < x.width(); low += 8) {
      result = terms.concatenate(result, terms.extract(x, low, 8));
    }
    return result;
  }
}
