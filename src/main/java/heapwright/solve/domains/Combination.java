package heapwright.solve.domains;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chocosolver.solver.exception.ContradictionException;

/** A word that is what an arithmetic operator makes of two others. */
final class Combination extends Operator {
  /** As many pairs of operands are tried one by one, which loses nothing. */
  private static final int FEW_PAIRS = 256;

  /** As many pairs cost what a run without them does. */
  private static final int PAIRS_A_RUN = 32;

  /** As many pairs of intervals are looked at; beyond, they are taken for one each. */
  private static final int FEW_SPANS = 16;

  private final Arithmetic arithmetic;
  private final Rules rules;
  private final Word left;
  private final Word right;
  private final Word result;

  Combination(Arithmetic arithmetic, Word left, Word right, Word result) {
    super(left.engine, left, right, result);
    this.arithmetic = arithmetic;
    this.left = left;
    this.right = right;
    this.result = result;
    rules = arithmetic.rules();
  }

  @Override
  boolean mayCreep() {
    return true;
  }

  @Override
  void deduce() throws ContradictionException {
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
    List<Whole> rightValues = new ArrayList<>();
    right.values().forEach(rightValues::add);
    Set<Whole> lefts = new HashSet<>();
    Set<Whole> rights = new HashSet<>();
    Set<Whole> results = new HashSet<>();
    left.values()
        .forEach(
            a -> {
              for (Whole b : rightValues) {
                Values value = arithmetic.evaluate(engine.mode(), result.type(), a, b);
                if ((left != right || a.equals(b)) && value.meets(result.values())) {
                  lefts.add(a);
                  rights.add(b);
                  results.add(value.least());
                }
              }
            });
    result.restrict(Values.of(results));
    left.restrict(Values.of(lefts));
    right.restrict(Values.of(rights));
  }

  private boolean isMathematical() {
    return engine.mode() == IntegerMode.MATHEMATICAL;
  }

  private void applyRules() throws ContradictionException {
    Values second = right.values();
    if (arithmetic.isShift()) {
      Values amounts = Values.between(0, left.type().bits() - 1);
      if (isMathematical()) {
        right.restrict(amounts);
        second = right.values();
      } else if (!second.isWithin(amounts)) {
        second = amounts;
      }
    } else if (!arithmetic.isDefined(Whole.ZERO)) {
      right.exclude(Whole.ZERO);
      second = right.values();
    }
    Values mathematical = over(left.values(), second, rules::result);
    if (mathematical.isEmpty()) {
      result.restrict(Values.none());
    }
    result.restrict(isMathematical() ? mathematical : result.type().wrap(mathematical));
    Values exact =
        isMathematical() ? result.values() : result.type().unwrap(result.values(), mathematical);
    Span lefts = Span.hull(left.values());
    left.restrict(over(exact, second, (r, b) -> rules.left(r, b, lefts)));
    if (second == right.values()) {
      Span rights = Span.hull(second);
      right.restrict(over(exact, left.values(), (r, a) -> rules.right(r, a, rights)));
    }
  }

  private interface OnSpans {
    Values apply(Span first, Span second);
  }

  private static Values over(Values first, Values second, OnSpans rule) {
    if (first.isEmpty() || second.isEmpty()) {
      return Values.none();
    }
    if (first.intervals() * second.intervals() > FEW_SPANS) {
      return rule.apply(Span.hull(first), Span.hull(second));
    }
    Values all = Values.none();
    for (int i = 0; i < first.intervals(); i++) {
      for (int j = 0; j < second.intervals(); j++) {
        all =
            all.union(
                rule.apply(
                    new Span(first.least(i), first.greatest(i)),
                    new Span(second.least(j), second.greatest(j))));
      }
    }
    return all;
  }

  @Override
  public String text() {
    return result.name() + " = " + left.name() + " " + arithmetic + " " + right.name();
  }
}
