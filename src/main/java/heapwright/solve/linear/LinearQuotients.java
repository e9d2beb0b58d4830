package heapwright.solve.linear;

/** Quotients and remainders by positive constants, which are columns of their own. */
final class LinearQuotients {
  private final MixedProgram program;

  LinearQuotients(MixedProgram program) {
    this.program = program;
  }

  /** The number from 0 on below a power of two that is congruent to a sum. */
  LinearSum wrapped(LinearSum sum, long modulus) {
    long least = Math.floorDiv(sum.least(), modulus);
    long greatest = Math.floorDiv(sum.greatest(), modulus);
    LinearSum within = sum.minus(LinearSum.of(program.newWrap(least, greatest)).times(modulus));
    program.require(within, 0, modulus - 1);
    return within;
  }

  /** Rounded down. */
  LinearSum quotient(LinearSum dividend, long divisor) {
    if (divisor == 1) {
      return dividend;
    }
    long least = Math.floorDiv(dividend.least(), divisor);
    long greatest = Math.floorDiv(dividend.greatest(), divisor);
    if (least == greatest) {
      return LinearSum.of(least);
    }
    LinearSum quotient = LinearSum.of(program.column(least, greatest));
    program.require(dividend.minus(quotient.times(divisor)), 0, divisor - 1);
    return quotient;
  }

  /** Never negative. */
  LinearSum remainder(LinearSum dividend, long divisor) {
    return dividend.minus(quotient(dividend, divisor).times(divisor));
  }

  /** Rounded as C does; a 0-1 variable says whether the dividend is negative. */
  LinearSum towardsZero(LinearSum dividend, long divisor) {
    if (dividend.least() >= 0) {
      return quotient(dividend, divisor);
    }
    LinearSum negative = LinearSum.of(program.newSwitch());
    LinearSum quotient =
        LinearSum.of(program.column(dividend.least() / divisor, dividend.greatest() / divisor));
    LinearSum rest = dividend.minus(quotient.times(divisor));
    program.require(dividend.plus(negative.times(-dividend.least())), 0, Long.MAX_VALUE);
    long most = Math.max(0, dividend.greatest());
    program.require(dividend.plus(negative.times(most + 1)), Long.MIN_VALUE, most);
    program.require(rest.plus(negative.times(divisor - 1)), 0, divisor - 1);
    return quotient;
  }
}
