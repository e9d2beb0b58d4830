package heapwright.analysis.invariant.domain;

import heapwright.ir.code.BlockId;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The edges by which control left earlier loops, and the returns by which it left calls, the last
 * one last. Code often tests next what ended a loop, so states with different exits are kept apart
 * for a while.
 */
public record ExitHistory(List<Exit> list) {
  public static final ExitHistory NONE = new ExitHistory(List.of());
  private static final int RETURN = -1;

  /**
   * How control left one loop or call of one activation.
   *
   * @param at the loop's head, or the block with the call
   * @param number which of the edges or returns
   * @param rounds after how many rounds of the loop, if that is distinguished
   */
  public record Exit(int frame, BlockId at, int number, int rounds) {
    boolean isOfSame(Exit other) {
      return frame == other.frame && at.equals(other.at);
    }
  }

  public ExitHistory {
    list = List.copyOf(list);
  }

  public ExitHistory and(Exit exit) {
    List<Exit> longer = new ArrayList<>(without(exit::isOfSame).list);
    longer.add(exit);
    return new ExitHistory(longer);
  }

  public ExitHistory without(Predicate<Exit> gone) {
    return list.stream().noneMatch(gone)
        ? this
        : new ExitHistory(list.stream().filter(gone.negate()).toList());
  }

  /** The same, where control came out of activations beyond a frame, seen from that frame. */
  public ExitHistory returned(int frame, BlockId at) {
    for (Exit exit : list) {
      if (exit.frame() == frame + 1 && exit.number() == RETURN) {
        return without(e -> e.frame() > frame).and(new Exit(frame, at, exit.at().index(), 0));
      }
    }
    return without(e -> e.frame() > frame);
  }

  /**
   * Control comes to the end of an activation. Inside calls inside calls all returns are one, or
   * recursion would multiply them.
   */
  public ExitHistory returning(int frame, BlockId end) {
    ExitHistory others = without(e -> e.frame() >= frame);
    return frame == 1 ? others.and(new Exit(frame, end, RETURN, 0)) : others;
  }

  /** The last ones. */
  public ExitHistory last(int count) {
    return list.size() <= count
        ? this
        : new ExitHistory(list.subList(list.size() - count, list.size()));
  }

  /** The last ones that two states share. */
  public ExitHistory common(ExitHistory other) {
    int count = Math.min(list.size(), other.list.size());
    while (!last(count).equals(other.last(count))) {
      count--;
    }
    return last(count);
  }
}
