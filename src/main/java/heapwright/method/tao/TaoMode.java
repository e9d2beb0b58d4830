package heapwright.method.tao;

/**
 * How far the method departs from its publication.
 *
 * @param unconstrained whether the unconstrained edges are aimed at, rather than all edges
 * @param sharing whether edges are pursued together: one that another one's input takes need not be
 *     pursued, and what the solver was asked for one it need not be asked for another
 * @param invariants whether goals that stay open are held against what holds in all executions
 * @param pruning whether a path is dropped as soon as its condition is unsatisfiable
 * @param branchDistance whether inputs that come near open goals are changed until they meet them
 * @param limit how often a statement may recur at most
 * @param nodes how many a tree may grow by with each limit
 */
public record TaoMode(
    boolean unconstrained,
    boolean sharing,
    boolean invariants,
    boolean pruning,
    boolean branchDistance,
    int limit,
    int nodes) {
  /** What {@code gen} does. */
  public static final TaoMode USUAL = new TaoMode(true, true, true, true, true, 1_000, 400);

  /** The publication's greatest limit. */
  public static final int PUBLISHED_LIMIT = 2;

  /** Each edge by itself, with trees that hold all paths within the limit, and nothing of ours. */
  public static TaoMode published(boolean unconstrained, int limit) {
    return new TaoMode(unconstrained, false, false, false, false, limit, 5_000);
  }

  /** Each edge by itself, as published, but that paths that cannot be taken are dropped at once. */
  public static TaoMode separately(boolean unconstrained, int limit) {
    return new TaoMode(unconstrained, false, false, true, false, limit, 600);
  }
}
