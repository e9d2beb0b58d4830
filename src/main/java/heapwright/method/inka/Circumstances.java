package heapwright.method.inka;

import heapwright.ir.Function;
import heapwright.ir.Local;
import heapwright.solve.domains.Place;
import heapwright.solve.domains.Targets;
import heapwright.solve.domains.Values;
import heapwright.solve.domains.Whole;
import heapwright.solve.domains.Word;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * What is known of the arguments of a call, by the indices of parameters: of numbers all values, of
 * pointers whether they are NULL. What may be anything is not there.
 */
record Circumstances(Map<Integer, Values> numbers, Map<Integer, Targets> pointers) {
  static final Circumstances ANY = new Circumstances(Map.of(), Map.of());

  private static final Targets SOMEWHERE = Targets.all().without(Place.NULL);
  private static final Targets NOWHERE = Targets.of(Place.NULL);

  private static final Whole FAR = Whole.of(BigInteger.ONE.shiftLeft(Long.SIZE));
  private static final List<Values> SIGNS =
      List.of(
          Values.between(Whole.ONE, FAR),
          Values.between(Whole.ZERO, FAR),
          Values.between(Whole.ZERO.minus(FAR), Whole.of(-1)),
          Values.between(Whole.ZERO.minus(FAR), Whole.ZERO));

  Circumstances {
    numbers = Map.copyOf(numbers);
    pointers = Map.copyOf(pointers);
  }

  /** Those of a call that stands at its beginning. */
  static Circumstances of(State inside) {
    Map<Integer, Values> numbers = new HashMap<>();
    Map<Integer, Targets> pointers = new HashMap<>();
    inside
        .frame()
        .registers()
        .forEach(
            entry -> {
              if (entry.value() instanceof Value.Number number) {
                known(number.word()).ifPresent(values -> numbers.put(entry.key(), values));
              } else if (entry.value() instanceof Value.Address address) {
                nullness(address.pointer().targets())
                    .ifPresent(targets -> pointers.put(entry.key(), targets));
              }
            });
    return new Circumstances(numbers, pointers);
  }

  private static Optional<Values> known(Word word) {
    return word.values().equals(word.type().all()) ? Optional.empty() : Optional.of(word.values());
  }

  private static Optional<Targets> nullness(Targets targets) {
    if (!targets.contains(Place.NULL)) {
      return Optional.of(SOMEWHERE);
    }
    return targets.isSingle() ? Optional.of(NOWHERE) : Optional.empty();
  }

  /** Says so of the parameters of a call. */
  void restrict(World world, State inside) {
    inside
        .frame()
        .registers()
        .forEach(
            entry -> {
              if (numbers.containsKey(entry.key())) {
                Word word = ((Value.Number) entry.value()).word();
                world.engine().restrict(word, numbers.get(entry.key()));
              } else if (pointers.containsKey(entry.key())) {
                world
                    .engine()
                    .restrict(((Value.Address) entry.value()).pointer(), pointers.get(entry.key()));
              }
            });
  }

  /** Whether every call in these circumstances is one in others, too. */
  boolean isWithin(Circumstances others) {
    return others.numbers.entrySet().stream()
            .allMatch(
                e ->
                    numbers.containsKey(e.getKey())
                        && numbers.get(e.getKey()).isWithin(e.getValue()))
        && others.pointers.entrySet().stream()
            .allMatch(e -> e.getValue().equals(pointers.get(e.getKey())));
  }

  /** What holds in both: of numbers that differ no more than the sign. */
  Circumstances or(Circumstances other) {
    return new Circumstances(
        joined(numbers, other.numbers, Circumstances::sign),
        joined(
            pointers,
            other.pointers,
            (one, another) -> one.equals(another) ? Optional.of(one) : Optional.empty()));
  }

  private static <T> Map<Integer, T> joined(
      Map<Integer, T> one, Map<Integer, T> other, BiFunction<T, T, Optional<T>> join) {
    Map<Integer, T> both = new HashMap<>();
    one.forEach(
        (parameter, known) ->
            Optional.ofNullable(other.get(parameter))
                .flatMap(more -> join.apply(known, more))
                .ifPresent(all -> both.put(parameter, all)));
    return both;
  }

  private static Optional<Values> sign(Values one, Values other) {
    if (other.isWithin(one)) {
      return Optional.of(one);
    }
    Values all = one.union(other);
    for (Values signed : SIGNS) {
      if (all.isWithin(signed)) {
        return Optional.of(signed);
      }
    }
    return Optional.empty();
  }

  /** In words, behind what holds of such calls. */
  String told(Function function) {
    List<String> known = new ArrayList<>();
    for (Local parameter : function.parameters()) {
      int index = parameter.id().index();
      if (numbers.containsKey(index)) {
        known.add(parameter.name() + " is " + numbers.get(index));
      } else if (pointers.containsKey(index)) {
        known.add(parameter.name() + (pointers.get(index).isOpen() ? " is not NULL" : " is NULL"));
      }
    }
    return known.isEmpty()
        ? ", whatever it is given"
        : " where " + String.join(" and ", known) + ", however often it calls itself";
  }
}
