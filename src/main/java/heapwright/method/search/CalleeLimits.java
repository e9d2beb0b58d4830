package heapwright.method.search;

import heapwright.symbolic.path.Frame;
import java.util.Optional;

/** How far a search follows calls: some path of a callee may never end. */
final class CalleeLimits {
  private static final int TURNS = 1_000;
  private static final int DEPTH = 200;

  private CalleeLimits() {}

  /** Which limit is exceeded, if one is. */
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
