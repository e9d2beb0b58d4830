package heapwright.method.standard.fault;

import heapwright.method.variation.Inputs;
import heapwright.method.variation.Slot;
import heapwright.method.variation.Slots;
import heapwright.testcase.Ending;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** NULLs of the input as causes of faults: those that the code nowhere claims to accept. */
final class NullPointers {
  private final Code code;
  private final Slots slots;
  private final Titles titles;
  private final Repairs repairs;
  private final Player player;

  NullPointers(Code code, Slots slots, Titles titles, Repairs repairs, Player player) {
    this.code = code;
    this.slots = slots;
    this.titles = titles;
    this.repairs = repairs;
    this.player = player;
  }

  Judgement judge(TestInput input, Ending.Faulted fault) {
    boolean memoryRanOut =
        !input.failing().isEmpty() && player.cures(Inputs.withFailing(input, List.of()), fault);
    if (memoryRanOut) {
      return new Judgement.Guilty();
    }
    Set<Origin> followed = code.addressesAt(fault.at());
    boolean isCompared = code.comparesWhatIsFollowed(fault.at());
    List<Slot> nulls =
        Stream.concat(slots.of(input).stream(), slots.unsaid(input).stream())
            .filter(slot -> slots.value(input, slot) instanceof InputValue.NullPointer)
            .filter(slot -> slot.isPointer() && (!isCompared || isUnchecked(input, slot)))
            .limit(Judge.SUSPECTS)
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

  private boolean isUnchecked(TestInput input, Slot slot) {
    return code.origin(input, slot).filter(code::acceptsNull).isEmpty();
  }
}
