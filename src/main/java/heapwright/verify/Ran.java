package heapwright.verify;

/** How a command ended. */
record Ran(Ending ending, int status, String output) {
  /** Whether it came to its end by itself, and if not, why it was ended. */
  enum Ending {
    ENDED,
    OVERDUE,
    WRITES_TOO_MUCH
  }

  /** What a shell says of a command that is not there, or that is no program. */
  private static final int NOT_FOUND = 127;

  private static final int NOT_STARTED = 126;

  boolean succeeded() {
    return ending == Ending.ENDED && status == 0;
  }

  boolean started() {
    return status != NOT_FOUND && status != NOT_STARTED;
  }

  String how() {
    return switch (ending) {
      case ENDED -> "exit status " + status;
      case OVERDUE -> "it does not end";
      case WRITES_TOO_MUCH -> "it fills the disk";
    };
  }
}
