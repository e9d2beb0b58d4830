package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.Congruence;
import heapwright.analysis.invariant.domain.Interval;
import java.util.Optional;
import java.util.function.LongBinaryOperator;

/** Operators on bits; those of a negative number go on for ever to the left. */
final class BitReduction {
  private final NumericState state;

  BitReduction(NumericState state) {
    this.state = state;
  }

  /** Both operands may be known. */
  private void exact(
      AbstractValue result, AbstractValue left, AbstractValue right, LongBinaryOperator operator) {
    Optional<Long> a = state.constant(left);
    Optional<Long> b = state.constant(right);
    if (a.isPresent() && b.isPresent()) {
      state.narrow(result, Interval.of(operator.applyAsLong(a.get(), b.get())));
    }
  }

  void and(AbstractValue result, AbstractValue left, AbstractValue right) {
    exact(result, left, right, (x, y) -> x & y);
    Interval a = state.range(left);
    Interval b = state.range(right);
    if (a.low() >= 0 || b.low() >= 0) {
      state.narrow(result, new Interval(0, Interval.NO_HIGH));
    }
    if (a.low() >= 0) {
      state.atMost(result, left, 0);
    }
    if (b.low() >= 0) {
      state.atMost(result, right, 0);
    }
    if (a.high() < 0 && b.high() < 0) {
      state.narrow(result, new Interval(Interval.NO_LOW, -1));
    }
    state.narrow(result, state.residues(left).combined(state.residues(right), (x, y) -> x & y));
    state.constant(right).ifPresent(mask -> mask(result, left, mask));
    state.constant(left).ifPresent(mask -> mask(result, right, mask));
  }

  /** A mask that only clears low bits takes at most their worth away. */
  private void mask(AbstractValue result, AbstractValue operand, long mask) {
    int cleared = Long.numberOfTrailingZeros(mask);
    if (mask == 0 || cleared > 30) {
      return;
    }
    long worth = (1L << cleared) - 1;
    state.narrow(result, Congruence.modulo(1L << cleared, 0));
    long filled = mask | worth;
    Interval range = state.range(operand);
    boolean keepsTheRest =
        filled == -1 || (filled & filled + 1) == 0 && range.within(new Interval(0, filled));
    if (keepsTheRest) {
      state.atMost(result, operand, 0);
      state.atMost(operand, result, worth);
      if (cleared == 0) {
        state.equal(result, operand);
      }
    }
  }

  void or(AbstractValue result, AbstractValue left, AbstractValue right) {
    exact(result, left, right, (x, y) -> x | y);
    Interval a = state.range(left);
    Interval b = state.range(right);
    if (a.low() >= 0 && b.low() >= 0) {
      state.narrow(result, new Interval(Math.max(a.low(), b.low()), full(a.high(), b.high())));
      state.atMost(left, result, 0);
      state.atMost(right, result, 0);
    } else if (a.high() < 0 || b.high() < 0) {
      state.narrow(result, new Interval(Interval.NO_LOW, -1));
    }
    state.narrow(result, state.residues(left).combined(state.residues(right), (x, y) -> x | y));
  }

  void xor(AbstractValue result, AbstractValue left, AbstractValue right) {
    exact(result, left, right, (x, y) -> x ^ y);
    Interval a = state.range(left);
    Interval b = state.range(right);
    if (a.low() >= 0 && b.low() >= 0) {
      state.narrow(result, new Interval(0, full(a.high(), b.high())));
    }
    state.narrow(result, state.residues(left).combined(state.residues(right), (x, y) -> x ^ y));
  }

  /** The number of ones that has as many bits as the longer one. */
  private static long full(long a, long b) {
    long longer = Math.max(a, b);
    if (longer == Interval.NO_HIGH) {
      return Interval.NO_HIGH;
    }
    return longer <= 0 ? 0 : (Long.highestOneBit(longer) << 1) - 1;
  }

  void shiftRight(AbstractValue result, AbstractValue operand, long bits) {
    state.narrow(result, state.range(operand).shiftedRight(bits));
    Interval range = state.range(result);
    long low = range.low();
    long high = range.high();
    boolean small = Math.abs(low) < 1L << 62 - bits && Math.abs(high) < 1L << 62 - bits;
    if (range.isBounded() && small) {
      state.narrow(operand, new Interval(low << bits, (high << bits) + (1L << bits) - 1));
    }
    if (state.range(operand).low() >= 0) {
      state.atMost(result, operand, 0);
    }
  }
}
