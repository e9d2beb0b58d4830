package heapwright.method.tao;

/**
 * How far the method departs from its publication.
 *
 * @param unconstrained whether the unconstrained edges are aimed at, rather than all edges
 * @param pruning whether a subtree is dropped as soon as its condition is unsatisfiable
 * @param sharing whether an edge that another one's input takes need not be pursued
 * @param limit how often a statement may recur at most
 */
public record TaoMode(boolean unconstrained, boolean pruning, boolean sharing, int limit) {
  /** What {@code gen} does. */
  public static final TaoMode USUAL = new TaoMode(true, true, true, 1_000);

  /** Each edge by itself, as it was measured for publication. */
  public static TaoMode published(boolean unconstrained, int limit) {
    return new TaoMode(unconstrained, true, false, limit);
  }
}
