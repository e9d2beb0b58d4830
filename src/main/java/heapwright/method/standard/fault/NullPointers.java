package heapwright.method.standard.fault;

import heapwright.method.variation.InputEdits;
import heapwright.method.variation.InputScalar;
import heapwright.method.variation.InputScalars;
import heapwright.testcase.CallEnding;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** NULLs of the input as causes of faults: those that the code nowhere claims to accept. */
final class NullPointers {
  private final CodeFacts code;
  private final InputScalars slots;
  private final ScalarTitles titles;
  private final InputRepairs repairs;
  private final FaultRunner player;

  NullPointers(
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

  Blame judge(TestInput input, CallEnding.Faulted fault) {
    boolean memoryRanOut =
        !input.failing().isEmpty() && player.cures(InputEdits.withFailing(input, List.of()), fault);
    if (memoryRanOut) {
      return new Blame.Guilty();
    }
    Set<Origin> followed = code.addressesAt(fault.at());
    boolean isCompared = code.comparesWhatIsFollowed(fault.at());
    List<InputScalar> nulls =
        Stream.concat(slots.of(input).stream(), slots.unsaid(input).stream())
            .filter(slot -> slots.value(input, slot) instanceof InputValue.NullPointer)
            .filter(slot -> slot.isPointer() && (!isCompared || isUnchecked(input, slot)))
            .limit(FaultBlame.SUSPECTS)
            .toList();
    return nulls.stream()
        .filter(slot -> code.origin(input, slot).map(Set::of).filter(followed::equals).isPresent())
        .findFirst()
        .or(() -> nulls.stream().filter(slot -> isCause(input, slot, fault)).findFirst())
        .or(() -> jointly(input, nulls, followed, fault))
        .or(() -> variable(input, followed, fault))
        .<Blame>map(slot -> new Blame.Asks("needs non-NULL " + titles.of(input, slot)))
        .orElseGet(Blame.Guilty::new);
  }

  private boolean isCause(TestInput input, InputScalar slot, CallEnding.Faulted fault) {
    return repairs.led(input, slot).anyMatch(other -> player.cures(other, fault));
  }

  /** The first of several that are followed at one place, if it takes all of them. */
  private Optional<InputScalar> jointly(
      TestInput input, List<InputScalar> nulls, Set<Origin> followed, CallEnding.Faulted fault) {
    List<InputScalar> used =
        nulls.stream()
            .filter(slot -> code.origin(input, slot).filter(followed::contains).isPresent())
            .toList();
    TestInput led = input;
    for (InputScalar slot : used) {
      led = repairs.led(led, slot).findFirst().orElse(led);
    }
    return used.size() > 1 && player.cures(led, fault)
        ? Optional.of(used.get(0))
        : Optional.empty();
  }

  /** A variable that the input leaves as it starts. */
  private Optional<InputScalar> variable(
      TestInput input, Set<Origin> followed, CallEnding.Faulted fault) {
    return slots.unsaidVariables(input).stream()
        .filter(slot -> code.origin(input, slot).filter(followed::contains).isPresent())
        .filter(slot -> isUnchecked(input, slot) && isCause(input, slot, fault))
        .findFirst();
  }

  private boolean isUnchecked(TestInput input, InputScalar slot) {
    return code.origin(input, slot).filter(code::acceptsNull).isEmpty();
  }
}
