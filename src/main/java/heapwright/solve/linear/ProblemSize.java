package heapwright.solve.linear;

/**
 * The size of a mixed-integer program.
 *
 * @param inputs columns for inputs
 * @param integers columns for wrap-around, quotients and chosen values
 * @param switches 0-1 columns
 * @param rows constraints
 */
public record ProblemSize(int inputs, int integers, int switches, int rows) {
  public static final ProblemSize NOTHING = new ProblemSize(0, 0, 0, 0);
}
