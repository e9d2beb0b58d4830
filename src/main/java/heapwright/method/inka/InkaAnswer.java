package heapwright.method.inka;

import heapwright.method.run.ExecutedInput;
import java.util.List;

/** What came of a goal. */
public sealed interface InkaAnswer {

  <R> R match(Cases<R> cases);

  /** One case per answer. */
  interface Cases<R> {
    R reached(Reached answer);

    R unreachable(Unreachable answer);

    R unknown(Unknown answer);
  }

  /** A run met it. */
  record Reached(ExecutedInput run) implements InkaAnswer {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.reached(this);
    }
  }

  /**
   * No input meets it.
   *
   * @param chain the deductions that show it, a line each
   * @param cases how many cases had to be told apart; 0 if propagation alone showed it
   */
  record Unreachable(List<String> chain, int cases) implements InkaAnswer {
    public Unreachable {
      chain = List.copyOf(chain);
    }

    @Override
    public <R> R match(Cases<R> fold) {
      return fold.unreachable(this);
    }
  }

  /** Neither was found. */
  record Unknown(String cause) implements InkaAnswer {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unknown(this);
    }
  }
}
