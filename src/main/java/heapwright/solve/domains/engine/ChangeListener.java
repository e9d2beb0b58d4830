package heapwright.solve.domains.engine;

import java.util.List;

/** Tells somebody outside that variables have changed. */
public final class ChangeListener extends DomainOperator {
  private final Runnable listener;

  public ChangeListener(
      ConstraintStore engine, List<? extends CellVariable> cells, Runnable listener) {
    super(engine, cells.stream().map(Equality::variable).toArray(DomainVariable[]::new));
    this.listener = listener;
  }

  @Override
  public void deduce() {
    listener.run();
  }

  @Override
  public String text() {
    return "watched";
  }
}
