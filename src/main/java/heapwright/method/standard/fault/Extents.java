package heapwright.method.standard.fault;

import heapwright.ir.code.Function;
import heapwright.ir.type.RecordType;
import heapwright.machine.outcome.FaultKind;
import heapwright.method.variation.InputScalar;
import heapwright.testcase.CallEnding;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Accesses beyond the end of an object: whether the caller or the code should have known its
 * length.
 */
final class Extents {
  /** Where objects of the input are said to be allocated. */
  static final String CALLERS = "<scene>";

  /** Faults of addresses that are so far from their object that no message names it. */
  private static final Set<String> FAR =
      Set.of(FaultKind.WILD_DEREFERENCE.id(), FaultKind.POINTER_OVERFLOW.id());

  private final FaultContext context;
  private final StateNumbers numbers;

  Extents(FaultContext context, StateNumbers numbers) {
    this.context = context;
    this.numbers = numbers;
  }

  FaultBlame.Blame judge(TestInput input, CallEnding.Faulted fault, boolean isOwnState) {
    Set<Origin> followed = context.code.addressesAt(fault.at());
    boolean fixed =
        !followed.isEmpty()
            && followed.stream().allMatch(o -> o instanceof Origin.AddressOf to && to.isArray());
    boolean callers =
        fault.message().contains(CALLERS)
            // The author of the stubbed function decides how long its objects are.
            || fault.message().contains(Function.STUBS.path())
            || FAR.contains(fault.kind()) && followed.stream().anyMatch(Origin::isInput);
    if (callers && !fixed && (isDeclared(input, followed) || isBlamedOnContents(input, fault))) {
      return new FaultBlame.Blame.OwnFault();
    }
    if (callers && !fixed) {
      return new FaultBlame.Blame.Asks(length(input, fault, followed));
    }
    return isOwnState ? new FaultBlame.Blame.OwnFault() : numbers.judgeIndex(input, fault);
  }

  /** Whether it goes beyond a parameter that is as long as the function itself declares it. */
  private boolean isDeclared(TestInput input, Set<Origin> followed) {
    return !followed.isEmpty()
        && followed.stream()
            .allMatch(
                o ->
                    o instanceof Origin.Parameter parameter
                        && context.code.lengths().isKeptBy(input, parameter.index()));
  }

  /**
   * Whether an access before the start of an object comes of what strings or arrays contain, an
   * empty string above all: no caller can make up for that by longer arrays.
   */
  private boolean isBlamedOnContents(TestInput input, CallEnding.Faulted fault) {
    return fault.message().contains(" at offset -")
        && (context.runner.cures(context.repairs.withoutEmptyTexts(input), fault)
            || context.scalars.of(input).stream()
                .filter(scalar -> scalar.isInteger() && numbers.isArray(input, scalar))
                .filter(scalar -> !numbers.isKept(input, scalar))
                .filter(
                    scalar ->
                        context
                            .scalars
                            .number(input, scalar)
                            .filter(n -> n.signum() < 0)
                            .isPresent())
                .limit(FaultBlame.MOST_CAUSES)
                .anyMatch(
                    scalar -> context.runner.cures(context.repairs.modest(input, scalar), fault)));
  }

  private String length(TestInput input, CallEnding.Faulted fault, Set<Origin> followed) {
    Optional<Origin> array = followed.stream().filter(o -> name(o).isPresent()).findFirst();
    Optional<InputScalar> count = count(input, fault, Extents::isCount, List.of(0L, 1L));
    if (array.isEmpty()) {
      return "needs larger objects behind its pointers";
    }
    String name = name(array.get()).get();
    if (count.isEmpty()) {
      return context.code.isText(array.get())
          ? "needs a 0 at the end of " + name
          : "needs more elements in " + name;
    }
    String title = context.titles.of(input, count.get());
    return context.scalars.number(input, count.get()).get().signum() < 0
        ? "needs " + title + " >= 0"
        : "needs " + title + " <= length of " + name;
  }

  /** The number that says how far to go, if less of it cures. */
  private Optional<InputScalar> count(
      TestInput input, CallEnding.Faulted fault, Predicate<BigInteger> wanted, List<Long> cures) {
    return context.scalars.of(input).stream()
        .filter(scalar -> scalar.integer().isPresent())
        .filter(scalar -> scalar.isArgument() || numbers.isState(input, scalar))
        .filter(scalar -> context.scalars.number(input, scalar).filter(wanted).isPresent())
        .filter(scalar -> cures.stream().allMatch(n -> cures(input, scalar, n, fault)))
        .findFirst();
  }

  /** Only the caller knows how many arguments follow those that have names. */
  String unnamed(TestInput input, CallEnding.Faulted fault) {
    return count(input, fault, number -> number.signum() > 0, List.of(0L))
        .map(
            scalar ->
                "needs as many further arguments as " + context.titles.of(input, scalar) + " says")
        .orElse("needs as many further arguments as it reads");
  }

  /** Flags are none. */
  private static boolean isCount(BigInteger number) {
    return number.signum() < 0 || number.compareTo(BigInteger.ONE) > 0;
  }

  private boolean cures(
      TestInput input, InputScalar scalar, long number, CallEnding.Faulted fault) {
    return context.runner.cures(
        context.scalars.with(input, scalar, InputValue.Number.of(number)), fault);
  }

  private Optional<String> name(Origin origin) {
    if (origin instanceof Origin.Parameter parameter) {
      return Optional.of(context.titles.parameter(parameter.index()));
    }
    Optional<Origin.Place> place =
        origin instanceof Origin.Loaded loaded
            ? Optional.of(loaded.place())
            : origin instanceof Origin.AddressOf address
                ? Optional.of(address.place())
                : Optional.empty();
    return place
        .filter(Origin.Member.class::isInstance)
        .map(Origin.Member.class::cast)
        .map(member -> member.name() + owner(member.record()));
  }

  private static String owner(RecordType record) {
    return record.hasName() ? " of " + record : "";
  }
}
