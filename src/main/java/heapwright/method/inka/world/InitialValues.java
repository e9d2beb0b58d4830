package heapwright.method.inka.world;

import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.CellType;
import java.util.ArrayList;
import java.util.List;

/** What objects start with. */
public final class InitialValues {
  /** A cell of the input that was read. */
  public record Start(AbstractAddress place, CellVariable cell) {}

  private final ConstraintWorld world;
  private final DomainEngine engine;
  private final List<Start> starts = new ArrayList<>();
  private final FixedInitialValues beginnings;

  InitialValues(ConstraintWorld world, DomainEngine engine) {
    this.world = world;
    this.engine = engine;
    beginnings = new FixedInitialValues(world, engine);
  }

  /** The cells of the input that were read. */
  public List<Start> all() {
    return starts;
  }

  /** What a cell holds before the call, or when its object begins. */
  CellVariable at(AbstractAddress place, CellType type) {
    WorldObjects.Facts fact = world.objects().facts(place.object());
    return switch (fact.origin()) {
      case INPUT, GLOBAL, PARAMETER -> input(place, type);
      case CLEARED -> beginnings.zero(type);
      case FIXED -> beginnings.initial(fact, place, type);
      default -> engine.fresh(place.toString(), type);
    };
  }

  private CellVariable input(AbstractAddress place, CellType type) {
    CellVariable cell = engine.fresh(place.toString(), type);
    starts.add(new Start(place, cell));
    world.onPop(() -> starts.remove(starts.size() - 1));
    return cell;
  }
}
