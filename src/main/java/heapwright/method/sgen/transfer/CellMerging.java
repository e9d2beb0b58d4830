package heapwright.method.sgen.transfer;

import heapwright.method.sgen.ssa.Form;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaConstraint;
import heapwright.method.sgen.ssa.SsaExpression;
import heapwright.method.sgen.ssa.SsaVariable;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * Makes two objects of the input one, cell by cell. That is right as long as both still hold what
 * they held before the call; else the path has to know it from its start.
 */
final class CellMerging {
  private final PathContext context;

  CellMerging(PathContext context) {
    this.context = context;
  }

  /** An object begins this many bytes into another one. */
  boolean merged(Region part, Region whole, long distance) {
    if (part.isUntouched() && part.life() == Region.Life.ALIVE) {
      if (fits(part, whole, distance)) {
        part.become(whole, distance);
        widen(whole, part, distance);
        return true;
      }
      return false;
    }
    if (whole.isUntouched() && whole.kind() == Region.Kind.INVISIBLE) {
      return whole.life() == Region.Life.ALIVE && merged(whole, part, -distance);
    }
    boolean isChanged = context.accesses.isChanged(part) || context.accesses.isChanged(whole);
    if (isChanged || !fits(part, whole, distance)) {
      return false;
    }
    return joined(part, whole, distance);
  }

  private boolean joined(Region part, Region whole, long distance) {
    List<Region.Held> twins = new ArrayList<>();
    for (Region.Held held : part.cells()) {
      long offset = held.offset() + distance;
      boolean isAlone =
          whole.known(offset, held.cell()).isEmpty()
              && !whole.within(offset, context.model.size(held.cell())).isEmpty();
      if (isAlone) {
        return false;
      }
      twins.add(context.memory.met(whole, offset, held.cell()));
    }
    List<Region.Held> cells = part.cells();
    part.become(whole, distance);
    widen(whole, part, distance);
    for (int i = 0; i < cells.size(); i++) {
      equate(cells.get(i).variable(), twins.get(i).variable());
    }
    return true;
  }

  private void equate(SsaVariable a, SsaVariable b) {
    if (a.pointer().isPresent() && b.pointer().isPresent()) {
      context.transfer.areEqual(context.history.latest(a), context.history.latest(b));
    } else if (a.number().isPresent() && b.number().isPresent()) {
      context.assume(context.terms().equal(a.number().get(), b.number().get()), a + " = " + b);
      SsaExpression left = SsaExpression.of(a.name());
      SsaExpression right = SsaExpression.of(b.name());
      context.trace.says(() -> Form.of(SsaConstraint.condition(left, "=", right)));
    }
  }

  /** The larger of two objects says what lies where. */
  private void widen(Region whole, Region part, long distance) {
    boolean isLarger = context.model.elementSize(part.element()) > element(whole);
    if (isLarger && distance == 0 && whole.kind() == Region.Kind.INVISIBLE) {
      whole.of(part.element());
    }
  }

  private long element(Region region) {
    return context.model.elementSize(region.element());
  }

  private boolean fits(Region part, Region whole, long distance) {
    OptionalLong size = whole.content().size();
    return size.isEmpty() || distance >= 0 && distance + element(part) <= size.getAsLong();
  }
}
