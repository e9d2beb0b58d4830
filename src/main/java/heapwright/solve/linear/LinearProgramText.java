package heapwright.solve.linear;

/** A linear program as a file for other solvers. */
public sealed interface LinearProgramText {
  /**
   * In the LP format of CPLEX, which most solvers read.
   *
   * @param lines all of it
   */
  record Lp(String lines) implements LinearProgramText {}

  /** There is no program. */
  record None(String cause) implements LinearProgramText {}
}
