package heapwright.machine.code.closure;

/** A compiled terminator. */
@FunctionalInterface
public interface Exit {
  /** In place of a block: the function is left. */
  int RETURN = -1;

  /** The block to go on with, or {@link #RETURN}. */
  int next(long[] frame);
}
