package heapwright.machine.code;

/** A compiled terminator. */
@FunctionalInterface
interface Exit {
  /** In place of a block: the function is left. */
  int RETURN = -1;

  /** The block to go on with, or {@link #RETURN}. */
  int next(long[] frame);
}
