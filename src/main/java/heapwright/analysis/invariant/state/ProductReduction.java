package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.Congruence;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.Residues;
import java.util.Optional;

/** Products, quotients and remainders. */
final class ProductReduction {
  private final NumericState state;

  ProductReduction(NumericState state) {
    this.state = state;
  }

  void product(AbstractValue product, AbstractValue left, AbstractValue right) {
    Interval a = state.range(left);
    Interval b = state.range(right);
    state.narrow(product, a.times(b));
    if (left.equals(right)) {
      state.narrow(product, new Interval(0, Interval.NO_HIGH));
      state.narrow(product, state.residues(left).squared());
    } else {
      Residues both = state.residues(left).combined(state.residues(right), (x, y) -> x * y);
      state.narrow(product, both);
    }
    state.narrow(product, state.congruence(left).times(state.congruence(right)));
    state.constant(right).ifPresent(factor -> multiple(product, left, factor));
    state.constant(left).ifPresent(factor -> multiple(product, right, factor));
  }

  private void multiple(AbstractValue product, AbstractValue operand, long factor) {
    if (factor <= 0) {
      return;
    }
    Interval range = state.range(product);
    long low = range.low() == Interval.NO_LOW ? range.low() : -Math.floorDiv(-range.low(), factor);
    long high =
        range.high() == Interval.NO_HIGH ? range.high() : Math.floorDiv(range.high(), factor);
    state.narrow(operand, new Interval(low, high));
  }

  /** As C has it: rounded towards 0; a divisor of 0 traps. */
  void quotient(AbstractValue quotient, AbstractValue dividend, AbstractValue divisor) {
    Interval a = state.range(dividend);
    Interval b = state.range(divisor);
    state.narrow(quotient, a.dividedBy(b));
    if (a.low() >= 0 && b.low() >= 1) {
      // At least halved, a number from 1 on is less.
      state.atMost(quotient, dividend, a.low() >= 1 && b.low() >= 2 ? -1 : 0);
    }
    state.constant(divisor).filter(d -> d > 0).ifPresent(d -> dividend(quotient, dividend, d));
  }

  private void dividend(AbstractValue quotient, AbstractValue dividend, long divisor) {
    Interval range = state.range(quotient);
    Interval scale = Interval.of(divisor);
    Interval low = Interval.of(range.low()).times(scale);
    Interval high = Interval.of(range.high()).times(scale);
    long least = range.low() == Interval.NO_LOW ? range.low() : low.low();
    long most = range.high() == Interval.NO_HIGH ? range.high() : high.high();
    boolean rises = range.low() > 0;
    boolean falls = range.high() < 0;
    state.narrow(
        dividend,
        new Interval(
            rises ? least : Interval.lowSum(least, -(divisor - 1)),
            falls ? most : Interval.highSum(most, divisor - 1)));
  }

  /** As C has it: with the dividend's sign; a divisor of 0 traps. */
  void remainder(AbstractValue rest, AbstractValue dividend, AbstractValue divisor) {
    Interval a = state.range(dividend);
    Interval b = state.range(divisor);
    state.narrow(rest, a.remainderOf(b));
    if (b.low() >= 1) {
      state.atMost(rest, divisor, -1);
    }
    if (a.low() >= 0) {
      state.atMost(rest, dividend, 0);
      if (state.difference(dividend, divisor).high() < 0) {
        state.equal(rest, dividend);
      }
    }
    Optional<Long> modulus = state.constant(divisor).filter(m -> m != 0 && m > Long.MIN_VALUE);
    modulus.ifPresent(m -> modulo(rest, dividend, Math.abs(m)));
  }

  /** A remainder is congruent to its dividend, and its sign is the dividend's. */
  private void modulo(AbstractValue rest, AbstractValue dividend, long modulus) {
    Congruence multiples = Congruence.modulo(modulus, 0);
    state.narrow(rest, state.congruence(dividend).plus(multiples));
    state.narrow(dividend, state.congruence(rest).plus(multiples));
    if (modulus % Residues.MODULUS == 0) {
      state.narrow(rest, state.residues(dividend));
      state.narrow(dividend, state.residues(rest));
    } else if (Residues.MODULUS % modulus == 0) {
      state.narrow(rest, folded(state.residues(dividend), modulus));
      state.narrow(dividend, folded(state.residues(rest), modulus));
    }
    Interval range = state.range(rest);
    if (range.low() > 0) {
      state.narrow(dividend, new Interval(range.low(), Interval.NO_HIGH));
    } else if (range.high() < 0) {
      state.narrow(dividend, new Interval(Interval.NO_LOW, range.high()));
    }
  }

  /** All remainders that differ from some of these by a multiple. */
  private static Residues folded(Residues residues, long modulus) {
    int set = 0;
    for (int a = 0; a < Residues.MODULUS; a++) {
      for (int b = a % (int) modulus; b < Residues.MODULUS; b += (int) modulus) {
        set |= residues.contains(b) ? 1 << a : 0;
      }
    }
    return new Residues(set);
  }
}
