package heapwright.solve.domains.integer;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.IntegerMode;
import heapwright.solve.domains.value.WordType;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Real widths: a computation that happened is never pruned away, whatever is known of its parts.
 */
class WideArithmeticTest {
  private static final int RUNS = 2500;
  private static final List<WordType> TYPES =
      List.of(
          new WordType(32, true),
          new WordType(32, false),
          new WordType(64, true),
          new WordType(64, false),
          new WordType(128, true));

  private final Random random = new Random(3);

  @ParameterizedTest
  @EnumSource(WordArithmetic.class)
  void whatWasComputedStaysPossible(WordArithmetic arithmetic) {
    DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
    for (int run = 0; run < RUNS; run++) {
      WordType type = TYPES.get(random.nextInt(TYPES.size()));
      MathematicalInteger x = number(type);
      MathematicalInteger y =
          arithmetic.isShift() ? MathematicalInteger.of(random.nextInt(type.bits())) : number(type);
      if (!arithmetic.isDefined(y)) {
        continue;
      }
      MathematicalInteger z = type.wrap(arithmetic.apply(x, y));
      engine.push();
      Word a = engine.word("a", type, around(x, type));
      Word b = engine.word("b", type, around(y, type));
      Word r = engine.words().combine("r", arithmetic, a, b);
      engine.restrict(r, around(z, type));
      String about =
          x + " " + arithmetic + " " + y + " = " + z + " with " + a + ", " + b + ", " + r;
      assertInstanceOf(PropagationResult.Consistent.class, engine.propagate(), about);
      assertTrue(a.values().contains(x) && b.values().contains(y) && r.values().contains(z), about);
      engine.assign(a, x);
      engine.assign(b, y);
      engine.propagate();
      assertTrue(r.isFixed() && r.value().equals(z), about);
      engine.pop();
    }
  }

  private MathematicalInteger number(WordType type) {
    BigInteger bits = new BigInteger(1 + random.nextInt(type.bits()), random);
    int near = random.nextInt(5);
    MathematicalInteger drawn = MathematicalInteger.of(random.nextBoolean() ? bits : bits.negate());
    return switch (near) {
      case 0 -> type.wrap(type.least().plus(MathematicalInteger.of(random.nextInt(4))));
      case 1 -> type.wrap(type.greatest().minus(MathematicalInteger.of(random.nextInt(4))));
      case 2 -> type.wrap(MathematicalInteger.of(random.nextInt(40) - 20));
      default -> type.wrap(drawn);
    };
  }

  /** A set with the number in it: itself, an interval, two intervals, or all. */
  private IntegerSet around(MathematicalInteger value, WordType type) {
    MathematicalInteger low =
        value.minus(MathematicalInteger.of(random.nextInt(1 << random.nextInt(20))));
    MathematicalInteger high =
        value.plus(MathematicalInteger.of(random.nextInt(1 << random.nextInt(20))));
    IntegerSet interval = IntegerSet.between(low, high).intersect(type.all());
    return switch (random.nextInt(4)) {
      case 0 -> IntegerSet.of(value);
      case 1 -> type.all();
      case 2 ->
          interval.union(
              IntegerSet.between(type.least(), type.least().plus(MathematicalInteger.of(9))));
      default -> interval;
    };
  }
}
