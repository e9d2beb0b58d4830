package heapwright.solve.domains;

import org.chocosolver.solver.exception.ContradictionException;

/** A pointer so many bytes behind another. */
final class Shift extends Operator {
  private final Pointer pointer;
  private final long bytes;
  private final Pointer behind;

  Shift(Pointer pointer, long bytes, Pointer behind) {
    super(pointer.engine, pointer, behind);
    this.pointer = pointer;
    this.bytes = bytes;
    this.behind = behind;
  }

  @Override
  void deduce() throws ContradictionException {
    PlaceShift.relate(pointer, bytes, behind);
    if (pointer.isFixed()) {
      entailed();
    }
  }

  @Override
  public String text() {
    return behind.name() + " = " + pointer.name() + " + " + bytes;
  }
}
