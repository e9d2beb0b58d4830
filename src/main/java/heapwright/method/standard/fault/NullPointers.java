package heapwright.method.standard.fault;

import heapwright.method.variation.InputScalar;
import heapwright.testcase.CallEnding;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** NULLs of the input as causes of faults: those that the code nowhere claims to accept. */
final class NullPointers {
  private final FaultContext context;

  NullPointers(FaultContext context) {
    this.context = context;
  }

  FaultBlame.Blame judge(TestInput input, CallEnding.Faulted fault) {
    boolean memoryRanOut =
        !input.failing().isEmpty() && context.runner.cures(input.withFailing(List.of()), fault);
    if (memoryRanOut) {
      return new FaultBlame.Blame.OwnFault();
    }
    Set<Origin> followed = context.code.addressesAt(fault.at());
    boolean isCompared = context.code.comparesWhatIsFollowed(fault.at());
    List<InputScalar> nulls =
        Stream.concat(context.scalars.of(input).stream(), context.scalars.unwritten(input).stream())
            .filter(
                scalar -> context.scalars.value(input, scalar) instanceof InputValue.NullPointer)
            .filter(scalar -> scalar.isPointer() && (!isCompared || isUnchecked(input, scalar)))
            .limit(FaultBlame.MOST_CAUSES)
            .toList();
    return nulls.stream()
        .filter(
            scalar ->
                context
                    .code
                    .origin(input, scalar)
                    .map(Set::of)
                    .filter(followed::equals)
                    .isPresent())
        .findFirst()
        .or(() -> nulls.stream().filter(scalar -> isCause(input, scalar, fault)).findFirst())
        .or(() -> jointly(input, nulls, followed, fault))
        .or(() -> variable(input, followed, fault))
        .<FaultBlame.Blame>map(
            scalar ->
                new FaultBlame.Blame.Asks("needs non-NULL " + context.titles.of(input, scalar)))
        .orElseGet(FaultBlame.Blame.OwnFault::new);
  }

  private boolean isCause(TestInput input, InputScalar scalar, CallEnding.Faulted fault) {
    return context.fresh.led(input, scalar).anyMatch(other -> context.runner.cures(other, fault));
  }

  /** The first of several that are followed at one place, if it takes all of them. */
  private Optional<InputScalar> jointly(
      TestInput input, List<InputScalar> nulls, Set<Origin> followed, CallEnding.Faulted fault) {
    List<InputScalar> used =
        nulls.stream()
            .filter(
                scalar -> context.code.origin(input, scalar).filter(followed::contains).isPresent())
            .toList();
    TestInput led = input;
    for (InputScalar scalar : used) {
      led = context.fresh.led(led, scalar).findFirst().orElse(led);
    }
    return used.size() > 1 && context.runner.cures(led, fault)
        ? Optional.of(used.get(0))
        : Optional.empty();
  }

  /** A variable that the input leaves as it starts. */
  private Optional<InputScalar> variable(
      TestInput input, Set<Origin> followed, CallEnding.Faulted fault) {
    return context.scalars.unwrittenVariables(input).stream()
        .filter(scalar -> context.code.origin(input, scalar).filter(followed::contains).isPresent())
        .filter(scalar -> isUnchecked(input, scalar) && isCause(input, scalar, fault))
        .findFirst();
  }

  private boolean isUnchecked(TestInput input, InputScalar scalar) {
    return context.code.origin(input, scalar).filter(context.code::acceptsNull).isEmpty();
  }
}
