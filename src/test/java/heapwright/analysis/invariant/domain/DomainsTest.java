package heapwright.analysis.invariant.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.Random;
import java.util.function.BinaryOperator;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.Test;

/** Each operator against all numbers of small ranges: nothing may be lost. */
class DomainsTest {
  private static final int REACH = 6;

  private interface Check {
    void of(Interval a, Interval b);
  }

  /** All intervals of small numbers, with bounds left out too. */
  private static void pairs(Check check) {
    for (long a = -REACH; a <= REACH; a++) {
      for (long b = a; b <= REACH; b++) {
        for (long c = -REACH; c <= REACH; c += 2) {
          for (long d = c; d <= REACH; d++) {
            check.of(new Interval(a, b), new Interval(c, d));
            check.of(new Interval(a, Interval.NO_HIGH), new Interval(c, d));
            check.of(new Interval(Interval.NO_LOW, b), new Interval(c, Interval.NO_HIGH));
          }
        }
      }
    }
  }

  private static void holds(
      BinaryOperator<Interval> domain, LongBinaryOperator number, boolean divides) {
    pairs(
        (a, b) -> {
          Interval result = domain.apply(a, b);
          for (long x = -3 * REACH; x <= 3 * REACH; x++) {
            for (long y = -3 * REACH; y <= 3 * REACH; y++) {
              boolean applies = a.contains(x) && b.contains(y) && !(divides && y == 0);
              if (applies && !result.contains(number.applyAsLong(x, y))) {
                fail(x + ", " + y + " of " + a + b);
              }
            }
          }
        });
  }

  @Test
  void intervalsKeepEveryResult() {
    holds(Interval::plus, Long::sum, false);
    holds(Interval::minus, (x, y) -> x - y, false);
    holds(Interval::times, (x, y) -> x * y, false);
    holds(Interval::dividedBy, (x, y) -> x / y, true);
    holds(Interval::remainderOf, (x, y) -> x % y, true);
  }

  @Test
  void boundsBeyondALongAreGivenUp() {
    Interval great = new Interval(Long.MAX_VALUE - 3, Long.MAX_VALUE - 1);
    assertEquals(Interval.NO_HIGH, great.plus(great).high());
    assertTrue(great.plus(great).low() <= Long.MAX_VALUE - 1);
    assertEquals(Interval.NO_HIGH, great.times(great).high());
    assertEquals(Interval.NO_LOW, great.times(great.negated()).low());
  }

  @Test
  void congruencesKeepEveryResult() {
    Random random = new Random(1);
    for (int i = 0; i < 20_000; i++) {
      Congruence a = Congruence.modulo(random.nextInt(13), random.nextInt(40) - 20);
      Congruence b = Congruence.modulo(random.nextInt(13), random.nextInt(40) - 20);
      for (long x = -20; x <= 20; x++) {
        long y = random.nextInt(60) - 30;
        if (a.contains(x) && b.contains(y)) {
          assertTrue(a.plus(b).contains(x + y));
          assertTrue(a.times(b).contains(x * y), a + " * " + b);
          assertTrue(a.negated().contains(-x));
          assertTrue(a.plus(y).contains(x + y));
          assertTrue(a.join(b).contains(x) && a.join(b).contains(y));
          assertTrue(a.wrapped(4).contains(Math.floorMod(x, 16)));
          assertTrue(a.wrapped(64).contains(x));
          assertTrue(a.tighten(new Interval(x, x + 9)).contains(x));
        }
        if (a.contains(x) && b.contains(x)) {
          assertTrue(a.meet(b).orElseThrow().contains(x));
        }
      }
    }
  }

  @Test
  void residuesKeepEveryResult() {
    Random random = new Random(1);
    for (int i = 0; i < 5_000; i++) {
      Residues a = new Residues(1 + random.nextInt((1 << 16) - 1));
      Residues b = new Residues(1 + random.nextInt((1 << 16) - 1));
      for (int j = 0; j < 40; j++) {
        long x = random.nextInt(200) - 100;
        long y = random.nextInt(200) - 100;
        if (a.contains(x) && b.contains(y)) {
          assertTrue(a.plus(y).contains(x + y));
          assertTrue(a.squared().contains(x * x));
          assertTrue(a.combined(b, (p, q) -> p * q).contains(x * y));
          assertTrue(a.combined(b, (p, q) -> p & q).contains(x & y));
          assertTrue(a.combined(b, (p, q) -> p - q).contains(x - y));
          assertTrue(a.tighten(new Interval(x, x + 20)).contains(x));
        }
      }
    }
  }

  @Test
  void zonesKeepEverySolution() {
    Random random = new Random(1);
    for (int i = 0; i < 2_000; i++) {
      long[] numbers = {0, random.nextInt(9) - 4, random.nextInt(9) - 4, random.nextInt(9) - 4};
      Zone zone = new Zone();
      for (int name = 1; name < 4; name++) {
        zone.add(name, new Interval(-4, 4));
      }
      for (int j = 0; j < 8; j++) {
        int x = random.nextInt(4);
        int y = random.nextInt(4);
        long slack = random.nextInt(3);
        Zone.Effect effect = zone.constrain(x, y, numbers[x] - numbers[y] + slack);
        assertTrue(effect != Zone.Effect.IMPOSSIBLE);
      }
      for (int x = 0; x < 4; x++) {
        for (int y = 0; y < 4; y++) {
          assertTrue(numbers[x] - numbers[y] <= zone.bound(x, y));
        }
      }
    }
  }

  @Test
  void zonesFindContradictions() {
    Zone zone = new Zone();
    zone.add(1, Interval.ALL);
    zone.add(2, Interval.ALL);
    zone.add(3, Interval.ALL);
    zone.constrain(1, 2, -1);
    zone.constrain(2, 3, -1);
    assertEquals(-2, zone.bound(1, 3));
    assertEquals(Zone.Effect.IMPOSSIBLE, zone.constrain(3, 1, 1));
  }
}
