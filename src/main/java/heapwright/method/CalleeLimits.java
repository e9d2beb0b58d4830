package heapwright.method;

import heapwright.symbolic.Frame;
import java.util.Optional;

/** How far a search follows what is called: a callee may go on for ever in one of its ways. */
final class CalleeLimits {
  private static final int TURNS = 1_000;
  private static final int DEPTH = 200;

  private CalleeLimits() {}

  /** What is too much, if something is. */
  static Optional<String> excess(Frame frame) {
    String name = frame.function().name();
    if (frame.depth() > DEPTH) {
      return Optional.of("more than " + DEPTH + " calls deep in " + name);
    }
    return frame.depth() > 0 && frame.turns() > TURNS
        ? Optional.of("more than " + TURNS + " open decisions in a call of " + name)
        : Optional.empty();
  }
}
