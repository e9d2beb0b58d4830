package heapwright.solve.domains;

import java.util.List;

/** Tells somebody outside that variables have changed. */
final class ChangeListener extends DomainOperator {
  private final Runnable listener;

  ChangeListener(ConstraintStore engine, List<? extends CellVariable> cells, Runnable listener) {
    super(engine, cells.stream().map(Equality::variable).toArray(DomainVariable[]::new));
    this.listener = listener;
  }

  @Override
  void deduce() {
    listener.run();
  }

  @Override
  public String text() {
    return "watched";
  }
}
