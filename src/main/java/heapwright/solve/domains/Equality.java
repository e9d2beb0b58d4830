package heapwright.solve.domains;

import org.chocosolver.solver.exception.ContradictionException;

/** What two cells of one type have in common, whichever kind they are. */
final class Equality {
  private Equality() {}

  static boolean meet(Cell one, Cell other) {
    return one instanceof Word
        ? ((Word) one).values().meets(((Word) other).values())
        : ((Pointer) one).targets().meets(((Pointer) other).targets());
  }

  /** Both are the same from now on; true once nothing is left to be done about it. */
  static boolean enforce(Cell one, Cell other) throws ContradictionException {
    if (one == other) {
      return true;
    }
    if (one instanceof Word) {
      ((Word) one).restrict(((Word) other).values());
      ((Word) other).restrict(((Word) one).values());
    } else {
      ((Pointer) one).restrict(((Pointer) other).targets());
      ((Pointer) other).restrict(((Pointer) one).targets());
    }
    return one.isFixed() && other.isFixed();
  }

  /** One is within the union of two others. */
  static void within(Cell one, Cell first, Cell second) throws ContradictionException {
    if (one instanceof Word) {
      ((Word) one).restrict(((Word) first).values().union(((Word) second).values()));
    } else {
      ((Pointer) one).restrict(((Pointer) first).targets().union(((Pointer) second).targets()));
    }
  }

  static DomainVariable variable(Cell cell) {
    return (DomainVariable) cell;
  }
}
