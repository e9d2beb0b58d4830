package heapwright.method.inka;

import heapwright.method.run.ExecutedInput;
import java.util.List;

/** The result of a goal. */
public sealed interface InkaAnswer {

  /** A run met it. */
  record Reached(ExecutedInput run) implements InkaAnswer {}

  /**
   * No input meets it.
   *
   * @param chain the deductions that show it, a line each
   * @param cases how many cases had to be told apart; 0 if propagation alone showed it
   * @param assumptions what the proof takes for granted beyond what all of INKA's do
   */
  record Unreachable(List<String> chain, int cases, List<String> assumptions)
      implements InkaAnswer {
    public Unreachable {
      assumptions = List.copyOf(assumptions);
      chain = List.copyOf(chain);
    }
  }

  /** Neither was found. */
  record Unknown(String cause) implements InkaAnswer {}
}
