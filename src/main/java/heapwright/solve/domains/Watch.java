package heapwright.solve.domains;

import java.util.List;

/** Tells somebody outside that variables have changed. */
final class Watch extends Operator {
  private final Runnable listener;

  Watch(DomainEngine engine, List<? extends Cell> cells, Runnable listener) {
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
