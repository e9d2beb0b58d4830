package heapwright.method.standard.fault;

import heapwright.ir.RecordType;
import heapwright.machine.code.Invocation;
import heapwright.machine.outcome.FaultKind;
import heapwright.method.Trial;
import heapwright.method.variation.Inputs;
import heapwright.method.variation.Slot;
import heapwright.method.variation.Slots;
import heapwright.testcase.Ending;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Says whose fault a fault is. A function has to cope with every value of its plain arguments, with
 * every content of arrays and strings, with standard input, with what functions answer that are
 * only declared, and with memory running out. It may take for granted:
 *
 * <ul>
 *   <li>that a pointer is not NULL which it never compares with NULL. One that it does compare it
 *       claims to accept, wherever the comparison stands;
 *   <li>that an array whose extent only the caller knows is as long as it needs, and a string
 *       ended, but not that a string has something in it. Arrays that the program declares or
 *       allocates itself are its own affair;
 *   <li>that as many arguments follow the named ones as it reads;
 *   <li>that numbers in members of structures and in variables are what the program keeps there: no
 *       index out of range, no count at the end of its type. But 0 is what everything starts with,
 *       so dividing by such a number is a fault; and a state that the function left behind itself
 *       is none that was made up;
 *   <li>that pointers lead to different objects, to their beginnings, and do not run in circles, if
 *       that is what it takes to free or copy things or to come to an end.
 * </ul>
 *
 * What the cause is, is found out by taking it away: if the fault is gone, it was that. Addresses
 * that are mere numbers, and functions that only the input brought into play, prove nothing.
 */
final class Judge {
  /** How many causes are tried. */
  private static final int SUSPECTS = 16;

  /** Counting down from here, recursion is deep but not endless. */
  private static final BigInteger DEEP = BigInteger.valueOf(10_000);

  /** Numbers of a state beyond this are no counts of anything. */
  private static final BigInteger EXTREME = BigInteger.valueOf(1 << 14);

  /** Where objects of the input are said to be allocated. */
  static final String CALLERS = "<scene>";

  private final Code code;
  private final Slots slots;
  private final Titles titles;
  private final Repairs repairs;
  private final Player player;

  Judge(Code code, Slots slots, Titles titles, Repairs repairs, Player player) {
    this.code = code;
    this.slots = slots;
    this.titles = titles;
    this.repairs = repairs;
    this.player = player;
  }

  /**
   * @param isOwnState whether the function itself left the state behind that it was called in
   */
  Judgement judge(Trial trial, boolean isOwnState) {
    Ending.Faulted fault = (Ending.Faulted) trial.observation().ending();
    if (isMadeUp(trial.input()) || !code.contains(fault.at())) {
      return new Judgement.Void();
    }
    return switch (kind(fault)) {
      case NULL_DEREFERENCE, NULL_ARGUMENT, FUNCTION_POINTER_MISUSE ->
          nullness(trial.input(), fault);
      case OUT_OF_BOUNDS ->
          fault.message().contains(Invocation.UNNAMED)
              ? new Judgement.Asks(unnamed(trial.input(), fault))
              : extent(trial.input(), fault, isOwnState);
      case WILD_DEREFERENCE -> wildness(trial.input(), fault, isOwnState);
      case USE_AFTER_FREE, DOUBLE_FREE, OVERLAPPING_COPY ->
          sharing(trial.input(), fault, "needs pointers that lead to different objects");
      case INVALID_FREE -> sharing(trial.input(), fault, "needs pointers from malloc");
      case ENDLESS_RECURSION -> recursion(trial.input(), fault);
      case INDEX_OUT_OF_RANGE, BAD_ARRAY_LENGTH ->
          isOwnState
              ? new Judgement.Guilty()
              : state(trial.input(), fault, BigInteger.ONE, "in range");
      case SIGNED_OVERFLOW, BAD_SHIFT -> arithmetic(trial.input(), fault, isOwnState);
      default -> new Judgement.Guilty();
    };
  }

  private static FaultKind kind(Ending.Faulted fault) {
    return Arrays.stream(FaultKind.values())
        .filter(kind -> kind.id().equals(fault.kind()))
        .findFirst()
        .orElseThrow();
  }

  private boolean isMadeUp(TestInput input) {
    return slots.of(input).stream()
        .anyMatch(slot -> slots.value(input, slot) instanceof InputValue.RawPointer);
  }

  private Judgement nullness(TestInput input, Ending.Faulted fault) {
    boolean memoryRanOut =
        !input.failing().isEmpty() && player.cures(Inputs.withFailing(input, List.of()), fault);
    if (memoryRanOut) {
      return new Judgement.Guilty();
    }
    Set<Origin> followed = code.addressesAt(fault.at());
    List<Slot> nulls =
        Stream.concat(slots.of(input).stream(), slots.unsaid(input).stream())
            .filter(slot -> slots.value(input, slot) instanceof InputValue.NullPointer)
            .filter(slot -> slot.isPointer() && isUnchecked(input, slot))
            .limit(SUSPECTS)
            .toList();
    return nulls.stream()
        .filter(slot -> code.origin(input, slot).map(Set::of).filter(followed::equals).isPresent())
        .findFirst()
        .or(() -> nulls.stream().filter(slot -> isCause(input, slot, fault)).findFirst())
        .or(() -> jointly(input, nulls, followed, fault))
        .<Judgement>map(slot -> new Judgement.Asks("needs non-NULL " + titles.of(input, slot)))
        .orElseGet(Judgement.Guilty::new);
  }

  private boolean isCause(TestInput input, Slot slot, Ending.Faulted fault) {
    return repairs.led(input, slot).anyMatch(other -> player.cures(other, fault));
  }

  /** The first of several that are followed at one place, if it takes all of them. */
  private Optional<Slot> jointly(
      TestInput input, List<Slot> nulls, Set<Origin> followed, Ending.Faulted fault) {
    List<Slot> used =
        nulls.stream()
            .filter(slot -> code.origin(input, slot).filter(followed::contains).isPresent())
            .toList();
    TestInput led = input;
    for (Slot slot : used) {
      led = repairs.led(led, slot).findFirst().orElse(led);
    }
    return used.size() > 1 && player.cures(led, fault)
        ? Optional.of(used.get(0))
        : Optional.empty();
  }

  /** Near NULL a member of nothing may have been meant, far from everything an element. */
  private Judgement wildness(TestInput input, Ending.Faulted fault, boolean isOwnState) {
    Judgement asNull = nullness(input, fault);
    return asNull instanceof Judgement.Asks ? asNull : extent(input, fault, isOwnState);
  }

  private boolean isUnchecked(TestInput input, Slot slot) {
    return code.origin(input, slot).filter(code::acceptsNull).isEmpty();
  }

  private Judgement extent(TestInput input, Ending.Faulted fault, boolean isOwnState) {
    Set<Origin> followed = code.addressesAt(fault.at());
    boolean fixed =
        !followed.isEmpty()
            && followed.stream().allMatch(o -> o instanceof Origin.AddressOf to && to.isArray());
    boolean callers =
        fault.message().contains(CALLERS)
            || kind(fault) == FaultKind.WILD_DEREFERENCE
                && followed.stream().anyMatch(Origin::isInput);
    if (callers && !fixed && isBlamedOnContents(input, fault)) {
      return new Judgement.Guilty();
    }
    if (callers && !fixed) {
      return new Judgement.Asks(length(input, fault, followed));
    }
    return isOwnState ? new Judgement.Guilty() : state(input, fault, BigInteger.ONE, "in range");
  }

  /**
   * Whether an access before the start of an object comes of what strings or arrays contain, an
   * empty string above all: no caller can make up for that by longer arrays.
   */
  private boolean isBlamedOnContents(TestInput input, Ending.Faulted fault) {
    return fault.message().contains(" at offset -")
        && (player.cures(repairs.withoutEmptyTexts(input), fault)
            || slots.of(input).stream()
                .filter(slot -> slot.isInteger() && isArray(input, slot))
                .filter(slot -> slots.number(input, slot).filter(n -> n.signum() < 0).isPresent())
                .limit(SUSPECTS)
                .anyMatch(slot -> player.cures(repairs.modest(input, slot), fault)));
  }

  private String length(TestInput input, Ending.Faulted fault, Set<Origin> followed) {
    Optional<Origin> array = followed.stream().filter(o -> name(o).isPresent()).findFirst();
    Optional<Slot> count = count(input, fault, Judge::isCount, List.of(0L, 1L));
    if (array.isEmpty()) {
      return "needs larger objects behind its pointers";
    }
    String name = name(array.get()).get();
    if (count.isEmpty()) {
      return code.isText(array.get())
          ? "needs a 0 at the end of " + name
          : "needs more elements in " + name;
    }
    String title = titles.of(input, count.get());
    return slots.number(input, count.get()).get().signum() < 0
        ? "needs " + title + " >= 0"
        : "needs " + title + " <= length of " + name;
  }

  /** The number that says how far to go, if less of it cures. */
  private Optional<Slot> count(
      TestInput input, Ending.Faulted fault, Predicate<BigInteger> wanted, List<Long> cures) {
    return slots.of(input).stream()
        .filter(slot -> slot.isInteger() && (slot.isArgument() || isState(input, slot)))
        .filter(slot -> slots.number(input, slot).filter(wanted).isPresent())
        .filter(slot -> cures.stream().allMatch(n -> cures(input, slot, n, fault)))
        .findFirst();
  }

  /** Only the caller knows how many arguments follow those that have names. */
  private String unnamed(TestInput input, Ending.Faulted fault) {
    return count(input, fault, number -> number.signum() > 0, List.of(0L))
        .map(slot -> "needs as many further arguments as " + titles.of(input, slot) + " says")
        .orElse("needs as many further arguments as it reads");
  }

  /** Flags are none. */
  private static boolean isCount(BigInteger number) {
    return number.signum() < 0 || number.compareTo(BigInteger.ONE) > 0;
  }

  private boolean cures(TestInput input, Slot slot, long number, Ending.Faulted fault) {
    return player.cures(slots.with(input, slot, InputValue.Number.of(number)), fault);
  }

  private boolean isArray(TestInput input, Slot slot) {
    return slot.holder() instanceof Slot.Block block
        && Inputs.object(input, block.name()).element().isScalar();
  }

  private Optional<String> name(Origin origin) {
    if (origin instanceof Origin.Parameter parameter) {
      return Optional.of(titles.parameter(parameter.index()));
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

  private Judgement sharing(TestInput input, Ending.Faulted fault, String note) {
    TestInput apart = repairs.unshared(input);
    return !apart.equals(input) && player.cures(apart, fault)
        ? new Judgement.Asks(note)
        : new Judgement.Guilty();
  }

  private Judgement recursion(TestInput input, Ending.Faulted fault) {
    boolean isDeep =
        slots.of(input).stream()
            .flatMap(slot -> slots.number(input, slot).stream())
            .anyMatch(number -> number.abs().compareTo(DEEP) > 0);
    return isDeep
        ? new Judgement.Void()
        : sharing(input, fault, "needs links that do not run in a circle");
  }

  private Judgement arithmetic(TestInput input, Ending.Faulted fault, boolean isOwnState) {
    return isOwnState
        ? new Judgement.Guilty()
        : state(input, fault, EXTREME, "far from the ends of its type");
  }

  /** Whether a number of the state is the cause, if it is greater than what is always allowed. */
  private Judgement state(TestInput input, Ending.Faulted fault, BigInteger allowed, String what) {
    return slots.of(input).stream()
        .filter(slot -> slot.isInteger() && isState(input, slot))
        .filter(slot -> slots.number(input, slot).filter(n -> isOdd(n, allowed)).isPresent())
        .limit(SUSPECTS)
        .filter(slot -> player.cures(repairs.modest(input, slot), fault))
        .findFirst()
        .<Judgement>map(s -> new Judgement.Asks("needs " + titles.of(input, s) + " " + what))
        .orElseGet(Judgement.Guilty::new);
  }

  private static boolean isOdd(BigInteger number, BigInteger allowed) {
    return number.compareTo(allowed) > 0
        || number.signum() < 0 && allowed.equals(BigInteger.ONE)
        || number.negate().compareTo(allowed) > 0;
  }

  /** Members of objects and variables; neither arguments nor contents of arrays nor answers. */
  private boolean isState(TestInput input, Slot slot) {
    return !slot.isArgument() && !isArray(input, slot) && code.answerer(slot).isEmpty();
  }
}
