package heapwright.solve.domains.engine;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.range.ValueSet;
import heapwright.solve.domains.value.WordType;
import org.chocosolver.solver.exception.ContradictionException;

/** An integer variable of a machine type. */
public final class Word extends CellVariable {
  Word(String name, ConstraintStore engine, WordType type, IntegerSet values) {
    super(name, engine, type, values);
  }

  @Override
  public WordType type() {
    return (WordType) super.type();
  }

  /** What it may be, as far as is known. */
  public IntegerSet values() {
    return (IntegerSet) domain();
  }

  public MathematicalInteger least() {
    return values().least();
  }

  public MathematicalInteger greatest() {
    return values().greatest();
  }

  /** The value of a word that {@link #isFixed}. */
  public MathematicalInteger value() {
    requireFixed();
    return least();
  }

  public boolean isFixedAt(MathematicalInteger value) {
    return isFixed() && least().equals(value);
  }

  public boolean assign(MathematicalInteger value) throws ContradictionException {
    return restrict(IntegerSet.of(value));
  }

  /** Takes one value away, unless what is left would be too scattered. */
  public boolean exclude(MathematicalInteger value) throws ContradictionException {
    return restrict(isFixedAt(value) ? IntegerSet.none() : values().without(value));
  }

  public boolean atMost(MathematicalInteger bound) throws ContradictionException {
    return bound.isBelow(greatest()) && restrict(IntegerSet.between(type().least(), bound));
  }

  public boolean atLeast(MathematicalInteger bound) throws ContradictionException {
    return least().isBelow(bound) && restrict(IntegerSet.between(bound, type().greatest()));
  }

  @Override
  boolean isBounded(ValueSet before, ValueSet after) {
    IntegerSet old = (IntegerSet) before;
    IntegerSet now = (IntegerSet) after;
    return !old.least().equals(now.least()) || !old.greatest().equals(now.greatest());
  }

  @Override
  public int getDomainSize() {
    return values().count(Integer.MAX_VALUE);
  }
}
