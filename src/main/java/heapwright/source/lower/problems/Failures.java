package heapwright.source.lower.problems;

/** Describes failures of our own. */
public final class Failures {
  private Failures() {}

  /** What failed and where, in one line; the whole trace on standard error if asked for. */
  public static String describe(Throwable failure) {
    if (Boolean.getBoolean("heapwright.debug")) {
      failure.printStackTrace();
    }
    StackTraceElement[] trace = failure.getStackTrace();
    String where = trace.length == 0 ? "" : " at " + trace[0];
    String message = failure.getMessage() == null ? "" : ": " + failure.getMessage();
    return failure.getClass().getSimpleName() + message + where;
  }
}
