package heapwright.method.standard.fault;

import heapwright.method.variation.InputEdits;
import heapwright.method.variation.InputScalar;
import heapwright.method.variation.InputScalars;
import heapwright.testcase.CallEnding;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.math.BigInteger;

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
    return slots.of(input).stream()
        .filter(slot -> slot.isInteger() && isState(input, slot))
        .filter(slot -> slots.number(input, slot).filter(n -> isOdd(n, allowed)).isPresent())
        .limit(FaultBlame.SUSPECTS)
        .filter(slot -> player.cures(repairs.modest(input, slot), fault))
        .findFirst()
        .<Blame>map(s -> new Blame.Asks("needs " + titles.of(input, s) + " " + what))
        .orElseGet(Blame.Guilty::new);
  }

  /** Whether a number of the state is the cause, if there is one that is not as it started. */
  Blame judgeSet(TestInput input, CallEnding.Faulted fault, String what) {
    return slots.of(input).stream()
        .filter(slot -> slot.isInteger() && isState(input, slot))
        .filter(slot -> slots.number(input, slot).filter(n -> n.signum() != 0).isPresent())
        .limit(FaultBlame.SUSPECTS)
        .filter(s -> player.cures(slots.with(input, s, InputValue.Number.of(0)), fault))
        .findFirst()
        .<Blame>map(s -> new Blame.Asks("needs " + titles.of(input, s) + " " + what))
        .orElseGet(Blame.Guilty::new);
  }

  private static boolean isOdd(BigInteger number, BigInteger allowed) {
    return number.compareTo(allowed) > 0
        || number.signum() < 0 && allowed.equals(BigInteger.ONE)
        || number.negate().compareTo(allowed) > 0;
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
