package heapwright.ir.code;

/** Where control passes from one statement of a function to the next. */
public sealed interface ControlPoint {

  BlockId block();

  <R> R match(Cases<R> cases);

  /** One case per passage. */
  interface Cases<R> {
    R turn(Turn passage);

    R within(Within passage);
  }

  /**
   * From the end of a block to another one.
   *
   * @param outcome the place among the terminator's successors
   */
  record Turn(BlockId block, int outcome) implements ControlPoint {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.turn(this);
    }
  }

  /**
   * Inside a block.
   *
   * @param before the index of the statement that comes next; the number of statements where that
   *     is the terminator
   */
  record Within(BlockId block, int before) implements ControlPoint {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.within(this);
    }
  }
}
