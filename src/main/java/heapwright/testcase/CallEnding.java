package heapwright.testcase;

import heapwright.ir.source.SourceSpan;

/** How the call of a function ended. */
public sealed interface CallEnding {

  <R> R match(Cases<R> cases);

  /** One case per ending. */
  interface Cases<R> {
    R returned(Returned ending);

    R exited(Exited ending);

    R killed(Killed ending);

    R faulted(Faulted ending);

    R unsettled(Unsettled ending);
  }

  /** It came back. */
  record Returned() implements CallEnding {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.returned(this);
    }
  }

  /** It called {@code exit}; status 0 to 255. */
  record Exited(int status) implements CallEnding {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.exited(this);
    }
  }

  /** It sent itself a signal, as {@code abort} does. */
  record Killed(int signal) implements CallEnding {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.killed(this);
    }
  }

  /** It did what no program may do: {@code kind} as reports name it. */
  record Faulted(String kind, SourceSpan at, String message) implements CallEnding {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.faulted(this);
    }
  }

  /** It was given up. */
  record Unsettled(String reason) implements CallEnding {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unsettled(this);
    }
  }
}
