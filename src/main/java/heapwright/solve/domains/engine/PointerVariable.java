package heapwright.solve.domains.engine;

import heapwright.range.ValueSet;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.PointerDomain;
import org.chocosolver.solver.exception.ContradictionException;

/** A pointer variable: dom or ndom. */
public final class PointerVariable extends CellVariable {
  private boolean followed;

  PointerVariable(String name, ConstraintStore engine, PointerDomain targets) {
    super(name, engine, new CellType.Address(), targets);
  }

  /** Where it may point, as far as is known. */
  public PointerDomain targets() {
    return (PointerDomain) domain();
  }

  /** Where a pointer that {@link #isFixed} points. */
  public AbstractAddress place() {
    requireFixed();
    return targets().single();
  }

  /** Whether it is NULL, or computed from it. */
  public boolean isNowhere() {
    return isFixed() && targets().single().isNowhere();
  }

  public boolean assign(AbstractAddress place) throws ContradictionException {
    return !(isFixed() && targets().contains(place)) && restrict(PointerDomain.of(place));
  }

  public boolean exclude(AbstractAddress place) throws ContradictionException {
    return targets().contains(place)
        && become(targets().without(place), PointerDomain.all().without(place));
  }

  /** Whether something is loaded or stored through it, so that it points into an object. */
  public boolean isFollowed() {
    return followed;
  }

  public void follow() throws ContradictionException {
    if (!isFixed()) {
      for (AbstractAddress nowhere : engine.places().nowhere()) {
        exclude(nowhere);
      }
    } else if (isNowhere()) {
      exclude(place());
    }
    if (!followed && !isAConstant()) {
      remember();
      followed = true;
      announce(targets(), Occasion.CHANGED);
    }
  }

  @Override
  boolean isBounded(ValueSet before, ValueSet after) {
    return ((PointerDomain) before).isOpen() && !((PointerDomain) after).isOpen();
  }

  @Override
  Runnable snapshot() {
    Runnable domain = super.snapshot();
    boolean wasFollowed = followed;
    return () -> {
      domain.run();
      followed = wasFollowed;
    };
  }

  @Override
  public int getDomainSize() {
    return targets().isOpen() ? Integer.MAX_VALUE : targets().size();
  }
}
