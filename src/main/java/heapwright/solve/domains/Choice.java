package heapwright.solve.domains;

import org.chocosolver.solver.exception.ContradictionException;

/** A cell that is one of two others, as a truth value says. */
final class Choice extends Operator {
  private final Word condition;
  private final Cell then;
  private final Cell otherwise;
  private final Cell result;

  Choice(Word condition, Cell then, Cell otherwise, Cell result) {
    super(
        condition.engine,
        condition,
        Equality.variable(then),
        Equality.variable(otherwise),
        Equality.variable(result));
    this.condition = condition;
    this.then = then;
    this.otherwise = otherwise;
    this.result = result;
  }

  @Override
  void deduce() throws ContradictionException {
    if (!Equality.meet(result, then)) {
      condition.assign(Whole.ZERO);
    }
    if (!Equality.meet(result, otherwise)) {
      condition.assign(Whole.ONE);
    }
    if (!condition.isFixed()) {
      Equality.within(result, then, otherwise);
    } else if (Equality.enforce(result, condition.value().signum() != 0 ? then : otherwise)) {
      entailed();
    }
  }

  @Override
  public String text() {
    return result.name()
        + " = "
        + condition.name()
        + " ? "
        + then.name()
        + " : "
        + otherwise.name();
  }
}
