package heapwright.method.inka.world;

import heapwright.ir.type.Type;
import heapwright.method.inka.state.HypothesisWidening;
import heapwright.range.ValueSet;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.PointerDomain;
import java.util.Optional;

/**
 * What calls of a function return.
 *
 * @param ever whether any of them comes back
 * @param values all numbers that they return, or where the pointers may point that they do; nothing
 *     if that is not known
 */
public record ReturnValues(boolean ever, Optional<ValueSet> values) {
  public static final ReturnValues NEVER = new ReturnValues(false, Optional.empty());
  public static final ReturnValues ANYTHING = new ReturnValues(true, Optional.empty());

  /** What one call returns. */
  public static ReturnValues of(DomainValue value) {
    return value instanceof CellVariable cell
        ? new ReturnValues(true, Optional.of(cell.domain()))
        : ANYTHING;
  }

  boolean isAnything() {
    return equals(ANYTHING);
  }

  /** Says so of a result. */
  void restrict(ConstraintWorld world, DomainValue result) {
    if (result instanceof CellVariable cell) {
      values.ifPresent(domain -> world.engine().restrict(cell, domain));
    }
  }

  /** Whether this says no more than another. */
  public boolean isWithin(ReturnValues other) {
    return other.ever
        && values.stream().allMatch(mine -> other.values.stream().allMatch(mine::isWithin));
  }

  /** What is assumed after this many attempts, when this was and another was seen. */
  public ReturnValues widened(
      ReturnValues more, HypothesisWidening widening, Type type, int attempt) {
    if (!ever) {
      return more;
    }
    CellType cell = DomainOperators.cellType(type).orElseThrow();
    return new ReturnValues(
        true, values.map(known -> widening.of(cell, known, more.values.orElseThrow(), attempt)));
  }

  /** What of it can be said when the world in which it was found has been left. */
  public ReturnValues outlasting(DomainEngine engine) {
    return new ReturnValues(ever, values.map(engine::outlasting));
  }

  /** What of it holds in every world, whatever objects it has. */
  public ReturnValues everywhere() {
    return new ReturnValues(
        ever, values.flatMap(v -> v instanceof PointerDomain t ? nullness(t) : Optional.of(v)));
  }

  private static Optional<ValueSet> nullness(PointerDomain targets) {
    if (!targets.contains(AbstractAddress.NULL)) {
      return Optional.of(PointerDomain.all().without(AbstractAddress.NULL));
    }
    return targets.isSingle() ? Optional.of(targets) : Optional.empty();
  }

  @Override
  public String toString() {
    return values
        .map(
            v ->
                v instanceof PointerDomain targets
                    ? targets.contains(AbstractAddress.NULL) ? "NULL" : "no NULL"
                    : v.toString())
        .orElse("anything");
  }
}
