package heapwright.machine;

import heapwright.machine.outcome.RunOutcome;
import java.util.BitSet;

/** What a call in a {@link InitialMemory} came to. */
public sealed interface Reply {

  <R> R match(Cases<R> cases);

  /** One case per reply. */
  interface Cases<R> {
    R returned(Returned reply);

    R ended(Ended reply);
  }

  /**
   * The function returned.
   *
   * @param result the bytes of its result, none for {@code void}
   * @param unset which of them were never written; all, if the function ends without a value
   */
  record Returned(byte[] result, BitSet unset) implements Reply {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.returned(this);
    }
  }

  /** The program ended within the call. */
  record Ended(RunOutcome outcome) implements Reply {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.ended(this);
    }
  }
}
