package heapwright.app.cli.terminal;

/** The exit statuses. Scripts rely on these: extend, do not renumber. */
public final class ExitStatus {
  /** Everything that was asked for was found or settled. */
  public static final int DONE = 0;

  /** An answer, but not the one hoped for: a goal unknown or infeasible, a tool missing. */
  public static final int UNSETTLED = 1;

  /** Wrong usage, or a source that does not parse. */
  public static final int WRONG_INPUT = 2;

  /** Our own failure. */
  public static final int INTERNAL = 3;

  private ExitStatus() {}
}
