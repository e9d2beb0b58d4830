package heapwright.method.tao;

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

  /** A condition was solved. What it says of its tree is true only now: the tree grows. */
  default void solved(EdgeCondition condition) {}

  /** An input takes the edge and ends as a test may. */
  default void taken(String edge, int limit) {}

  /** An edge had its turn. */
  default void pursued(String edge) {}

  /** An edge was given up although its tree could have grown further within the limits. */
  default void cutShort(String edge) {}
}
