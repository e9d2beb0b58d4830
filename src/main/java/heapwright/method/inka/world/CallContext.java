package heapwright.method.inka.world;

import heapwright.ir.code.Function;
import heapwright.ir.type.Local;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DomainValue;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.PointerDomain;
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
public record CallContext(Map<Integer, IntegerSet> numbers, Map<Integer, PointerDomain> pointers) {
  public static final CallContext ANY = new CallContext(Map.of(), Map.of());

  private static final PointerDomain SOMEWHERE = PointerDomain.all().without(AbstractAddress.NULL);
  private static final PointerDomain NOWHERE = PointerDomain.of(AbstractAddress.NULL);

  private static final MathematicalInteger FAR =
      MathematicalInteger.of(BigInteger.ONE.shiftLeft(Long.SIZE));
  private static final List<IntegerSet> SIGNS =
      List.of(
          IntegerSet.between(MathematicalInteger.ONE, FAR),
          IntegerSet.between(MathematicalInteger.ZERO, FAR),
          IntegerSet.between(MathematicalInteger.ZERO.minus(FAR), MathematicalInteger.of(-1)),
          IntegerSet.between(MathematicalInteger.ZERO.minus(FAR), MathematicalInteger.ZERO));

  public CallContext {
    numbers = Map.copyOf(numbers);
    pointers = Map.copyOf(pointers);
  }

  /** Those of a call that stands at its beginning. */
  static CallContext of(ConstraintState inside) {
    Map<Integer, IntegerSet> numbers = new HashMap<>();
    Map<Integer, PointerDomain> pointers = new HashMap<>();
    inside
        .frame()
        .registers()
        .forEach(
            entry -> {
              if (entry.value() instanceof DomainValue.Number number) {
                known(number.word()).ifPresent(values -> numbers.put(entry.key(), values));
              } else if (entry.value() instanceof DomainValue.Address address) {
                nullness(address.pointer().targets())
                    .ifPresent(targets -> pointers.put(entry.key(), targets));
              }
            });
    return new CallContext(numbers, pointers);
  }

  private static Optional<IntegerSet> known(Word word) {
    return word.values().equals(word.type().all()) ? Optional.empty() : Optional.of(word.values());
  }

  private static Optional<PointerDomain> nullness(PointerDomain targets) {
    if (!targets.contains(AbstractAddress.NULL)) {
      return Optional.of(SOMEWHERE);
    }
    return targets.isSingle() ? Optional.of(NOWHERE) : Optional.empty();
  }

  /** Says so of the parameters of a call. */
  public void restrict(ConstraintWorld world, ConstraintState inside) {
    inside
        .frame()
        .registers()
        .forEach(
            entry -> {
              if (numbers.containsKey(entry.key())) {
                Word word = ((DomainValue.Number) entry.value()).word();
                world.engine().restrict(word, numbers.get(entry.key()));
              } else if (pointers.containsKey(entry.key())) {
                world
                    .engine()
                    .restrict(
                        ((DomainValue.Address) entry.value()).pointer(), pointers.get(entry.key()));
              }
            });
  }

  /** Whether every call in these circumstances is one in others, too. */
  boolean isWithin(CallContext others) {
    return others.numbers.entrySet().stream()
            .allMatch(
                e ->
                    numbers.containsKey(e.getKey())
                        && numbers.get(e.getKey()).isWithin(e.getValue()))
        && others.pointers.entrySet().stream()
            .allMatch(e -> e.getValue().equals(pointers.get(e.getKey())));
  }

  /** What holds in both: of numbers that differ no more than the sign. */
  public CallContext or(CallContext other) {
    return new CallContext(
        joined(numbers, other.numbers, CallContext::sign),
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

  private static Optional<IntegerSet> sign(IntegerSet one, IntegerSet other) {
    if (other.isWithin(one)) {
      return Optional.of(one);
    }
    IntegerSet all = one.union(other);
    for (IntegerSet signed : SIGNS) {
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
