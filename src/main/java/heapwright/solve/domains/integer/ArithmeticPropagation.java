package heapwright.solve.domains.integer;

import heapwright.range.IntegerInterval;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import java.util.Optional;

/**
 * What an arithmetic operator does to intervals of mathematical integers. Everything returned may
 * be too large, never too small.
 */
interface ArithmeticPropagation {
  /** The results. */
  IntegerSet result(IntegerInterval left, IntegerInterval right);

  /** The left operands that can give such results. */
  IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left);

  /** The right operands that can give such results; as the left ones where operands commute. */
  default IntegerSet right(IntegerInterval result, IntegerInterval left, IntegerInterval right) {
    return left(result, left, right);
  }

  /** Of {@code left + right}. */
  final class Sum implements ArithmeticPropagation {
    @Override
    public IntegerSet result(IntegerInterval left, IntegerInterval right) {
      return left.plus(right).values();
    }

    @Override
    public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
      return result.minus(right).values();
    }
  }

  /** Of {@code left - right}. */
  final class Difference implements ArithmeticPropagation {
    @Override
    public IntegerSet result(IntegerInterval left, IntegerInterval right) {
      return left.minus(right).values();
    }

    @Override
    public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
      return result.plus(right).values();
    }

    @Override
    public IntegerSet right(IntegerInterval result, IntegerInterval left, IntegerInterval right) {
      return result(left, result);
    }
  }

  /** Of {@code left * right}. */
  final class Product implements ArithmeticPropagation {
    @Override
    public IntegerSet result(IntegerInterval left, IntegerInterval right) {
      return left.times(right).values();
    }

    @Override
    public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
      if (result.hasZero() && right.hasZero()) {
        return left.values();
      }
      // A product other than zero has no factor zero; the rest is division of intervals by sign.
      IntegerSet factors = IntegerSet.none();
      for (IntegerInterval part : right.signs()) {
        MathematicalInteger low = result.corners(part, MathematicalInteger::ceilingDividedBy).low();
        MathematicalInteger high = result.corners(part, MathematicalInteger::floorDividedBy).high();
        factors = factors.union(IntegerSet.between(low, high));
      }
      return factors;
    }
  }

  /** Of {@code left / right}, toward zero; the divisor is never zero. */
  final class Quotient implements ArithmeticPropagation {
    @Override
    public IntegerSet result(IntegerInterval left, IntegerInterval right) {
      IntegerSet quotients = IntegerSet.none();
      for (IntegerInterval divisor : right.signs()) {
        quotients = quotients.union(left.corners(divisor, MathematicalInteger::dividedBy).values());
      }
      return quotients;
    }

    @Override
    public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
      IntegerSet dividends = IntegerSet.none();
      for (IntegerInterval divisor : right.signs()) {
        dividends = dividends.union(dividends(result, divisor));
      }
      return dividends;
    }

    /** The dividend is the product and a rest that is nearer to zero than the divisor. */
    private static IntegerSet dividends(IntegerInterval result, IntegerInterval divisor) {
      IntegerInterval product = result.times(divisor);
      MathematicalInteger rest = divisor.magnitude().minus(MathematicalInteger.ONE);
      // A product above zero is not above the dividend, one below zero is not below it.
      MathematicalInteger low =
          product.low().signum() > 0 ? product.low() : product.low().minus(rest);
      MathematicalInteger high =
          product.high().signum() < 0 ? product.high() : product.high().plus(rest);
      return IntegerSet.between(low, high);
    }

    @Override
    public IntegerSet right(IntegerInterval result, IntegerInterval left, IntegerInterval right) {
      boolean plain = left.isNonNegative() && right.isNonNegative() && result.isNonNegative();
      if (!plain) {
        return right.values().without(MathematicalInteger.ZERO);
      }
      MathematicalInteger low =
          left.low()
              .floorDividedBy(result.high().plus(MathematicalInteger.ONE))
              .plus(MathematicalInteger.ONE);
      MathematicalInteger high =
          result.low().signum() > 0 ? left.high().floorDividedBy(result.low()) : right.high();
      return IntegerSet.between(low, high);
    }
  }

  /** Of {@code left % right}, with the sign of the left; the divisor is never zero. */
  final class Remainder implements ArithmeticPropagation {
    @Override
    public IntegerSet result(IntegerInterval left, IntegerInterval right) {
      MathematicalInteger most = right.magnitude().minus(MathematicalInteger.ONE);
      if (most.signum() < 0) {
        return IntegerSet.none();
      }
      Optional<MathematicalInteger> whole = whole(left, right);
      if (whole.isPresent()) {
        return IntegerSet.between(left.low().minus(whole.get()), left.high().minus(whole.get()));
      }
      MathematicalInteger low =
          left.low().signum() < 0 ? most.negated().greatest(left.low()) : MathematicalInteger.ZERO;
      MathematicalInteger high =
          left.high().signum() > 0 ? most.least(left.high()) : MathematicalInteger.ZERO;
      return IntegerSet.between(low, high);
    }

    @Override
    public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
      Optional<MathematicalInteger> whole = whole(left, right);
      if (whole.isPresent()) {
        return IntegerSet.between(result.low().plus(whole.get()), result.high().plus(whole.get()));
      }
      if (result.low().signum() > 0) {
        return IntegerSet.between(result.low(), left.high());
      }
      return result.high().signum() < 0
          ? IntegerSet.between(left.low(), result.high())
          : left.values();
    }

    @Override
    public IntegerSet right(IntegerInterval result, IntegerInterval left, IntegerInterval right) {
      MathematicalInteger beyond =
          result.hasZero()
              ? MathematicalInteger.ONE
              : nearest(result).plus(MathematicalInteger.ONE);
      return IntegerSet.between(right.low(), beyond.negated())
          .union(IntegerSet.between(beyond, right.high()));
    }

    /** What is subtracted from each dividend, where that is the same for all. */
    private static Optional<MathematicalInteger> whole(
        IntegerInterval left, IntegerInterval right) {
      if (!right.isSingle() || right.low().signum() == 0) {
        return Optional.empty();
      }
      MathematicalInteger quotient = left.low().dividedBy(right.low());
      return quotient.equals(left.high().dividedBy(right.low()))
          ? Optional.of(quotient.times(right.low()))
          : Optional.empty();
    }

    /** The least distance of an interval without zero from zero. */
    private static MathematicalInteger nearest(IntegerInterval values) {
      return values.isNonNegative() ? values.low() : values.high().negated();
    }
  }
}
