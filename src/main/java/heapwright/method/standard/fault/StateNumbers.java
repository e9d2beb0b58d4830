package heapwright.method.standard.fault;

import heapwright.method.variation.Inputs;
import heapwright.method.variation.Slot;
import heapwright.method.variation.Slots;
import heapwright.testcase.Ending;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.math.BigInteger;

/** The numbers that a program keeps in members and variables, as causes of faults. */
final class StateNumbers {
  private final Code code;
  private final Slots slots;
  private final Titles titles;
  private final Repairs repairs;
  private final Player player;

  StateNumbers(Code code, Slots slots, Titles titles, Repairs repairs, Player player) {
    this.code = code;
    this.slots = slots;
    this.titles = titles;
    this.repairs = repairs;
    this.player = player;
  }

  /** Whether a number of the state is the cause, if it is greater than what is always allowed. */
  Judgement judge(TestInput input, Ending.Faulted fault, BigInteger allowed, String what) {
    return slots.of(input).stream()
        .filter(slot -> slot.isInteger() && isState(input, slot))
        .filter(slot -> slots.number(input, slot).filter(n -> isOdd(n, allowed)).isPresent())
        .limit(Judge.SUSPECTS)
        .filter(slot -> player.cures(repairs.modest(input, slot), fault))
        .findFirst()
        .<Judgement>map(s -> new Judgement.Asks("needs " + titles.of(input, s) + " " + what))
        .orElseGet(Judgement.Guilty::new);
  }

  /** Whether a number of the state is the cause, if there is one that is not as it started. */
  Judgement judgeSet(TestInput input, Ending.Faulted fault, String what) {
    return slots.of(input).stream()
        .filter(slot -> slot.isInteger() && isState(input, slot))
        .filter(slot -> slots.number(input, slot).filter(n -> n.signum() != 0).isPresent())
        .limit(Judge.SUSPECTS)
        .filter(s -> player.cures(slots.with(input, s, InputValue.Number.of(0)), fault))
        .findFirst()
        .<Judgement>map(s -> new Judgement.Asks("needs " + titles.of(input, s) + " " + what))
        .orElseGet(Judgement.Guilty::new);
  }

  private static boolean isOdd(BigInteger number, BigInteger allowed) {
    return number.compareTo(allowed) > 0
        || number.signum() < 0 && allowed.equals(BigInteger.ONE)
        || number.negate().compareTo(allowed) > 0;
  }

  /** Whether a slot is an element of an array. */
  boolean isArray(TestInput input, Slot slot) {
    return slot.holder() instanceof Slot.Block block
        && Inputs.object(input, block.name()).element().isScalar();
  }

  /** Members of objects and variables; neither arguments nor contents of arrays nor answers. */
  boolean isState(TestInput input, Slot slot) {
    return !slot.isArgument() && !isArray(input, slot) && code.answerer(slot).isEmpty();
  }
}
