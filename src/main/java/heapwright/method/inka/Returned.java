package heapwright.method.inka;

import heapwright.ir.Type;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.Place;
import heapwright.solve.domains.Targets;
import heapwright.solve.domains.Values;
import java.util.Optional;

/**
 * What calls of a function return.
 *
 * @param ever whether any of them comes back
 * @param numbers all numbers that they return; nothing if that is not known, or no number
 * @param targets where the pointers may point that they return
 */
record Returned(boolean ever, Optional<Values> numbers, Optional<Targets> targets) {
  static final Returned NEVER = new Returned(false, Optional.empty(), Optional.empty());
  static final Returned ANYTHING = new Returned(true, Optional.empty(), Optional.empty());

  /** What one call returns. */
  static Returned of(Value value) {
    if (value instanceof Value.Number number) {
      return new Returned(true, Optional.of(number.word().values()), Optional.empty());
    }
    return value instanceof Value.Address address
        ? new Returned(true, Optional.empty(), Optional.of(address.pointer().targets()))
        : ANYTHING;
  }

  boolean isAnything() {
    return equals(ANYTHING);
  }

  /** Says so of a result. */
  void restrict(World world, Value result) {
    if (result instanceof Value.Number number) {
      numbers.ifPresent(values -> world.engine().restrict(number.word(), values));
    } else if (result instanceof Value.Address address) {
      targets.ifPresent(places -> world.engine().restrict(address.pointer(), places));
    }
  }

  /** Whether this says no more than another. */
  boolean isWithin(Returned other) {
    return other.ever
        && numbers.stream().allMatch(mine -> other.numbers.stream().allMatch(mine::isWithin))
        && targets.stream()
            .allMatch(mine -> other.targets.stream().allMatch(t -> t.union(mine).equals(t)));
  }

  /** What is supposed after so many attempts, when this was and another was seen. */
  Returned widened(Returned more, Widening widening, Type type, int attempt) {
    if (!ever) {
      return more;
    }
    return new Returned(
        true,
        numbers.map(
            known ->
                widening.of(Calculus.wordType(type), known, more.numbers.orElseThrow(), attempt)),
        targets.map(known -> Widening.of(known, more.targets.orElseThrow(), attempt)));
  }

  /** What of it can be said when the world in which it was found has been left. */
  Returned outlasting(DomainEngine engine) {
    return new Returned(ever, numbers, targets.map(engine::outlasting));
  }

  /** What of it holds in every world, whatever objects it has. */
  Returned everywhere() {
    return new Returned(
        ever,
        numbers,
        targets.flatMap(
            t -> t.contains(Place.NULL) && !t.isSingle() ? Optional.empty() : nullness(t)));
  }

  private static Optional<Targets> nullness(Targets targets) {
    return Optional.of(targets.contains(Place.NULL) ? targets : Targets.all().without(Place.NULL));
  }

  @Override
  public String toString() {
    return numbers
        .map(Values::toString)
        .or(() -> targets.map(t -> t.contains(Place.NULL) ? "NULL" : "no NULL"))
        .orElse("anything");
  }
}
