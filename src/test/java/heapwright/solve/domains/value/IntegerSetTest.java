package heapwright.solve.domains.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import java.math.BigInteger;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Sets of integers against sets of the library. */
class IntegerSetTest {
  private static final int RUNS = 3000;

  private final Random random = new Random(1);

  @Test
  void setsBehaveAsSets() {
    for (int run = 0; run < RUNS; run++) {
      TreeSet<Integer> a = some();
      TreeSet<Integer> b = some();
      IntegerSet x = values(a);
      IntegerSet y = values(b);
      TreeSet<Integer> both = new TreeSet<>(a);
      both.retainAll(b);
      TreeSet<Integer> either = new TreeSet<>(a);
      either.addAll(b);
      assertEquals(values(both), x.intersect(y));
      assertEquals(values(either), x.union(y));
      assertEquals(!both.isEmpty(), x.meets(y));
      assertEquals(b.containsAll(a), x.isWithin(y));
      assertEquals(a.size(), x.count(1000));
      int one = random.nextInt(20);
      assertEquals(a.contains(one), x.contains(MathematicalInteger.of(one)));
      TreeSet<Integer> rest = new TreeSet<>(a);
      rest.remove(one);
      assertEquals(values(rest), x.without(MathematicalInteger.of(one)));
      assertEquals(a, elements(x));
    }
  }

  @Test
  void whatIsTooScatteredBecomesLargerNeverSmallerAndNeverGrowsWhenItIsCut() {
    for (int run = 0; run < RUNS; run++) {
      TreeSet<Integer> a = scattered();
      TreeSet<Integer> b = scattered();
      IntegerSet x = values(a);
      IntegerSet y = values(b);
      a.forEach(i -> assertTrue(x.contains(MathematicalInteger.of(i))));
      assertTrue(x.intersect(y).isWithin(x));
      a.stream()
          .filter(b::contains)
          .forEach(i -> assertTrue(x.intersect(y).contains(MathematicalInteger.of(i))));
      int one = random.nextInt(200);
      assertTrue(x.without(MathematicalInteger.of(one)).isWithin(x));
      a.stream()
          .filter(i -> i != one)
          .forEach(
              i ->
                  assertTrue(
                      x.without(MathematicalInteger.of(one)).contains(MathematicalInteger.of(i))));
      assertTrue(x.isWithin(x.union(y)) && y.isWithin(x.union(y)));
    }
  }

  @Test
  void wrappingAndItsInverseAgreeWithEachNumber() {
    for (int run = 0; run < RUNS; run++) {
      WordType type = new WordType(1 + random.nextInt(5), random.nextBoolean());
      int low = random.nextInt(120) - 60;
      int high = low + random.nextInt(60);
      TreeSet<Integer> wrapped = new TreeSet<>();
      for (int i = low; i <= high; i++) {
        wrapped.add((int) type.wrap(MathematicalInteger.of(i)).longBits());
      }
      assertEquals(
          values(wrapped), type.wrap(MathematicalInteger.of(low), MathematicalInteger.of(high)));
      IntegerSet target = values(some()).intersect(type.all());
      IntegerSet source = IntegerSet.between(low, high);
      IntegerSet inverse = type.unwrap(target, source);
      for (int i = low; i <= high; i++) {
        boolean hit = target.contains(type.wrap(MathematicalInteger.of(i)));
        assertTrue(!hit || inverse.contains(MathematicalInteger.of(i)));
      }
    }
  }

  @Test
  void wholeNumbersGoBeyondLongs() {
    for (int run = 0; run < RUNS; run++) {
      BigInteger a = new BigInteger(1 + random.nextInt(70), random).subtract(BigInteger.TEN);
      BigInteger b = new BigInteger(1 + random.nextInt(66), random).negate().add(BigInteger.TWO);
      MathematicalInteger x = MathematicalInteger.of(a);
      MathematicalInteger y = MathematicalInteger.of(b);
      assertEquals(a.add(b), x.plus(y).big());
      assertEquals(a.subtract(b), x.minus(y).big());
      assertEquals(a.multiply(b), x.times(y).big());
      assertEquals(a.compareTo(b), x.compareTo(y));
      assertEquals(a.and(b), x.and(y).big());
      assertEquals(a.or(b), x.or(y).big());
      assertEquals(a.xor(b), x.xor(y).big());
      assertEquals(a.bitLength(), x.bitLength());
      assertEquals(a.shiftRight(run % 70), x.shiftedRight(run % 70).big());
      if (b.signum() != 0) {
        assertEquals(a.divide(b), x.dividedBy(y).big());
        assertEquals(a.remainder(b), x.remainder(y).big());
        assertEquals(a.mod(b.abs()), x.modulo(MathematicalInteger.of(b.abs())).big());
      }
    }
  }

  private TreeSet<Integer> some() {
    TreeSet<Integer> set = new TreeSet<>();
    int size = random.nextInt(10);
    for (int i = 0; i < size; i++) {
      set.add(random.nextInt(20));
    }
    return set;
  }

  private TreeSet<Integer> scattered() {
    TreeSet<Integer> set = new TreeSet<>();
    for (int i = 0; i < 60; i++) {
      set.add(random.nextInt(200));
    }
    return set;
  }

  private static IntegerSet values(TreeSet<Integer> set) {
    return IntegerSet.of(set.stream().map(i -> MathematicalInteger.of(i)).toList());
  }

  private static TreeSet<Integer> elements(IntegerSet values) {
    TreeSet<Integer> set = new TreeSet<>();
    values.forEach(v -> set.add((int) v.longBits()));
    return set;
  }
}
