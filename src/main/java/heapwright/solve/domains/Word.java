package heapwright.solve.domains;

import org.chocosolver.solver.exception.ContradictionException;

/** An integer variable of a machine type. */
public final class Word extends DomainVariable implements Cell {
  private final WordType type;
  private Values values;

  Word(String name, DomainEngine engine, WordType type, Values values) {
    super(name, engine, values.isSingle());
    this.type = type;
    this.values = values;
  }

  @Override
  public WordType type() {
    return type;
  }

  @Override
  public String name() {
    return getName();
  }

  /** What it may be, as far as is known. */
  public Values values() {
    return values;
  }

  public Whole least() {
    return values.least();
  }

  public Whole greatest() {
    return values.greatest();
  }

  @Override
  public boolean isFixed() {
    return values.isSingle();
  }

  /** The value of a word that {@link #isFixed}. */
  public Whole value() {
    if (!isFixed()) {
      throw new IllegalStateException(toString());
    }
    return values.least();
  }

  boolean restrict(Values allowed) throws ContradictionException {
    Values before = values;
    Values after = before.intersect(allowed);
    if (after.equals(before)) {
      return false;
    }
    if (after.isEmpty()) {
      throw emptied(before, allowed);
    }
    remember();
    values = after;
    boolean bounds =
        !after.least().equals(before.least()) || !after.greatest().equals(before.greatest());
    announce(
        before,
        Occasion.CHANGED
            | (bounds ? Occasion.BOUNDED : 0)
            | (after.isSingle() ? Occasion.FIXED : 0));
    return true;
  }

  boolean assign(Whole value) throws ContradictionException {
    return restrict(Values.of(value));
  }

  /** Takes one value away, unless what is left would be too scattered. */
  boolean exclude(Whole value) throws ContradictionException {
    return restrict(isFixed() && value().equals(value) ? Values.none() : values.without(value));
  }

  boolean atMost(Whole bound) throws ContradictionException {
    return bound.isBelow(greatest()) && restrict(Values.between(type.least(), bound));
  }

  boolean atLeast(Whole bound) throws ContradictionException {
    return least().isBelow(bound) && restrict(Values.between(bound, type.greatest()));
  }

  @Override
  Runnable snapshot() {
    Values before = values;
    return () -> values = before;
  }

  @Override
  Object domain() {
    return values;
  }

  @Override
  public boolean isInstantiated() {
    return isFixed();
  }

  @Override
  public int getDomainSize() {
    return values.count(Integer.MAX_VALUE);
  }
}
