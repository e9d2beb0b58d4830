package heapwright.symbolic.library;

import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.world.LibraryOperation.BitOperation;
import java.util.function.BiFunction;

/** gcc's built-in functions on bits, as terms: none of them divides a path. */
final class BitCounts {
  private static final int INT = 32;

  private final Terms terms;

  private BitCounts(Terms terms) {
    this.terms = terms;
  }

  static BuiltInCall.Implementation of(BitOperation operation) {
    return switch (operation) {
      case COUNT_ONES -> count(BitCounts::ones);
      case PARITY -> count(BitCounts::parity);
      case COUNT_TRAILING_ZEROS -> countOfBits(BitCounts::trailingZeros);
      case COUNT_LEADING_ZEROS -> countOfBits(BitCounts::leadingZeros);
      case FIND_FIRST_ONE -> count(BitCounts::firstSet);
      case COUNT_REDUNDANT_SIGNS -> count(BitCounts::redundantSigns);
      case REVERSE_BYTES ->
          call -> call.returned(new BitCounts(call.terms()).reversed(call.number(0)));
    };
  }

  private static BuiltInCall.Implementation count(BiFunction<BitCounts, Term, Term> value) {
    return call -> {
      Term result = value.apply(new BitCounts(call.terms()), call.number(0));
      return call.returned(call.terms().resize(result, INT, false));
    };
  }

  /** 0 has no answer. */
  private static BuiltInCall.Implementation countOfBits(BiFunction<BitCounts, Term, Term> value) {
    return call -> {
      Term isThere = call.terms().isNonzero(call.number(0));
      call.execution().evaluator.require(isThere, "counts the zeros of 0");
      return count(value).result(call);
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
