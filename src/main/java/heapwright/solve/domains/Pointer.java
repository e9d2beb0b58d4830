package heapwright.solve.domains;

import org.chocosolver.solver.exception.ContradictionException;

/** A pointer variable: dom or ndom, and the kind of thing it points to. */
public final class Pointer extends DomainVariable implements Cell {
  private final PointerType type;
  private Targets targets;
  private boolean followed;

  Pointer(String name, DomainEngine engine, PointerType type, Targets targets) {
    super(name, engine, targets.isSingle());
    this.type = type;
    this.targets = targets;
  }

  @Override
  public PointerType type() {
    return type;
  }

  @Override
  public String name() {
    return getName();
  }

  /** Where it may point, as far as is known. */
  public Targets targets() {
    return targets;
  }

  @Override
  public boolean isFixed() {
    return targets.isSingle();
  }

  /** Where a pointer that {@link #isFixed} points. */
  public Place place() {
    if (!isFixed()) {
      throw new IllegalStateException(toString());
    }
    return targets.single();
  }

  boolean restrict(Targets allowed) throws ContradictionException {
    return become(targets.intersect(allowed), allowed);
  }

  boolean assign(Place place) throws ContradictionException {
    return !(isFixed() && targets.contains(place)) && restrict(Targets.of(place));
  }

  boolean exclude(Place place) throws ContradictionException {
    return targets.contains(place) && become(targets.without(place), Targets.all().without(place));
  }

  private boolean become(Targets after, Targets allowed) throws ContradictionException {
    Targets before = targets;
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
  boolean isFollowed() {
    return followed;
  }

  void follow() throws ContradictionException {
    if (!isFixed()) {
      for (Place nowhere : engine.places().nowhere()) {
        exclude(nowhere);
      }
    } else if (place().object().equals(Location.NOWHERE)) {
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
    Targets before = targets;
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
