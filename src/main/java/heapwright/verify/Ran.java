package heapwright.verify;

/** How a command ended. */
record Ran(boolean inTime, int status, String output) {
  /** What a shell says of a command that is not there, or that is no program. */
  private static final int NOT_FOUND = 127;

  private static final int NOT_STARTED = 126;

  boolean succeeded() {
    return inTime && status == 0;
  }

  boolean started() {
    return status != NOT_FOUND && status != NOT_STARTED;
  }

  String how() {
    return inTime ? "exit status " + status : "it does not end";
  }
}
