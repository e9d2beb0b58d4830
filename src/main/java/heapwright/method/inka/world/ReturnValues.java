package heapwright.method.inka.world;

import heapwright.ir.type.Type;
import heapwright.method.inka.state.DomainValue;
import heapwright.method.inka.state.HypothesisWidening;
import heapwright.range.IntegerSet;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.PointerDomain;
import java.util.Optional;

/**
 * What calls of a function return.
 *
 * @param ever whether any of them comes back
 * @param numbers all numbers that they return; nothing if that is not known, or no number
 * @param targets where the pointers may point that they return
 */
public record ReturnValues(
    boolean ever, Optional<IntegerSet> numbers, Optional<PointerDomain> targets) {
  public static final ReturnValues NEVER =
      new ReturnValues(false, Optional.empty(), Optional.empty());
  public static final ReturnValues ANYTHING =
      new ReturnValues(true, Optional.empty(), Optional.empty());

  /** What one call returns. */
  public static ReturnValues of(DomainValue value) {
    if (value instanceof DomainValue.Number number) {
      return new ReturnValues(true, Optional.of(number.word().values()), Optional.empty());
    }
    return value instanceof DomainValue.Address address
        ? new ReturnValues(true, Optional.empty(), Optional.of(address.pointer().targets()))
        : ANYTHING;
  }

  boolean isAnything() {
    return equals(ANYTHING);
  }

  /** Says so of a result. */
  void restrict(ConstraintWorld world, DomainValue result) {
    if (result instanceof DomainValue.Number number) {
      numbers.ifPresent(values -> world.engine().restrict(number.word(), values));
    } else if (result instanceof DomainValue.Address address) {
      targets.ifPresent(places -> world.engine().restrict(address.pointer(), places));
    }
  }

  /** Whether this says no more than another. */
  public boolean isWithin(ReturnValues other) {
    return other.ever
        && numbers.stream().allMatch(mine -> other.numbers.stream().allMatch(mine::isWithin))
        && targets.stream()
            .allMatch(mine -> other.targets.stream().allMatch(t -> t.union(mine).equals(t)));
  }

  /** What is supposed after so many attempts, when this was and another was seen. */
  public ReturnValues widened(
      ReturnValues more, HypothesisWidening widening, Type type, int attempt) {
    if (!ever) {
      return more;
    }
    return new ReturnValues(
        true,
        numbers.map(
            known ->
                widening.of(
                    DomainOperators.wordType(type), known, more.numbers.orElseThrow(), attempt)),
        targets.map(known -> HypothesisWidening.of(known, more.targets.orElseThrow(), attempt)));
  }

  /** What of it can be said when the world in which it was found has been left. */
  public ReturnValues outlasting(DomainEngine engine) {
    return new ReturnValues(ever, numbers, targets.map(engine::outlasting));
  }

  /** What of it holds in every world, whatever objects it has. */
  public ReturnValues everywhere() {
    return new ReturnValues(
        ever,
        numbers,
        targets.flatMap(
            t ->
                t.contains(AbstractAddress.NULL) && !t.isSingle()
                    ? Optional.empty()
                    : nullness(t)));
  }

  private static Optional<PointerDomain> nullness(PointerDomain targets) {
    return Optional.of(
        targets.contains(AbstractAddress.NULL)
            ? targets
            : PointerDomain.all().without(AbstractAddress.NULL));
  }

  @Override
  public String toString() {
    return numbers
        .map(IntegerSet::toString)
        .or(() -> targets.map(t -> t.contains(AbstractAddress.NULL) ? "NULL" : "no NULL"))
        .orElse("anything");
  }
}
