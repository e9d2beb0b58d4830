package heapwright.solve.domains.integer;

import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.Occasion;
import heapwright.solve.domains.engine.Word;
import org.chocosolver.solver.exception.ContradictionException;

/** A truth value that says whether a relation holds between two integers. */
final class ComparisonOperator extends DomainOperator {
  private final WordRelation relation;
  private final Word left;
  private final Word right;
  private final Word truth;

  ComparisonOperator(WordRelation relation, Word left, Word right, Word truth) {
    super(left.engine, left, right, truth);
    this.relation = relation;
    this.left = left;
    this.right = right;
    this.truth = truth;
  }

  @Override
  public boolean mayConvergeSlowly() {
    return true;
  }

  @Override
  public int waitsFor(int variable) {
    boolean holes = relation == WordRelation.EQUAL || relation == WordRelation.UNEQUAL;
    return holes ? Occasion.ANY : Occasion.BOUNDED;
  }

  @Override
  public void deduce() throws ContradictionException {
    if (isSure(relation)) {
      truth.assign(MathematicalInteger.ONE);
      entailed();
    } else if (isSure(relation.negated())) {
      truth.assign(MathematicalInteger.ZERO);
      entailed();
    } else if (truth.isFixed()) {
      WordRelation held = truth.value().signum() != 0 ? relation : relation.negated();
      enforce(held);
      if (isSure(held)) {
        entailed();
      }
    }
  }

  /** Whether the relation holds whatever the two are. */
  private boolean isSure(WordRelation asked) {
    if (left == right) {
      return asked.holds(MathematicalInteger.ZERO, MathematicalInteger.ZERO);
    }
    return switch (asked) {
      case EQUAL -> left.isFixed() && right.isFixed() && left.value().equals(right.value());
      case UNEQUAL -> !left.values().meets(right.values());
      case LESS -> left.greatest().isBelow(right.least());
      case AT_MOST -> !right.least().isBelow(left.greatest());
      case GREATER -> right.greatest().isBelow(left.least());
      case AT_LEAST -> !left.least().isBelow(right.greatest());
    };
  }

  private void enforce(WordRelation held) throws ContradictionException {
    switch (held) {
      case EQUAL -> {
        left.restrict(right.values());
        right.restrict(left.values());
      }
      case UNEQUAL -> {
        if (left.isFixed()) {
          right.exclude(left.value());
        }
        if (right.isFixed()) {
          left.exclude(right.value());
        }
      }
      case LESS -> order(left, right, MathematicalInteger.ONE);
      case AT_MOST -> order(left, right, MathematicalInteger.ZERO);
      case GREATER -> order(right, left, MathematicalInteger.ONE);
      case AT_LEAST -> order(right, left, MathematicalInteger.ZERO);
    }
  }

  /** One is below another by so much at least. */
  private static void order(Word low, Word high, MathematicalInteger gap)
      throws ContradictionException {
    low.atMost(high.greatest().minus(gap));
    high.atLeast(low.least().plus(gap));
  }

  @Override
  public String text() {
    return truth.name() + " = (" + left.name() + " " + relation + " " + right.name() + ")";
  }
}
