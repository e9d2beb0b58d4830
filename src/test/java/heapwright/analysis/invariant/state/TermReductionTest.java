package heapwright.analysis.invariant.state;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.OverflowSemantics;
import heapwright.analysis.invariant.fixpoint.ProgramFacts;
import heapwright.ir.Program;
import heapwright.ir.code.Relation;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.IntegerType;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Random facts that some numbers satisfy: no conclusion may contradict the numbers. */
class TermReductionTest {
  private static final IntegerType BYTE = new IntegerType(IntegerType.Kind.BYTE, 8, true);
  private static final ProgramFacts EMPTY =
      ProgramFacts.of(new Program(DataModel.LP64, Map.of(), Map.of(), Map.of(), List.of()));
  private static final IntegerType NATURAL = new IntegerType(IntegerType.Kind.BYTE, 8, false);

  @Test
  void conclusionsKeepTheNumbersThatTheFactsWereMadeFor() {
    Random random = new Random(1);
    for (int i = 0; i < 20_000; i++) {
      check(random);
    }
  }

  private static void check(Random random) {
    AbstractState state = new AbstractState(new NameTable(EMPTY.typing(), Set.of()));
    AbstractArithmetic arithmetic = new AbstractArithmetic(state, OverflowSemantics.WRAPS);
    long[] numbers = new long[12];
    AbstractValue[] values = new AbstractValue[numbers.length];
    for (int i = 0; i < 3; i++) {
      numbers[i] = random.nextBoolean() ? random.nextInt(7) - 2 : random.nextInt(256) - 128;
      values[i] = state.fresh(BYTE, Set.of());
    }
    int count = 3;
    while (count < numbers.length) {
      int a = random.nextInt(count);
      int b = random.nextInt(count);
      if (random.nextInt(3) == 0) {
        fact(state, random, values[a], numbers[a], values[b], numbers[b]);
      } else {
        count += operation(arithmetic, random, numbers, values, a, b, count);
      }
    }
    new AssumeTransfer(state).conclude();
    assertFalse(state.isImpossible());
    for (int i = 0; i < count; i++) {
      assertTrue(state.range(values[i]).contains(numbers[i]), () -> "a number was lost");
      assertTrue(state.congruence(values[i]).contains(numbers[i]));
      assertTrue(state.residues(values[i]).contains(numbers[i]));
    }
  }

  private static void fact(
      AbstractState state, Random random, AbstractValue a, long x, AbstractValue b, long y) {
    Relation relation = x < y ? Relation.LESS : x == y ? Relation.EQUAL : Relation.GREATER;
    boolean weak = random.nextBoolean();
    Relation weaker =
        relation == Relation.LESS
            ? Relation.LESS_EQUAL
            : relation == Relation.EQUAL ? Relation.GREATER_EQUAL : Relation.NOT_EQUAL;
    new AssumeTransfer(state).add(weak ? weaker : relation, a, b);
    if (random.nextBoolean()) {
      new AssumeTransfer(state).conclude();
    }
  }

  /** Adds an operation on two of the values; how many were added. */
  private static int operation(
      AbstractArithmetic arithmetic,
      Random random,
      long[] numbers,
      AbstractValue[] values,
      int a,
      int b,
      int at) {
    long x = numbers[a];
    long y = numbers[b];
    AbstractValue left = values[a];
    AbstractValue right = values[b];
    boolean small = Math.abs(x) < 1 << 20 && Math.abs(y) < 1 << 20;
    if (!small) {
      return 0;
    }
    switch (random.nextInt(11)) {
      case 0 -> put(numbers, values, at, x + y, arithmetic.sum(left, right));
      case 1 -> put(numbers, values, at, x - y, arithmetic.difference(left, right));
      case 2 -> put(numbers, values, at, x * y, arithmetic.product(left, right));
      case 3 ->
          put(
              numbers,
              values,
              at,
              x & y,
              with(arithmetic, NameDefinition.Arithmetic.AND, left, right));
      case 4 ->
          put(
              numbers,
              values,
              at,
              x | y,
              with(arithmetic, NameDefinition.Arithmetic.OR, left, right));
      case 5 ->
          put(
              numbers,
              values,
              at,
              x ^ y,
              with(arithmetic, NameDefinition.Arithmetic.XOR, left, right));
      case 6 -> put(numbers, values, at, BYTE.wrap(x), arithmetic.inType(left, BYTE, true));
      case 7 -> put(numbers, values, at, NATURAL.wrap(x), arithmetic.inType(left, NATURAL, true));
      case 8 -> {
        int bits = random.nextInt(5) + 1;
        AbstractValue by = AbstractValue.of(bits);
        AbstractValue shifted =
            arithmetic.operation(NameDefinition.Arithmetic.SHIFT_RIGHT, left, by);
        put(numbers, values, at, x >> bits, shifted);
      }
      default -> {
        long divisor = random.nextBoolean() ? y : random.nextInt(12) - 3;
        AbstractValue by = divisor == y ? right : AbstractValue.of(divisor);
        if (divisor == 0) {
          return 0;
        }
        boolean quotient = random.nextBoolean();
        NameDefinition.Arithmetic operation =
            quotient ? NameDefinition.Arithmetic.DIVIDE : NameDefinition.Arithmetic.REMAINDER;
        AbstractValue result = arithmetic.operation(operation, left, by);
        put(numbers, values, at, quotient ? x / divisor : x % divisor, result);
      }
    }
    return 1;
  }

  private static AbstractValue with(
      AbstractArithmetic arithmetic,
      NameDefinition.Arithmetic operation,
      AbstractValue a,
      AbstractValue b) {
    return arithmetic.symmetric(operation, a, b);
  }

  private static void put(
      long[] numbers, AbstractValue[] values, int at, long number, AbstractValue value) {
    numbers[at] = number;
    values[at] = value;
  }
}
