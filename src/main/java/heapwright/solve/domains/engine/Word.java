package heapwright.solve.domains.engine;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.value.WordType;
import org.chocosolver.solver.exception.ContradictionException;

/** An integer variable of a machine type. */
public final class Word extends DomainVariable implements CellVariable {
  private final WordType type;
  private IntegerSet values;

  public Word(String name, ConstraintStore engine, WordType type, IntegerSet values) {
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
  public IntegerSet values() {
    return values;
  }

  public MathematicalInteger least() {
    return values.least();
  }

  public MathematicalInteger greatest() {
    return values.greatest();
  }

  @Override
  public boolean isFixed() {
    return values.isSingle();
  }

  /** The value of a word that {@link #isFixed}. */
  public MathematicalInteger value() {
    if (!isFixed()) {
      throw new IllegalStateException(toString());
    }
    return values.least();
  }

  public boolean restrict(IntegerSet allowed) throws ContradictionException {
    IntegerSet before = values;
    IntegerSet after = before.intersect(allowed);
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

  public boolean assign(MathematicalInteger value) throws ContradictionException {
    return restrict(IntegerSet.of(value));
  }

  /** Takes one value away, unless what is left would be too scattered. */
  public boolean exclude(MathematicalInteger value) throws ContradictionException {
    return restrict(isFixed() && value().equals(value) ? IntegerSet.none() : values.without(value));
  }

  public boolean atMost(MathematicalInteger bound) throws ContradictionException {
    return bound.isBelow(greatest()) && restrict(IntegerSet.between(type.least(), bound));
  }

  public boolean atLeast(MathematicalInteger bound) throws ContradictionException {
    return least().isBelow(bound) && restrict(IntegerSet.between(bound, type.greatest()));
  }

  @Override
  Runnable snapshot() {
    IntegerSet before = values;
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
