package heapwright.solve.domains.integer;

import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.Equality;
import heapwright.solve.domains.engine.Word;
import org.chocosolver.solver.exception.ContradictionException;

/** A cell that is one of two others, as a truth value says. */
final class ConditionalCell extends DomainOperator {
  private final Word condition;
  private final CellVariable then;
  private final CellVariable otherwise;
  private final CellVariable result;

  ConditionalCell(Word condition, CellVariable then, CellVariable otherwise, CellVariable result) {
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
  public void deduce() throws ContradictionException {
    if (!Equality.meet(result, then)) {
      condition.assign(MathematicalInteger.ZERO);
    }
    if (!Equality.meet(result, otherwise)) {
      condition.assign(MathematicalInteger.ONE);
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
