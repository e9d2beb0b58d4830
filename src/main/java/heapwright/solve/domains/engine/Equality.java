package heapwright.solve.domains.engine;

import org.chocosolver.solver.exception.ContradictionException;

/** What two cells of one type have in common, whichever kind they are. */
public final class Equality {
  private Equality() {}

  public static boolean meet(CellVariable one, CellVariable other) {
    return one instanceof Word
        ? ((Word) one).values().meets(((Word) other).values())
        : ((PointerVariable) one).targets().meets(((PointerVariable) other).targets());
  }

  /** Both are the same from now on; true once nothing is left to be done about it. */
  public static boolean enforce(CellVariable one, CellVariable other)
      throws ContradictionException {
    if (one == other) {
      return true;
    }
    if (one instanceof Word) {
      ((Word) one).restrict(((Word) other).values());
      ((Word) other).restrict(((Word) one).values());
    } else {
      ((PointerVariable) one).restrict(((PointerVariable) other).targets());
      ((PointerVariable) other).restrict(((PointerVariable) one).targets());
    }
    return one.isFixed() && other.isFixed();
  }

  /** One is within the union of two others. */
  public static void within(CellVariable one, CellVariable first, CellVariable second)
      throws ContradictionException {
    if (one instanceof Word) {
      ((Word) one).restrict(((Word) first).values().union(((Word) second).values()));
    } else {
      ((PointerVariable) one)
          .restrict(
              ((PointerVariable) first).targets().union(((PointerVariable) second).targets()));
    }
  }

  public static DomainVariable variable(CellVariable cell) {
    return (DomainVariable) cell;
  }
}
