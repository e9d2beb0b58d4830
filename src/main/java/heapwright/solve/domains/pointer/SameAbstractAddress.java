package heapwright.solve.domains.pointer;

import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import org.chocosolver.solver.exception.ContradictionException;

/** A truth value that says whether two pointers are equal. */
public final class SameAbstractAddress extends DomainOperator {
  private final PointerVariable left;
  private final PointerVariable right;
  private final Word truth;

  public SameAbstractAddress(PointerVariable left, PointerVariable right, Word truth) {
    super(left.engine, left, right, truth);
    this.left = left;
    this.right = right;
    this.truth = truth;
  }

  @Override
  public void deduce() throws ContradictionException {
    if (left == right || left.isFixed() && right.isFixed() && left.place().equals(right.place())) {
      truth.assign(MathematicalInteger.ONE);
      entailed();
    } else if (!left.targets().meets(right.targets())) {
      truth.assign(MathematicalInteger.ZERO);
      entailed();
    } else if (truth.isFixed()) {
      enforce(truth.value().signum() != 0);
    }
  }

  private void enforce(boolean equal) throws ContradictionException {
    if (equal) {
      left.equate(right);
      return;
    }
    if (left.isFixed()) {
      right.exclude(left.place());
      entailed();
    } else if (right.isFixed()) {
      left.exclude(right.place());
      entailed();
    }
  }

  @Override
  public String text() {
    return truth.name() + " = (" + left.name() + " == " + right.name() + ")";
  }
}
