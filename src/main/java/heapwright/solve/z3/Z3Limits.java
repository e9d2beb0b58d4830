package heapwright.solve.z3;

/**
 * How long Z3 may think about one question.
 *
 * @param resources Z3's own count of steps; the same on every machine, so what depends on it is
 *     reproducible. 0 for no limit
 * @param milliseconds a net below that, for steps that take unusually long
 */
public record Z3Limits(int resources, int milliseconds) {
  /** Where there are many questions, and some may stay open. */
  public static final Z3Limits BRIEF = new Z3Limits(4_000_000, 30_000);

  public static final Z3Limits USUAL = new Z3Limits(40_000_000, 120_000);
}
