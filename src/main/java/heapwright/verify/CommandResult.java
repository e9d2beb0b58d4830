package heapwright.verify;

import java.util.regex.Pattern;

/** How a command ended. */
record CommandResult(Ending ending, int status, String output) {
  /** Whether it came to its end by itself, and if not, why it was ended. */
  enum Ending {
    ENDED,
    OVERDUE,
    WRITES_TOO_MUCH
  }

  /** What a shell says of a command that is not there, or that is no program. */
  private static final int NOT_FOUND = 127;

  private static final int NOT_STARTED = 126;

  /** A shell adds the number of the signal that ended a command. */
  private static final int SIGNALLED = 128;

  private static final int LAST_STATUS = 255;

  /** What compilers say when a part of theirs was ended or got no more memory. */
  private static final Pattern CUT_SHORT =
      Pattern.compile(
          "signal terminated program|out of memory|memory exhausted|Cannot allocate memory"
              + "|[Ff]ile size limit|File too large|unable to execute command: ");

  boolean succeeded() {
    return ending == Ending.ENDED && status == 0;
  }

  boolean started() {
    return status != NOT_FOUND && status != NOT_STARTED;
  }

  /** Whether a limit of ours kept a tool from its end. */
  boolean isCutShort() {
    boolean isKilled = status > SIGNALLED && status < LAST_STATUS;
    return ending != Ending.ENDED || status != 0 && (isKilled || CUT_SHORT.matcher(output).find());
  }

  /** The same, with more to say. */
  CommandResult and(String more) {
    return new CommandResult(ending, status, output + more);
  }

  String how() {
    return switch (ending) {
      case ENDED -> "exit status " + status;
      case OVERDUE -> "it does not end";
      case WRITES_TOO_MUCH -> "it fills the disk";
    };
  }
}
