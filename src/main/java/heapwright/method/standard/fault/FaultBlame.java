package heapwright.method.standard.fault;

import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.machine.code.Invocation;
import heapwright.machine.outcome.FaultKind;
import heapwright.method.run.ExecutedInput;
import heapwright.testcase.CallEnding;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.StubEffect;
import heapwright.testcase.TestInput;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * Says whose fault a fault is. A function has to cope with every value of its plain arguments, with
 * every content of arrays and strings, with standard input, with what functions answer that are
 * only declared, and with memory running out. It may take for granted:
 *
 * <ul>
 *   <li>that a pointer is not NULL which it never compares with NULL. One that it does compare it
 *       claims to accept, wherever the comparison stands, if that is written like what it follows:
 *       comparing {@code n->parent} says nothing of {@code n->parent->parent};
 *   <li>that an array whose extent only the caller knows is as long as it needs, and a string
 *       ended, but not that a string has something in it. Arrays that the program declares or
 *       allocates itself are its own affair; a parameter {@code a[10]} is declared to have ten
 *       elements, and no more;
 *   <li>that as many arguments follow the named ones as it reads;
 *   <li>that numbers in members of structures, in arrays that hang on them and in variables are
 *       what the program keeps there: no index out of range, no count at the end of its type. But 0
 *       is what everything starts with, so dividing by such a number is a fault, and so is a loop
 *       that never ends with it; and a state that the function left behind itself is none that was
 *       made up;
 *   <li>that pointers lead to different objects, to their beginnings, and do not run in circles, if
 *       that is what it takes to free or copy things, to be aligned or to come to an end; and never
 *       into a structure where a pointer is meant for numbers or text.
 * </ul>
 *
 * What the cause is, is found out by taking it away: if the fault is gone, it was that. Addresses
 * that are mere numbers, and functions that only the input brought into play, prove nothing.
 */
final class FaultBlame {
  /** Whose fault it is. */
  sealed interface Blame {

    /** The function's. */
    record OwnFault() implements Blame {}

    /** The caller's: the function asks for something that the input does not keep. */
    record Asks(String note) implements Blame {}

    /** Ours: the input means nothing. */
    record Void() implements Blame {}
  }

  /** How many causes are tried. */
  static final int MOST_CAUSES = 16;

  /** Counting down from here, recursion is deep but not endless. */
  private static final BigInteger DEEP = BigInteger.valueOf(10_000);

  /** Numbers of a state beyond this are no counts of anything. */
  private static final BigInteger EXTREME = BigInteger.valueOf(1 << 14);

  private static final String DIFFERENT = "needs pointers that lead to different objects";

  private static final String ALIGNED = "needs pointers that are aligned for what they lead to";

  private static final String CIRCLE = "needs links that do not run in a circle";

  private final FaultContext context;
  private final NullPointers nulls;
  private final StateNumbers numbers;
  private final Extents extents;

  FaultBlame(FaultContext context) {
    this.context = context;
    nulls = new NullPointers(context);
    numbers = new StateNumbers(context);
    extents = new Extents(context, numbers);
  }

  /**
   * @param isOwnState whether the function itself left the state behind that it was called in
   */
  Blame judge(ExecutedInput run, boolean isOwnState) {
    CallEnding.Faulted fault = run.fault();
    if (isMadeUp(run.input())
        || isPointerOfBytes(run.input(), fault)
        || !context.code.contains(fault.at())) {
      return new Blame.Void();
    }
    Blame blame = judge(run, fault, isOwnState);
    return blame instanceof Blame.OwnFault && isMixedUp(run.input(), fault)
        ? new Blame.Asks(DIFFERENT)
        : blame;
  }

  private Blame judge(ExecutedInput run, CallEnding.Faulted fault, boolean isOwnState) {
    return switch (kind(fault)) {
      case NULL_DEREFERENCE, NULL_ARGUMENT, FUNCTION_POINTER_MISUSE ->
          nulls.judge(run.input(), fault);
      case OUT_OF_BOUNDS ->
          fault.message().contains(Invocation.UNNAMED)
              ? new Blame.Asks(extents.unnamed(run.input(), fault))
              : extents.judge(run.input(), fault, isOwnState);
      case WILD_DEREFERENCE, POINTER_OVERFLOW -> wildness(run.input(), fault, isOwnState);
      case USE_AFTER_FREE, DOUBLE_FREE, OVERLAPPING_COPY -> sharing(run.input(), fault, DIFFERENT);
      case MISALIGNED_ACCESS -> overlap(run.input(), fault, isOwnState);
      case INVALID_FREE -> sharing(run.input(), fault, "needs pointers from malloc");
      case ENDLESS_RECURSION -> recursion(run.input(), fault);
      case ENDLESS_LOOP -> loop(run.input(), fault, isOwnState);
      case INDEX_OUT_OF_RANGE, BAD_ARRAY_LENGTH ->
          isOwnState ? new Blame.OwnFault() : numbers.judgeIndex(run.input(), fault);
      case SIGNED_OVERFLOW, BAD_SHIFT -> arithmetic(run.input(), fault, isOwnState);
      default -> new Blame.OwnFault();
    };
  }

  private static FaultKind kind(CallEnding.Faulted fault) {
    return Arrays.stream(FaultKind.values())
        .filter(kind -> kind.id().equals(fault.kind()))
        .findFirst()
        .orElseThrow();
  }

  private boolean isMadeUp(TestInput input) {
    return context.scalars.of(input).stream()
            .anyMatch(
                scalar -> context.scalars.value(input, scalar) instanceof InputValue.RawPointer)
        || input.outside().stream().anyMatch(this::isMadeUp);
  }

  /** Whether a pointer that is followed may be made of bytes: the input has only those there. */
  private boolean isPointerOfBytes(TestInput input, CallEnding.Faulted fault) {
    return input.objects().stream().anyMatch(FaultBlame::isBytes)
        && context.code.followsPointerAmongBytes(fault.at());
  }

  private static boolean isBytes(InputObject object) {
    return object.element() instanceof IntegerType type
        && type.bits() == Byte.SIZE
        && object.cells().stream().noneMatch(cell -> cell.cell().type() instanceof PointerType);
  }

  /** Whether code outside of the program makes a pointer of numbers. */
  private boolean isMadeUp(StubEffect effect) {
    return effect.cells().stream()
        .filter(
            cell ->
                cell.value() instanceof InputValue.Number number && number.value().signum() != 0)
        .anyMatch(cell -> context.code.isInPointer(effect.channel().type(), cell.offset()));
  }

  /** Near NULL a member of nothing may have been meant, far from everything an element. */
  private Blame wildness(TestInput input, CallEnding.Faulted fault, boolean isOwnState) {
    Blame asNull = nulls.judge(input, fault);
    return asNull instanceof Blame.Asks ? asNull : extents.judge(input, fault, isOwnState);
  }

  /** Whether it takes a pointer to a scalar that leads into a structure. */
  private boolean isMixedUp(TestInput input, CallEnding.Faulted fault) {
    TestInput sorted = context.repairs.ofOwnType(input);
    return !sorted.equals(input) && context.runner.cures(sorted, fault);
  }

  private Blame sharing(TestInput input, CallEnding.Faulted fault, String note) {
    TestInput apart = context.repairs.unshared(input);
    return !apart.equals(input) && context.runner.cures(apart, fault)
        ? new Blame.Asks(note)
        : new Blame.OwnFault();
  }

  /**
   * A pointer that overlaps nothing and is not aligned was made by the function: by a tag, or of a
   * number that the program keeps.
   */
  private Blame overlap(TestInput input, CallEnding.Faulted fault, boolean isOwnState) {
    TestInput apart = context.repairs.withoutOverlaps(input);
    if (!apart.equals(input) && context.runner.cures(apart, fault)) {
      return new Blame.Asks(ALIGNED);
    }
    return isOwnState ? new Blame.OwnFault() : numbers.judgeSet(input, fault, "in range");
  }

  private Blame recursion(TestInput input, CallEnding.Faulted fault) {
    boolean isDeep =
        context.scalars.of(input).stream()
            .flatMap(scalar -> context.scalars.number(input, scalar).stream())
            .anyMatch(number -> number.abs().compareTo(DEEP) > 0);
    return isDeep ? new Blame.Void() : sharing(input, fault, CIRCLE);
  }

  private Blame loop(TestInput input, CallEnding.Faulted fault, boolean isOwnState) {
    Blame circle = sharing(input, fault, CIRCLE);
    return circle instanceof Blame.OwnFault && !isOwnState
        ? numbers.judgeSet(input, fault, "in range")
        : circle;
  }

  private Blame arithmetic(TestInput input, CallEnding.Faulted fault, boolean isOwnState) {
    return isOwnState
        ? new Blame.OwnFault()
        : numbers.judge(input, fault, EXTREME, "far from the ends of its type");
  }
}
