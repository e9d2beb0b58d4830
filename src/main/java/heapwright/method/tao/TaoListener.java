package heapwright.method.tao;

import heapwright.solve.linear.ProblemSize;

/** Hears of every condition that is solved. */
public interface TaoListener {
  TaoListener NONE = (edge, limit, tree, program, how) -> {};

  /** What became of a condition. */
  enum Result {
    /** The program has a solution. */
    LINEAR,
    /** A path that is not linear has one, or the program was too hard. */
    PATH_BY_PATH,
    NONE
  }

  void solved(String edge, int limit, TreeSize tree, ProblemSize program, Result result);
}
