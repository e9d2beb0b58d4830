package heapwright.symbolic.library;

import heapwright.ir.code.Statement;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.heap.SymbolicValue;
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

  static SymbolicBuiltIn of(BitOperation operation) {
    return switch (operation) {
      case COUNT_ONES -> count(BitCounts::ones);
      case PARITY -> count(BitCounts::parity);
      case COUNT_TRAILING_ZEROS -> countOfBits(BitCounts::trailingZeros);
      case COUNT_LEADING_ZEROS -> countOfBits(BitCounts::leadingZeros);
      case FIND_FIRST_ONE -> count(BitCounts::firstSet);
      case COUNT_REDUNDANT_SIGNS -> count(BitCounts::redundantSigns);
      case REVERSE_BYTES ->
          (execution, call, arguments) -> {
            Term bits = execution.evaluator.number(arguments.get(0));
            return returned(execution, call, counts(execution).reversed(bits));
          };
    };
  }

  private static SymbolicBuiltIn count(BiFunction<BitCounts, Term, Term> value) {
    return (execution, call, arguments) -> {
      Term bits = execution.evaluator.number(arguments.get(0));
      Term result = value.apply(counts(execution), bits);
      return returned(execution, call, execution.environment().terms().resize(result, INT, false));
    };
  }

  /** 0 has no answer. */
  private static SymbolicBuiltIn countOfBits(BiFunction<BitCounts, Term, Term> value) {
    return (execution, call, arguments) -> {
      Term bits = execution.evaluator.number(arguments.get(0));
      Term isThere = execution.environment().terms().isNonzero(bits);
      execution.evaluator.require(isThere, "counts the zeros of 0");
      return count(value).call(execution, call, arguments);
    };
  }

  private static BitCounts counts(Execution execution) {
    return new BitCounts(execution.environment().terms());
  }

  private static StepResult returned(Execution execution, Statement.Call call, Term result) {
    return SymbolicBuiltIns.returned(execution, call, new SymbolicValue.Number(result));
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
