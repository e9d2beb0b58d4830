package heapwright.method.tao;

import heapwright.solve.linear.ProblemSize;

/** Hears of every condition that is solved. */
public interface TaoListener {
  /** Does not listen. */
  TaoListener NONE = new TaoListener() {};

  /** What happened to a condition. */
  enum Result {
    /** The program has a solution. */
    LINEAR,
    /** A path that is not linear has one, or the program was too hard. */
    PATH_BY_PATH,
    NONE
  }

  default void solved(String edge, int limit, TreeSize tree, ProblemSize program, Result result) {}

  /** An input takes the edge and ends as a test may. */
  default void taken(String edge, int limit) {}

  /** An edge had its turn. */
  default void pursued(String edge) {}

  /** An edge was given up although its tree could have grown further within the limits. */
  default void cutShort(String edge) {}
}
