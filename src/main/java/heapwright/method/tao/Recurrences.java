package heapwright.method.tao;

import heapwright.ir.SymbolId;
import heapwright.symbolic.Frame;
import heapwright.symbolic.persistent.IntMap;
import java.util.Optional;

/**
 * How often what a call has executed came again. Blocks stand for their statements. What recurs
 * without a decision having been open in between does not count: that is a loop with a constant
 * trip count, which the publication has unfolded by hand. A call that has returned does not count
 * any more; one within itself counts as a recurrence.
 *
 * @param blocks by the index of the block
 * @param nested how often the function was called within itself before this call
 * @param entered how many decisions had been open when the call began
 * @param latest the recurrences of what came last
 */
record Recurrences(
    SymbolId function,
    int depth,
    IntMap<Visit> blocks,
    int nested,
    int entered,
    int latest,
    Optional<Recurrences> caller) {

  /** How often a block came again, and how many decisions had been open when it came last. */
  record Visit(int again, int divisions) {}

  static Recurrences start(Frame frame) {
    return new Recurrences(frame.function().symbol(), 0, IntMap.empty(), 0, 0, 0, Optional.empty());
  }

  /**
   * After a step.
   *
   * @param arrives whether the step led to another block of the same call
   * @param divisions how many decisions have been open on the way
   */
  Recurrences after(Frame frame, boolean arrives, int divisions) {
    if (frame.depth() > depth) {
      return calling(frame, divisions);
    }
    if (frame.depth() < depth) {
      return caller.orElseThrow().after(frame, false, divisions).with(0);
    }
    return arrives ? arriving(frame.block().index(), divisions) : this;
  }

  private Recurrences calling(Frame frame, int divisions) {
    SymbolId callee = frame.function().symbol();
    int times = 0;
    for (Optional<Recurrences> at = Optional.of(this); at.isPresent(); at = at.get().caller) {
      if (at.get().function.equals(callee)) {
        times = at.get().nested + (divisions > at.get().entered ? 1 : 0);
        break;
      }
    }
    return new Recurrences(
        callee, frame.depth(), IntMap.empty(), times, divisions, times, Optional.of(this));
  }

  private Recurrences arriving(int block, int divisions) {
    Optional<Visit> last = blocks.get(block);
    int again = last.map(v -> v.again() + (divisions > v.divisions() ? 1 : 0)).orElse(0);
    IntMap<Visit> visited = blocks.with(block, new Visit(again, divisions));
    return new Recurrences(function, depth, visited, nested, entered, again, caller);
  }

  private Recurrences with(int newLatest) {
    return new Recurrences(function, depth, blocks, nested, entered, newLatest, caller);
  }
}
