package heapwright.analysis.invariant.domain;

import java.util.Optional;

/**
 * All numbers that leave a remainder: {@code residue} modulo {@code modulus}. A modulus of 0 stands
 * for the one number {@code residue}, 1 for all.
 */
public record Congruence(long modulus, long residue) {
  public static final Congruence ALL = new Congruence(1, 0);

  /** Greater moduli are of no use and might overflow. */
  private static final long LIMIT = 1L << 31;

  public static Congruence of(long number) {
    return new Congruence(0, number);
  }

  public static Congruence modulo(long modulus, long residue) {
    long m = Math.abs(modulus);
    if (modulus == Long.MIN_VALUE || m > LIMIT) {
      return ALL;
    }
    return m == 0 ? of(residue) : new Congruence(m, Math.floorMod(residue, m));
  }

  public boolean contains(long number) {
    return modulus == 0 ? number == residue : Math.floorMod(number, modulus) == residue;
  }

  private static long gcd(long a, long b) {
    long x = Math.abs(a);
    long y = Math.abs(b);
    while (y != 0) {
      long rest = x % y;
      x = y;
      y = rest;
    }
    return x;
  }

  private boolean isSmall() {
    return Math.abs(residue) <= LIMIT && residue != Long.MIN_VALUE;
  }

  public Congruence join(Congruence other) {
    if (equals(other)) {
      return this;
    }
    if (!isSmall() || !other.isSmall()) {
      return ALL;
    }
    return modulo(gcd(gcd(modulus, other.modulus), residue - other.residue), residue);
  }

  /** What both hold of; nothing if there is none. */
  public Optional<Congruence> meet(Congruence other) {
    if (modulus == 0) {
      return other.contains(residue) ? Optional.of(this) : Optional.empty();
    }
    if (other.modulus == 0) {
      return other.meet(this);
    }
    long common = gcd(modulus, other.modulus);
    if (Math.floorMod(residue - other.residue, common) != 0) {
      return Optional.empty();
    }
    if (other.modulus % modulus == 0) {
      return Optional.of(other);
    }
    // Only the finer of the two is kept: the intersection may have a modulus of any size.
    return Optional.of(modulus >= other.modulus ? this : other);
  }

  Congruence plus(long number) {
    if (number == 0) {
      return this;
    }
    if (modulus == 0) {
      long sum = residue + number;
      return ((residue ^ sum) & (number ^ sum)) < 0 ? ALL : of(sum);
    }
    return modulo(modulus, residue + Math.floorMod(number, modulus));
  }

  public Congruence plus(Congruence other) {
    if (modulus == 0) {
      return other.plus(residue);
    }
    if (other.modulus == 0) {
      return plus(other.residue);
    }
    return modulo(gcd(modulus, other.modulus), residue + other.residue);
  }

  public Congruence negated() {
    return residue == Long.MIN_VALUE
        ? ALL
        : modulus == 0 ? of(-residue) : modulo(modulus, -residue);
  }

  public Congruence times(Congruence other) {
    if (!isSmall() || !other.isSmall()) {
      return ALL;
    }
    if (modulus == 0 && other.modulus == 0) {
      return of(residue * other.residue);
    }
    // (m x + r)(n y + s) = r s modulo what divides m n, m s and r n.
    if (modulus > 1 << 15 && other.modulus > 1 << 15) {
      return ALL;
    }
    long common =
        gcd(
            gcd(safe(modulus, other.modulus), safe(modulus, other.residue)),
            safe(residue, other.modulus));
    return modulo(common, Math.floorMod(residue * other.residue, Math.max(1, common)));
  }

  /** Both factors are at most 2 to the 31, so the product fits. */
  private static long safe(long a, long b) {
    return a * b;
  }

  /** What is left after the number was taken modulo 2 to the {@code bits}. */
  public Congruence wrapped(int bits) {
    if (bits > 31) {
      long power = modulus & -modulus;
      return modulus == 0 ? ALL : modulo(power, residue);
    }
    return modulo(gcd(modulus, 1L << bits), residue);
  }

  /** The interval without the ends that are none of these numbers. */
  public Interval tighten(Interval range) {
    if (modulus <= 1) {
      return modulus == 0 ? range.meet(Interval.of(residue)) : range;
    }
    long low = range.low();
    long high = range.high();
    if (low != Interval.NO_LOW && low < Interval.NO_HIGH - modulus) {
      low += Math.floorMod(residue - Math.floorMod(low, modulus), modulus);
    }
    if (high != Interval.NO_HIGH && high > Interval.NO_LOW + modulus) {
      high -= Math.floorMod(Math.floorMod(high, modulus) - residue, modulus);
    }
    return new Interval(low, high);
  }
}
