package heapwright.solve.linear;

/** Quotients and remainders by positive constants, which are columns of their own. */
final class Quotients {
  private final MixedProgram program;

  Quotients(MixedProgram program) {
    this.program = program;
  }

  /** The number from 0 on below a power of two that is congruent to a sum. */
  Sum wrapped(Sum sum, long modulus) {
    long least = Math.floorDiv(sum.least(), modulus);
    long greatest = Math.floorDiv(sum.greatest(), modulus);
    Sum within = sum.minus(Sum.of(program.newWrap(least, greatest)).times(modulus));
    program.require(within, 0, modulus - 1);
    return within;
  }

  /** Rounded down. */
  Sum quotient(Sum dividend, long divisor) {
    if (divisor == 1) {
      return dividend;
    }
    long least = Math.floorDiv(dividend.least(), divisor);
    long greatest = Math.floorDiv(dividend.greatest(), divisor);
    if (least == greatest) {
      return Sum.of(least);
    }
    Sum quotient = Sum.of(program.column(least, greatest));
    program.require(dividend.minus(quotient.times(divisor)), 0, divisor - 1);
    return quotient;
  }

  /** Never negative. */
  Sum remainder(Sum dividend, long divisor) {
    return dividend.minus(quotient(dividend, divisor).times(divisor));
  }

  /** Rounded as C does; a 0-1 variable says whether the dividend is negative. */
  Sum towardsZero(Sum dividend, long divisor) {
    if (dividend.least() >= 0) {
      return quotient(dividend, divisor);
    }
    Sum negative = Sum.of(program.newSwitch());
    Sum quotient =
        Sum.of(program.column(dividend.least() / divisor, dividend.greatest() / divisor));
    Sum rest = dividend.minus(quotient.times(divisor));
    program.require(dividend.plus(negative.times(-dividend.least())), 0, Long.MAX_VALUE);
    long most = Math.max(0, dividend.greatest());
    program.require(dividend.plus(negative.times(most + 1)), Long.MIN_VALUE, most);
    program.require(rest.plus(negative.times(divisor - 1)), 0, divisor - 1);
    return quotient;
  }
}
