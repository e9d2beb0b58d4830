package heapwright.machine;

import heapwright.machine.outcome.Outcome;

/** What a call in a {@link Scene} came to. */
public sealed interface Reply {

  <R> R match(Cases<R> cases);

  /** One case per reply. */
  interface Cases<R> {
    R returned(Returned reply);

    R ended(Ended reply);
  }

  /** The function returned; the bytes of its result, none for {@code void}. */
  record Returned(byte[] result) implements Reply {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.returned(this);
    }
  }

  /** The program ended within the call. */
  record Ended(Outcome outcome) implements Reply {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.ended(this);
    }
  }
}
