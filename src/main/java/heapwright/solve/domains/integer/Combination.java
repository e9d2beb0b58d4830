package heapwright.solve.domains.integer;

import heapwright.range.IntegerInterval;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.IntegerMode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chocosolver.solver.exception.ContradictionException;

/** A word that is what an arithmetic operator makes of two others. */
final class Combination extends DomainOperator {
  /** As many pairs of operands are tried one by one, which loses nothing. */
  private static final int FEW_PAIRS = 256;

  /** As many pairs cost what a run without them does. */
  private static final int PAIRS_A_RUN = 32;

  /** As many pairs of intervals are looked at; beyond, they are taken for one each. */
  private static final int FEW_INTERVALS = 16;

  private final WordArithmetic arithmetic;
  private final ArithmeticPropagation rules;
  private final Word left;
  private final Word right;
  private final Word result;

  Combination(WordArithmetic arithmetic, Word left, Word right, Word result) {
    super(left.engine, left, right, result);
    this.arithmetic = arithmetic;
    this.left = left;
    this.right = right;
    this.result = result;
    rules = arithmetic.rules();
  }

  @Override
  public boolean mayConvergeSlowly() {
    return true;
  }

  @Override
  public void deduce() throws ContradictionException {
    int lefts = left.values().count(FEW_PAIRS + 1);
    int rights = right.values().count(FEW_PAIRS + 1);
    if (lefts * rights <= FEW_PAIRS) {
      countAs(lefts * rights / PAIRS_A_RUN);
      tryPairs();
    } else {
      applyRules();
    }
    if (left.isFixed() && right.isFixed() && result.isFixed()) {
      entailed();
    }
  }

  private void tryPairs() throws ContradictionException {
    List<MathematicalInteger> rightValues = new ArrayList<>();
    right.values().forEach(rightValues::add);
    Set<MathematicalInteger> lefts = new HashSet<>();
    Set<MathematicalInteger> rights = new HashSet<>();
    Set<MathematicalInteger> results = new HashSet<>();
    left.values()
        .forEach(
            a -> {
              for (MathematicalInteger b : rightValues) {
                IntegerSet value = arithmetic.evaluate(engine.mode(), result.type(), a, b);
                if ((left != right || a.equals(b)) && value.meets(result.values())) {
                  lefts.add(a);
                  rights.add(b);
                  results.add(value.least());
                }
              }
            });
    result.restrict(IntegerSet.of(results));
    left.restrict(IntegerSet.of(lefts));
    right.restrict(IntegerSet.of(rights));
  }

  private boolean isMathematical() {
    return engine.mode() == IntegerMode.MATHEMATICAL;
  }

  private void applyRules() throws ContradictionException {
    IntegerSet second = right.values();
    if (arithmetic.isShift()) {
      IntegerSet amounts = IntegerSet.between(0, left.type().bits() - 1);
      if (isMathematical()) {
        right.restrict(amounts);
        second = right.values();
      } else if (!second.isWithin(amounts)) {
        second = amounts;
      }
    } else if (!arithmetic.isDefined(MathematicalInteger.ZERO)) {
      right.exclude(MathematicalInteger.ZERO);
      second = right.values();
    }
    IntegerSet mathematical = over(left.values(), second, rules::result);
    if (mathematical.isEmpty()) {
      result.restrict(IntegerSet.none());
    }
    boolean fits = arithmetic.mustFit(engine.mode(), result.type());
    result.restrict(fits ? mathematical : result.type().wrap(mathematical));
    IntegerSet exact = fits ? result.values() : result.type().unwrap(result.values(), mathematical);
    IntegerInterval lefts = IntegerInterval.hull(left.values());
    left.restrict(over(exact, second, (r, b) -> rules.left(r, b, lefts)));
    if (second == right.values()) {
      IntegerInterval rights = IntegerInterval.hull(second);
      right.restrict(over(exact, left.values(), (r, a) -> rules.right(r, a, rights)));
    }
  }

  private interface OnIntervals {
    IntegerSet apply(IntegerInterval first, IntegerInterval second);
  }

  private static IntegerSet over(IntegerSet first, IntegerSet second, OnIntervals rule) {
    if (first.isEmpty() || second.isEmpty()) {
      return IntegerSet.none();
    }
    if (first.intervals() * second.intervals() > FEW_INTERVALS) {
      return rule.apply(IntegerInterval.hull(first), IntegerInterval.hull(second));
    }
    IntegerSet all = IntegerSet.none();
    for (int i = 0; i < first.intervals(); i++) {
      for (int j = 0; j < second.intervals(); j++) {
        all =
            all.union(
                rule.apply(
                    new IntegerInterval(first.least(i), first.greatest(i)),
                    new IntegerInterval(second.least(j), second.greatest(j))));
      }
    }
    return all;
  }

  @Override
  public String text() {
    return result.name() + " = " + left.name() + " " + arithmetic + " " + right.name();
  }
}
