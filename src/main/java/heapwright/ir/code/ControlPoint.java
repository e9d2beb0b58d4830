package heapwright.ir.code;

import java.util.function.Function;

/** Where control passes from one statement of a function to the next. */
public sealed interface ControlPoint {

  BlockId block();

  /** The result for either kind of point. */
  default <R> R match(Function<Turn, R> turn, Function<Within, R> within) {
    return this instanceof Turn point ? turn.apply(point) : within.apply((Within) this);
  }

  /**
   * From the end of a block to another one.
   *
   * @param outcome the place among the terminator's successors
   */
  record Turn(BlockId block, int outcome) implements ControlPoint {}

  /**
   * Inside a block.
   *
   * @param before the index of the statement that comes next; the number of statements where that
   *     is the terminator
   */
  record Within(BlockId block, int before) implements ControlPoint {}
}
