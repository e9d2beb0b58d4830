package heapwright.solve.domains.integer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.IntegerMode;
import heapwright.solve.domains.value.WordType;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Operators on integers against all triples of small types. */
class ArithmeticPropertyTest {
  private static final int RUNS = 150;

  private final Random random = new Random(2);
  private final Map<IntegerMode, DomainEngine> engines =
      Stream.of(IntegerMode.values()).collect(Collectors.toMap(mode -> mode, DomainEngine::new));

  /** Few pairs are tried one by one: exactly what has a partner stays. */
  @ParameterizedTest
  @EnumSource(WordArithmetic.class)
  void onSmallDomainsExactlyTheSolutionsStay(WordArithmetic arithmetic) {
    for (IntegerMode mode : IntegerMode.values()) {
      for (int run = 0; run < RUNS; run++) {
        engines.get(mode).push();
        check(arithmetic, mode, new WordType(4, random.nextBoolean()), true);
        engines.get(mode).pop();
      }
    }
  }

  /** Larger domains go by rules on intervals: nothing that has a partner is lost. */
  @ParameterizedTest
  @EnumSource(WordArithmetic.class)
  void onLargeDomainsNoSolutionIsLost(WordArithmetic arithmetic) {
    for (IntegerMode mode : IntegerMode.values()) {
      for (int run = 0; run < RUNS / 5; run++) {
        engines.get(mode).push();
        check(arithmetic, mode, new WordType(8, random.nextBoolean()), false);
        engines.get(mode).pop();
      }
    }
  }

  private void check(WordArithmetic arithmetic, IntegerMode mode, WordType type, boolean exactly) {
    DomainEngine engine = engines.get(mode);
    IntegerSet a = some(type);
    IntegerSet b = some(type);
    IntegerSet r = random.nextBoolean() ? type.all() : some(type);
    Set<MathematicalInteger> lefts = new HashSet<>();
    Set<MathematicalInteger> rights = new HashSet<>();
    Set<MathematicalInteger> results = new HashSet<>();
    a.forEach(
        x ->
            b.forEach(
                y -> {
                  IntegerSet value = evaluate(arithmetic, mode, type, x, y);
                  if (value.meets(r)) {
                    lefts.add(x);
                    rights.add(y);
                    results.add(value.least());
                  }
                }));
    Word left = engine.word("a", type, a);
    Word right = engine.word("b", type, b);
    Word result = engine.words().combine("r", arithmetic, left, right);
    engine.restrict(result, r);
    PropagationResult outcome = engine.propagate();
    String about = mode + " " + type + " " + a + " " + arithmetic + " " + b + " = " + r;
    if (lefts.isEmpty()) {
      assertTrue(!exactly || outcome instanceof PropagationResult.Failed, about);
      return;
    }
    assertInstanceOf(PropagationResult.Consistent.class, outcome, about);
    holds(about, lefts, left, exactly);
    holds(about, rights, right, exactly);
    holds(about, results, result, exactly);
  }

  private static void holds(
      String about, Set<MathematicalInteger> wanted, Word word, boolean exactly) {
    for (MathematicalInteger value : wanted) {
      assertTrue(word.values().contains(value), about + ": " + word + " lacks " + value);
    }
    if (exactly) {
      assertEquals(IntegerSet.of(wanted), word.values(), about + ": " + word.name());
    }
  }

  /** What gcc's code computes, written down once more. */
  private static IntegerSet evaluate(
      WordArithmetic arithmetic,
      IntegerMode mode,
      WordType type,
      MathematicalInteger x,
      MathematicalInteger y) {
    long a = x.longBits();
    long b = y.longBits();
    boolean divides = arithmetic == WordArithmetic.DIVIDE || arithmetic == WordArithmetic.REMAINDER;
    boolean shifts =
        arithmetic == WordArithmetic.SHIFT_LEFT || arithmetic == WordArithmetic.SHIFT_RIGHT;
    boolean far = shifts && (b < 0 || b >= type.bits());
    if (divides && b == 0 || far && mode == IntegerMode.MATHEMATICAL) {
      return IntegerSet.none();
    }
    int amount = (int) b & type.bits() - 1;
    long value =
        switch (arithmetic) {
          case ADD -> a + b;
          case SUBTRACT -> a - b;
          case MULTIPLY -> a * b;
          case DIVIDE -> a / b;
          case REMAINDER -> a % b;
          case SHIFT_LEFT -> a << amount;
          case SHIFT_RIGHT -> a >> amount;
          case AND -> a & b;
          case OR -> a | b;
          case XOR -> a ^ b;
        };
    long fitted = value << 64 - type.bits();
    fitted = type.signed() ? fitted >> 64 - type.bits() : fitted >>> 64 - type.bits();
    boolean sums =
        arithmetic == WordArithmetic.ADD
            || arithmetic == WordArithmetic.SUBTRACT
            || arithmetic == WordArithmetic.MULTIPLY;
    boolean fits =
        mode == IntegerMode.MATHEMATICAL || mode == IntegerMode.DEFINED && type.signed() && sums;
    return fits && fitted != value ? IntegerSet.none() : IntegerSet.of(fitted);
  }

  /** Up to three intervals. */
  private IntegerSet some(WordType type) {
    long least = type.least().longBits();
    int range = 1 << type.bits();
    IntegerSet all = IntegerSet.none();
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      long low = least + random.nextInt(range);
      long high = Math.min(type.greatest().longBits(), low + random.nextInt(range));
      all = all.union(IntegerSet.between(low, high));
    }
    return all;
  }

  @Test
  void comparisonsKeepExactlyTheSolutionsAtTheBounds() {
    for (WordRelation relation : WordRelation.values()) {
      for (int run = 0; run < RUNS; run++) {
        compare(relation, new WordType(4, random.nextBoolean()));
      }
    }
  }

  private void compare(WordRelation relation, WordType type) {
    DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
    IntegerSet a = some(type);
    IntegerSet b = some(type);
    IntegerSet t =
        random.nextInt(3) == 0 ? IntegerSet.between(0, 1) : IntegerSet.of(random.nextInt(2));
    Set<MathematicalInteger> lefts = new HashSet<>();
    Set<MathematicalInteger> rights = new HashSet<>();
    Set<MathematicalInteger> truths = new HashSet<>();
    a.forEach(
        x ->
            b.forEach(
                y -> {
                  MathematicalInteger truth =
                      relation.holds(x, y) ? MathematicalInteger.ONE : MathematicalInteger.ZERO;
                  if (t.contains(truth)) {
                    lefts.add(x);
                    rights.add(y);
                    truths.add(truth);
                  }
                }));
    Word left = engine.word("a", type, a);
    Word right = engine.word("b", type, b);
    Word truth = engine.words().compare("t", relation, left, right);
    engine.restrict(truth, t);
    PropagationResult outcome = engine.propagate();
    String about = a + " " + relation + " " + b + " is " + t;
    assertEquals(lefts.isEmpty(), outcome instanceof PropagationResult.Failed, about);
    if (!lefts.isEmpty()) {
      holds(about, lefts, left, true);
      holds(about, rights, right, true);
      holds(about, truths, truth, true);
    }
  }

  @Test
  void conversionsKeepExactlyTheSolutions() {
    for (int run = 0; run < 4 * RUNS; run++) {
      WordType from = new WordType(2 + random.nextInt(5), random.nextBoolean());
      WordType to = new WordType(from.bits() - 1 + random.nextInt(3), random.nextBoolean());
      DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
      IntegerSet a = some(from);
      IntegerSet b = random.nextBoolean() ? to.all() : some(to);
      Set<MathematicalInteger> sources = new HashSet<>();
      Set<MathematicalInteger> targets = new HashSet<>();
      a.forEach(
          x -> {
            if (b.contains(to.wrap(x))) {
              sources.add(x);
              targets.add(to.wrap(x));
            }
          });
      Word source = engine.word("a", from, a);
      Word target = engine.words().convert("b", source, to);
      engine.restrict(target, b);
      PropagationResult outcome = engine.propagate();
      String about = "(" + to + ") " + from + " " + a + " in " + b;
      assertEquals(sources.isEmpty(), outcome instanceof PropagationResult.Failed, about);
      if (!sources.isEmpty()) {
        holds(about, sources, source, true);
        holds(about, targets, target, true);
      }
    }
  }
}
