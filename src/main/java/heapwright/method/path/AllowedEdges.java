package heapwright.method.path;

import heapwright.ir.code.BlockId;

/**
 * The edges of its function by which a path may be followed. Several paths may join two statements,
 * as conditions inside a decision are no statements.
 */
public interface AllowedEdges {
  /** Allows every path. */
  AllowedEdges ANY = (position, from, to) -> true;

  /**
   * Whether control may go from one block to another.
   *
   * @param position how many statements of the path have begun
   */
  boolean allows(int position, BlockId from, BlockId to);
}
