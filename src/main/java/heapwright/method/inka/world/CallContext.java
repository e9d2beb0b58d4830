package heapwright.method.inka.world;

import heapwright.ir.code.Function;
import heapwright.ir.type.Local;
import heapwright.method.inka.state.ConstraintState;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.range.ValueSet;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.PointerDomain;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is known of the arguments of a call, by the indices of parameters: of numbers all values, of
 * pointers whether they are NULL. What may be anything is not there.
 */
public record CallContext(Map<Integer, ValueSet> arguments) {
  public static final CallContext ANY = new CallContext(Map.of());

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
    arguments = Map.copyOf(arguments);
  }

  /** Those of a call that stands at its beginning. */
  static CallContext of(ConstraintState inside) {
    Map<Integer, ValueSet> known = new HashMap<>();
    inside
        .frame()
        .forEachCell((index, cell) -> known(cell).ifPresent(domain -> known.put(index, domain)));
    return new CallContext(known);
  }

  private static Optional<ValueSet> known(CellVariable cell) {
    if (cell instanceof Word word) {
      return Optional.<ValueSet>of(word.values())
          .filter(values -> !values.equals(word.type().all()));
    }
    if (!((PointerVariable) cell).targets().contains(AbstractAddress.NULL)) {
      return Optional.of(SOMEWHERE);
    }
    return cell.isFixed() ? Optional.of(NOWHERE) : Optional.empty();
  }

  /** Says so of the parameters of a call. */
  public void restrict(ConstraintWorld world, ConstraintState inside) {
    inside
        .frame()
        .forEachCell(
            (index, cell) -> {
              if (arguments.containsKey(index)) {
                world.engine().restrict(cell, arguments.get(index));
              }
            });
  }

  /** Whether every call in these circumstances is one in others, too. */
  boolean isWithin(CallContext others) {
    return others.arguments.entrySet().stream()
        .allMatch(
            e -> {
              ValueSet mine = arguments.get(e.getKey());
              return mine instanceof IntegerSet
                  ? mine.isWithin(e.getValue())
                  : e.getValue().equals(mine);
            });
  }

  /** What holds in both: of numbers that differ no more than the sign. */
  public CallContext or(CallContext other) {
    Map<Integer, ValueSet> both = new HashMap<>();
    arguments.forEach(
        (parameter, known) ->
            Optional.ofNullable(other.arguments.get(parameter))
                .flatMap(more -> joined(known, more))
                .ifPresent(all -> both.put(parameter, all)));
    return new CallContext(both);
  }

  private static Optional<ValueSet> joined(ValueSet one, ValueSet other) {
    if (one instanceof IntegerSet values) {
      return sign(values, (IntegerSet) other).map(sign -> sign);
    }
    return Optional.of(one).filter(other::equals);
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
  String text(Function function) {
    List<String> known = new ArrayList<>();
    for (Local parameter : function.parameters()) {
      int index = parameter.id().index();
      ValueSet domain = arguments.get(index);
      if (domain instanceof IntegerSet) {
        known.add(parameter.name() + " is " + domain);
      } else if (domain instanceof PointerDomain targets) {
        known.add(parameter.name() + (targets.isOpen() ? " is not NULL" : " is NULL"));
      }
    }
    return known.isEmpty()
        ? ", whatever it is given"
        : " where " + String.join(" and ", known) + ", however often it calls itself";
  }
}
