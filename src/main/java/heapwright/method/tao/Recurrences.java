package heapwright.method.tao;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.SymbolId;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.persistent.IntMap;
import java.util.List;
import java.util.Optional;

/**
 * How often what a call has executed came again. Blocks stand for their statements. What recurs
 * without a decision having been open in between does not count, nor do the rounds of a loop of
 * fixed length. A call that has returned does not count any more; one within itself counts as a
 * recurrence. To the publication a call of the library is one statement; so there a decision that
 * is open in a callee does not make the caller's loop one that recurs: scanf's loop along its
 * format is as long as the format.
 *
 * @param visits by the index of the block
 * @param own how many decisions were open in this call, without its callees
 * @param block which was executed last
 * @param latest the recurrences of what came last
 */
record Recurrences(Call call, IntMap<Visit> visits, int own, BlockId block, int latest) {

  /**
   * A call in progress.
   *
   * @param library whether the function is not the user's
   * @param nested how often the function was called within itself before this call
   * @param entered how many decisions had been open when the call began
   */
  private record Call(
      SymbolId function,
      boolean library,
      int depth,
      int nested,
      int entered,
      Optional<Recurrences> caller) {}

  /** How often a block came again, and how many decisions had been open when it came last. */
  private record Visit(int again, int divisions) {}

  static Recurrences start(Frame frame) {
    return entering(frame, 0, 0, Optional.empty());
  }

  private static Recurrences entering(
      Frame frame, int nested, int divisions, Optional<Recurrences> caller) {
    boolean isLibrary = frame.function().span().isOurs();
    SymbolId function = frame.function().symbol();
    Call call = new Call(function, isLibrary, frame.depth(), nested, divisions, caller);
    return new Recurrences(call, IntMap.empty(), 0, frame.block(), nested);
  }

  /** After a decision that was open. */
  Recurrences dividing() {
    return new Recurrences(call, visits, own + 1, block, latest);
  }

  /**
   * After a step.
   *
   * @param arrives whether the step led to another block of the same call
   * @param divisions how many decisions have been open so far
   */
  Recurrences after(Frame frame, boolean arrives, int divisions, FixedLoops unfolding) {
    if (frame.depth() > call.depth) {
      return calling(frame, divisions);
    }
    if (frame.depth() < call.depth) {
      Recurrences back = call.caller.orElseThrow().after(frame, false, divisions, unfolding);
      return new Recurrences(back.call, back.visits, back.own, back.block, 0);
    }
    return arrives ? arriving(frame, divisions, unfolding) : this;
  }

  private Recurrences calling(Frame frame, int divisions) {
    SymbolId callee = frame.function().symbol();
    int times = 0;
    for (Optional<Recurrences> at = Optional.of(this); at.isPresent(); at = at.get().call.caller) {
      Call earlier = at.get().call;
      if (earlier.function.equals(callee)) {
        times = earlier.nested + (divisions > earlier.entered ? 1 : 0);
        break;
      }
    }
    return entering(frame, times, divisions, Optional.of(this));
  }

  private Recurrences arriving(Frame frame, int allDivisions, FixedLoops unfolding) {
    BlockId next = frame.block();
    int divisions = call.library ? own : allDivisions;
    IntMap<Visit> before = inNewRound(unfolding.loopAt(frame.function(), next));
    int again =
        before
            .get(next.index())
            .map(v -> v.again() + (divisions > v.divisions() ? 1 : 0))
            .orElse(0);
    Visit visit = new Visit(again, divisions);
    return new Recurrences(call, before.with(next.index(), visit), own, next, again);
  }

  /** Each round of a loop that is unfolded has statements of its own. */
  private IntMap<Visit> inNewRound(List<BlockId> loop) {
    IntMap<Visit> rest = visits;
    if (loop.contains(block)) {
      for (BlockId repeated : loop) {
        rest = rest.without(repeated.index());
      }
    }
    return rest;
  }
}
