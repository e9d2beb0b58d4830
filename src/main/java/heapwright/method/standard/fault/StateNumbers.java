package heapwright.method.standard.fault;

import heapwright.method.variation.InputScalar;
import heapwright.testcase.CallEnding;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.math.BigInteger;
import java.util.function.Predicate;

/** The numbers that a program keeps in members and variables, as causes of faults. */
final class StateNumbers {
  private final FaultContext context;

  StateNumbers(FaultContext context) {
    this.context = context;
  }

  /** Whether a number of the state is the cause, if it is greater than what is always allowed. */
  FaultBlame.Blame judge(
      TestInput input, CallEnding.Faulted fault, BigInteger allowed, String what) {
    return cause(
        input,
        what,
        n -> isOdd(n, allowed),
        scalar -> context.runner.cures(context.repairs.modest(input, scalar), fault));
  }

  /**
   * Whether an index or a length of the state is the cause. Even 1 may be too much for what else
   * the state says; 0 is what everything starts with.
   */
  FaultBlame.Blame judgeIndex(TestInput input, CallEnding.Faulted fault) {
    return cause(
        input,
        "in range",
        n -> n.signum() != 0,
        scalar ->
            context.runner.cures(context.repairs.modest(input, scalar), fault)
                || context.runner.cures(
                    context.scalars.with(input, scalar, InputValue.Number.of(0)), fault));
  }

  /** Whether a number of the state is the cause, if there is one that is not as it started. */
  FaultBlame.Blame judgeSet(TestInput input, CallEnding.Faulted fault, String what) {
    return cause(
        input,
        what,
        n -> n.signum() != 0,
        scalar ->
            context.runner.cures(
                context.scalars.with(input, scalar, InputValue.Number.of(0)), fault));
  }

  private FaultBlame.Blame cause(
      TestInput input, String what, Predicate<BigInteger> suspect, Predicate<InputScalar> cures) {
    return context.scalars.of(input).stream()
        .filter(scalar -> scalar.isInteger() && isState(input, scalar))
        .filter(scalar -> context.scalars.number(input, scalar).filter(suspect).isPresent())
        .limit(FaultBlame.MOST_CAUSES)
        .filter(cures)
        .findFirst()
        .<FaultBlame.Blame>map(
            scalar ->
                new FaultBlame.Blame.Asks("needs " + context.titles.of(input, scalar) + " " + what))
        .orElseGet(FaultBlame.Blame.OwnFault::new);
  }

  private static boolean isOdd(BigInteger number, BigInteger allowed) {
    return number.abs().compareTo(allowed) > 0;
  }

  /**
   * Whether a scalar is an element of an array of numbers that hangs on a member of a structure.
   */
  boolean isKept(TestInput input, InputScalar scalar) {
    return isArray(input, scalar)
        && !scalar.isCharacter()
        && context.scalars.of(input).stream()
            .filter(
                s ->
                    context.scalars.value(input, s) instanceof InputValue.PointsTo to
                        && leads(to, scalar))
            .allMatch(s -> context.code.isMember(input, s));
  }

  private static boolean leads(InputValue.PointsTo to, InputScalar scalar) {
    return scalar.holder().equals(new InputScalar.Block(to.object()));
  }

  /** Whether a scalar is an element of an array. */
  boolean isArray(TestInput input, InputScalar scalar) {
    return scalar.holder() instanceof InputScalar.Block block
        && input.object(block.name()).element().isScalar();
  }

  /** Members of objects and variables; neither arguments nor contents of arrays nor answers. */
  boolean isState(TestInput input, InputScalar scalar) {
    return !scalar.isArgument()
        && !isArray(input, scalar)
        && context.code.answerer(scalar).isEmpty();
  }
}
