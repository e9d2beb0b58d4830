package heapwright.solve.domains;

import java.util.List;
import org.chocosolver.solver.exception.ContradictionException;

/** A cell of which a store may have changed a part, and which is as before if it did not. */
final class PartialStore extends Operator {
  private final Pointer to;
  private final List<Place> partly;
  private final Cell before;
  private final Cell after;

  PartialStore(Pointer to, List<Place> partly, Cell before, Cell after) {
    super(to.engine, to, Equality.variable(before), Equality.variable(after));
    this.to = to;
    this.partly = List.copyOf(partly);
    this.before = before;
    this.after = after;
  }

  @Override
  void deduce() throws ContradictionException {
    if (partly.stream().noneMatch(to.targets()::contains) && Equality.enforce(before, after)) {
      entailed();
    }
  }

  @Override
  public String text() {
    return after.name() + " is " + before.name() + " unless " + to.name() + " is in " + partly;
  }
}
