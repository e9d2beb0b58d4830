package heapwright.solve.domains.engine;

import heapwright.range.ValueSet;
import heapwright.solve.domains.value.CellType;
import org.chocosolver.solver.exception.ContradictionException;

/** A variable that memory can hold. */
public abstract sealed class CellVariable extends DomainVariable implements DomainValue
    permits Word, PointerVariable {
  private final CellType type;
  private ValueSet domain;

  CellVariable(String name, ConstraintStore engine, CellType type, ValueSet domain) {
    super(name, engine, domain.isSingle());
    this.type = type;
    this.domain = domain;
  }

  public CellType type() {
    return type;
  }

  public final String name() {
    return getName();
  }

  /** What it may be, as far as is known. */
  @Override
  public final ValueSet domain() {
    return domain;
  }

  public final boolean isFixed() {
    return domain.isSingle();
  }

  /** Says that a variable that is asked for its value has one. */
  final void requireFixed() {
    if (!isFixed()) {
      throw new IllegalStateException(toString());
    }
  }

  public final boolean restrict(ValueSet allowed) throws ContradictionException {
    return become(domain.intersect(allowed), allowed);
  }

  final boolean become(ValueSet after, ValueSet allowed) throws ContradictionException {
    ValueSet before = domain;
    if (after == before) {
      return false;
    }
    if (after.isEmpty()) {
      throw emptied(before, allowed);
    }
    remember();
    domain = after;
    announce(
        before,
        Occasion.CHANGED
            | (isBounded(before, after) ? Occasion.BOUNDED : 0)
            | (after.isSingle() ? Occasion.FIXED : 0));
    return true;
  }

  /** Whether a change is one that those hear of who wait for {@link Occasion#BOUNDED}. */
  abstract boolean isBounded(ValueSet before, ValueSet after);

  public final boolean meets(CellVariable other) {
    return domain.meets(other.domain);
  }

  /** Both are the same from now on; true once nothing is left to be done about it. */
  public final boolean equate(CellVariable other) throws ContradictionException {
    if (this == other) {
      return true;
    }
    restrict(other.domain);
    other.restrict(domain);
    return isFixed() && other.isFixed();
  }

  @Override
  Runnable snapshot() {
    ValueSet before = domain;
    return () -> domain = before;
  }

  @Override
  public final boolean isInstantiated() {
    return isFixed();
  }
}
