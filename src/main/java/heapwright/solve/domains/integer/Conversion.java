package heapwright.solve.domains.integer;

import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.Word;
import org.chocosolver.solver.exception.ContradictionException;

/** A word with the lowest bits of another: what a cast keeps, in either mode. */
final class Conversion extends DomainOperator {
  private final Word from;
  private final Word to;

  Conversion(Word from, Word to) {
    super(from.engine, from, to);
    this.from = from;
    this.to = to;
  }

  @Override
  public void deduce() throws ContradictionException {
    to.restrict(to.type().wrap(from.values()));
    from.restrict(to.type().unwrap(to.values(), from.values()));
    if (from.isFixed()) {
      entailed();
    }
  }

  @Override
  public String text() {
    return to.name() + " = (" + to.type() + ") " + from.name();
  }
}
