package heapwright.solve.domains.engine;

import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.AddressCellType;
import heapwright.solve.domains.value.PointerDomain;
import org.chocosolver.solver.exception.ContradictionException;

/** A pointer variable: dom or ndom, and the kind of thing it points to. */
public final class PointerVariable extends DomainVariable implements CellVariable {
  private final AddressCellType type;
  private PointerDomain targets;
  private boolean followed;

  public PointerVariable(
      String name, ConstraintStore engine, AddressCellType type, PointerDomain targets) {
    super(name, engine, targets.isSingle());
    this.type = type;
    this.targets = targets;
  }

  @Override
  public AddressCellType type() {
    return type;
  }

  @Override
  public String name() {
    return getName();
  }

  /** Where it may point, as far as is known. */
  public PointerDomain targets() {
    return targets;
  }

  @Override
  public boolean isFixed() {
    return targets.isSingle();
  }

  /** Where a pointer that {@link #isFixed} points. */
  public AbstractAddress place() {
    if (!isFixed()) {
      throw new IllegalStateException(toString());
    }
    return targets.single();
  }

  public boolean restrict(PointerDomain allowed) throws ContradictionException {
    return become(targets.intersect(allowed), allowed);
  }

  public boolean assign(AbstractAddress place) throws ContradictionException {
    return !(isFixed() && targets.contains(place)) && restrict(PointerDomain.of(place));
  }

  public boolean exclude(AbstractAddress place) throws ContradictionException {
    return targets.contains(place)
        && become(targets.without(place), PointerDomain.all().without(place));
  }

  private boolean become(PointerDomain after, PointerDomain allowed) throws ContradictionException {
    PointerDomain before = targets;
    if (after == before || after.isOpen() == before.isOpen() && after.size() == before.size()) {
      return false;
    }
    if (after.isEmpty()) {
      throw emptied(before, allowed);
    }
    remember();
    targets = after;
    announce(
        before,
        Occasion.CHANGED
            | (before.isOpen() && !after.isOpen() ? Occasion.BOUNDED : 0)
            | (after.isSingle() ? Occasion.FIXED : 0));
    return true;
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
    } else if (place().object().equals(AbstractObject.NOWHERE)) {
      exclude(place());
    }
    if (!followed && !isAConstant()) {
      remember();
      followed = true;
      announce(targets, Occasion.CHANGED);
    }
  }

  @Override
  Runnable snapshot() {
    PointerDomain before = targets;
    boolean wasFollowed = followed;
    return () -> {
      targets = before;
      followed = wasFollowed;
    };
  }

  @Override
  Object domain() {
    return targets;
  }

  @Override
  public boolean isInstantiated() {
    return isFixed();
  }

  @Override
  public int getDomainSize() {
    return targets.isOpen() ? Integer.MAX_VALUE : targets.size();
  }
}
