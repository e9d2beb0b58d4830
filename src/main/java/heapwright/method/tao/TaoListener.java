package heapwright.method.tao;

import heapwright.solve.linear.ProblemSize;

/** Hears of every condition that is solved. */
public interface TaoListener {
  /** Does not listen. */
  TaoListener NONE =
      new TaoListener() {
        @Override
        public void solved(
            String edge, int limit, TreeSize tree, ProblemSize program, Result result) {}

        @Override
        public void taken(String edge, int limit) {}

        @Override
        public void pursued(String edge) {}

        @Override
        public void cutShort(String edge) {}
      };

  /** What became of a condition. */
  enum Result {
    /** The program has a solution. */
    LINEAR,
    /** A path that is not linear has one, or the program was too hard. */
    PATH_BY_PATH,
    NONE
  }

  void solved(String edge, int limit, TreeSize tree, ProblemSize program, Result result);

  /** An input takes the edge and ends as a test may. */
  void taken(String edge, int limit);

  /** An edge had its turn. */
  void pursued(String edge);

  /** An edge was given up although its tree could have grown further within the limits. */
  void cutShort(String edge);
}
