package heapwright.app.cli;

/** The exit statuses. Scripts rely on these: extend, do not renumber. */
final class ExitStatus {
  /** Everything that was asked for was found or settled. */
  static final int DONE = 0;

  /** An answer, but not the one hoped for: a goal unknown or infeasible, a tool missing. */
  static final int UNSETTLED = 1;

  /** Wrong usage, or a source that does not parse. */
  static final int WRONG_INPUT = 2;

  /** Our own failure. */
  static final int INTERNAL = 3;

  private ExitStatus() {}
}
