package heapwright.method.standard.fault;

import heapwright.method.variation.InputEdits;
import heapwright.method.variation.InputScalar;
import heapwright.method.variation.InputScalars;
import heapwright.testcase.CallEnding;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.math.BigInteger;
import java.util.function.Predicate;

/** The numbers that a program keeps in members and variables, as causes of faults. */
final class StateNumbers {
  private final CodeFacts code;
  private final InputScalars slots;
  private final ScalarTitles titles;
  private final InputRepairs repairs;
  private final FaultRunner player;

  StateNumbers(
      CodeFacts code,
      InputScalars slots,
      ScalarTitles titles,
      InputRepairs repairs,
      FaultRunner player) {
    this.code = code;
    this.slots = slots;
    this.titles = titles;
    this.repairs = repairs;
    this.player = player;
  }

  /** Whether a number of the state is the cause, if it is greater than what is always allowed. */
  Blame judge(TestInput input, CallEnding.Faulted fault, BigInteger allowed, String what) {
    return cause(
        input,
        what,
        n -> isOdd(n, allowed),
        slot -> player.cures(repairs.modest(input, slot), fault));
  }

  /**
   * Whether an index or a length of the state is the cause. Even 1 may be too much for what else
   * the state says; 0 is what everything starts with.
   */
  Blame judgeIndex(TestInput input, CallEnding.Faulted fault) {
    return cause(
        input,
        "in range",
        n -> n.signum() != 0,
        slot ->
            player.cures(repairs.modest(input, slot), fault)
                || player.cures(slots.with(input, slot, InputValue.Number.of(0)), fault));
  }

  /** Whether a number of the state is the cause, if there is one that is not as it started. */
  Blame judgeSet(TestInput input, CallEnding.Faulted fault, String what) {
    return cause(
        input,
        what,
        n -> n.signum() != 0,
        slot -> player.cures(slots.with(input, slot, InputValue.Number.of(0)), fault));
  }

  private Blame cause(
      TestInput input, String what, Predicate<BigInteger> suspect, Predicate<InputScalar> cures) {
    return slots.of(input).stream()
        .filter(slot -> slot.isInteger() && isState(input, slot))
        .filter(slot -> slots.number(input, slot).filter(suspect).isPresent())
        .limit(FaultBlame.SUSPECTS)
        .filter(cures)
        .findFirst()
        .<Blame>map(slot -> new Blame.Asks("needs " + titles.of(input, slot) + " " + what))
        .orElseGet(Blame.Guilty::new);
  }

  private static boolean isOdd(BigInteger number, BigInteger allowed) {
    return number.abs().compareTo(allowed) > 0;
  }

  /** Whether a slot is an element of an array of numbers that hangs on a member of a structure. */
  boolean isKept(TestInput input, InputScalar slot) {
    return isArray(input, slot)
        && !slot.isCharacter()
        && slots.of(input).stream()
            .filter(s -> slots.value(input, s) instanceof InputValue.PointsTo to && leads(to, slot))
            .allMatch(s -> code.isMember(input, s));
  }

  private static boolean leads(InputValue.PointsTo to, InputScalar slot) {
    return slot.holder().equals(new InputScalar.Block(to.object()));
  }

  /** Whether a slot is an element of an array. */
  boolean isArray(TestInput input, InputScalar slot) {
    return slot.holder() instanceof InputScalar.Block block
        && InputEdits.object(input, block.name()).element().isScalar();
  }

  /** Members of objects and variables; neither arguments nor contents of arrays nor answers. */
  boolean isState(TestInput input, InputScalar slot) {
    return !slot.isArgument() && !isArray(input, slot) && code.answerer(slot).isEmpty();
  }
}
