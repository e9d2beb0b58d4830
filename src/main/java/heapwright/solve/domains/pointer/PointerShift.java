package heapwright.solve.domains.pointer;

import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.PointerVariable;
import org.chocosolver.solver.exception.ContradictionException;

/** A pointer so many bytes behind another. */
final class PointerShift extends DomainOperator {
  private final PointerVariable pointer;
  private final long bytes;
  private final PointerVariable behind;

  PointerShift(PointerVariable pointer, long bytes, PointerVariable behind) {
    super(pointer.engine, pointer, behind);
    this.pointer = pointer;
    this.bytes = bytes;
    this.behind = behind;
  }

  @Override
  public void deduce() throws ContradictionException {
    AddressShift.relate(pointer, bytes, behind);
    if (pointer.isFixed()) {
      entailed();
    }
  }

  @Override
  public String text() {
    return behind.name() + " = " + pointer.name() + " + " + bytes;
  }
}
