package heapwright.method;

import heapwright.ir.BlockId;

/**
 * By which edges of its function a route may be followed. Between two statements there may be
 * several ways, as conditions inside a decision are no statements.
 */
public interface AllowedEdges {
  /** Every path will do. */
  AllowedEdges ANY = (position, from, to) -> true;

  /**
   * Whether control may go from one block to another.
   *
   * @param position how many statements of the route have begun
   */
  boolean allows(int position, BlockId from, BlockId to);
}
