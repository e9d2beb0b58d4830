package heapwright.solve.domains;

import org.chocosolver.solver.exception.ContradictionException;

/** Two cells with the same value. */
final class Same extends Operator {
  private final Cell one;
  private final Cell other;

  Same(DomainEngine engine, Cell one, Cell other) {
    super(engine, Equality.variable(one), Equality.variable(other));
    this.one = one;
    this.other = other;
  }

  @Override
  void deduce() throws ContradictionException {
    if (Equality.enforce(one, other)) {
      entailed();
    }
  }

  @Override
  public String text() {
    return one.name() + " = " + other.name();
  }
}
