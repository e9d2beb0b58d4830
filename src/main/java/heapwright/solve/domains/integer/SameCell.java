package heapwright.solve.domains.integer;

import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.Equality;
import org.chocosolver.solver.exception.ContradictionException;

/** Two cells with the same value. */
final class SameCell extends DomainOperator {
  private final CellVariable one;
  private final CellVariable other;

  SameCell(ConstraintStore engine, CellVariable one, CellVariable other) {
    super(engine, Equality.variable(one), Equality.variable(other));
    this.one = one;
    this.other = other;
  }

  @Override
  public void deduce() throws ContradictionException {
    if (Equality.enforce(one, other)) {
      entailed();
    }
  }

  @Override
  public String text() {
    return one.name() + " = " + other.name();
  }
}
