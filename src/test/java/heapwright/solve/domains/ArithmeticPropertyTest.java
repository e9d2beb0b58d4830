package heapwright.solve.domains;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Operators on integers against all triples of small types. */
class ArithmeticPropertyTest {
  private static final int RUNS = 150;

  private final Random random = new Random(2);
  private final Map<IntegerMode, DomainEngine> engines =
      Map.of(
          IntegerMode.MACHINE, new DomainEngine(IntegerMode.MACHINE),
          IntegerMode.MATHEMATICAL, new DomainEngine(IntegerMode.MATHEMATICAL));

  /** Few pairs are tried one by one: exactly what has a partner stays. */
  @ParameterizedTest
  @EnumSource(Arithmetic.class)
  void onSmallDomainsExactlyTheSolutionsStay(Arithmetic arithmetic) {
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
  @EnumSource(Arithmetic.class)
  void onLargeDomainsNoSolutionIsLost(Arithmetic arithmetic) {
    for (IntegerMode mode : IntegerMode.values()) {
      for (int run = 0; run < RUNS / 5; run++) {
        engines.get(mode).push();
        check(arithmetic, mode, new WordType(8, random.nextBoolean()), false);
        engines.get(mode).pop();
      }
    }
  }

  private void check(Arithmetic arithmetic, IntegerMode mode, WordType type, boolean exactly) {
    DomainEngine engine = engines.get(mode);
    Values a = some(type);
    Values b = some(type);
    Values r = random.nextBoolean() ? type.all() : some(type);
    Set<Whole> lefts = new HashSet<>();
    Set<Whole> rights = new HashSet<>();
    Set<Whole> results = new HashSet<>();
    a.forEach(
        x ->
            b.forEach(
                y -> {
                  Values value = evaluate(arithmetic, mode, type, x, y);
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
    Outcome outcome = engine.propagate();
    String about = mode + " " + type + " " + a + " " + arithmetic + " " + b + " = " + r;
    if (lefts.isEmpty()) {
      assertTrue(!exactly || outcome instanceof Outcome.Failed, about);
      return;
    }
    assertInstanceOf(Outcome.Consistent.class, outcome, about);
    holds(about, lefts, left, exactly);
    holds(about, rights, right, exactly);
    holds(about, results, result, exactly);
  }

  private static void holds(String about, Set<Whole> wanted, Word word, boolean exactly) {
    for (Whole value : wanted) {
      assertTrue(word.values().contains(value), about + ": " + word + " lacks " + value);
    }
    if (exactly) {
      assertEquals(Values.of(wanted), word.values(), about + ": " + word.name());
    }
  }

  /** What gcc's code computes, written down once more. */
  private static Values evaluate(
      Arithmetic arithmetic, IntegerMode mode, WordType type, Whole x, Whole y) {
    long a = x.longBits();
    long b = y.longBits();
    boolean divides = arithmetic == Arithmetic.DIVIDE || arithmetic == Arithmetic.REMAINDER;
    boolean shifts = arithmetic == Arithmetic.SHIFT_LEFT || arithmetic == Arithmetic.SHIFT_RIGHT;
    boolean far = shifts && (b < 0 || b >= type.bits());
    if (divides && b == 0 || far && mode == IntegerMode.MATHEMATICAL) {
      return Values.none();
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
    return mode == IntegerMode.MATHEMATICAL && fitted != value ? Values.none() : Values.of(fitted);
  }

  /** Up to three intervals. */
  private Values some(WordType type) {
    long least = type.least().longBits();
    int range = 1 << type.bits();
    Values all = Values.none();
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      long low = least + random.nextInt(range);
      long high = Math.min(type.greatest().longBits(), low + random.nextInt(range));
      all = all.union(Values.between(low, high));
    }
    return all;
  }

  @Test
  void comparisonsKeepExactlyTheSolutionsAtTheBounds() {
    for (Relation relation : Relation.values()) {
      for (int run = 0; run < RUNS; run++) {
        compare(relation, new WordType(4, random.nextBoolean()));
      }
    }
  }

  private void compare(Relation relation, WordType type) {
    DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
    Values a = some(type);
    Values b = some(type);
    Values t = random.nextInt(3) == 0 ? Values.between(0, 1) : Values.of(random.nextInt(2));
    Set<Whole> lefts = new HashSet<>();
    Set<Whole> rights = new HashSet<>();
    Set<Whole> truths = new HashSet<>();
    a.forEach(
        x ->
            b.forEach(
                y -> {
                  Whole truth = relation.holds(x, y) ? Whole.ONE : Whole.ZERO;
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
    Outcome outcome = engine.propagate();
    String about = a + " " + relation + " " + b + " is " + t;
    assertEquals(lefts.isEmpty(), outcome instanceof Outcome.Failed, about);
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
      Values a = some(from);
      Values b = random.nextBoolean() ? to.all() : some(to);
      Set<Whole> sources = new HashSet<>();
      Set<Whole> targets = new HashSet<>();
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
      Outcome outcome = engine.propagate();
      String about = "(" + to + ") " + from + " " + a + " in " + b;
      assertEquals(sources.isEmpty(), outcome instanceof Outcome.Failed, about);
      if (!sources.isEmpty()) {
        holds(about, sources, source, true);
        holds(about, targets, target, true);
      }
    }
  }
}
