package heapwright.verify;

/** What the compiler's coverage counts in a function: branches and lines, and those of them run. */
public record Coverage(int branches, int taken, int lines, int linesHit) {
  public static final Coverage NONE = new Coverage(0, 0, 0, 0);
}
