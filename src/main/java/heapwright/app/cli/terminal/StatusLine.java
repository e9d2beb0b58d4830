package heapwright.app.cli.terminal;

import java.io.PrintWriter;

/** One line on a terminal that shows progress, from its second second on. */
public final class StatusLine {
  private static final long SILENT_NANOS = 1_000_000_000L;
  private static final String CLEAR = "\r\033[K";

  private final PrintWriter terminal;
  private final boolean isTerminal;
  private final long start;
  private boolean shown;
  private boolean ended;

  /**
   * @param start when the work began, in nanoseconds
   */
  public StatusLine(PrintWriter terminal, boolean isTerminal, long start) {
    this.terminal = terminal;
    this.isTerminal = isTerminal;
    this.start = start;
  }

  /**
   * Whether the program talks to a terminal. A JDK from 22 on has a console without one, too,
   * unless the launcher asks for the older behaviour ({@code jdk.console}).
   */
  @SuppressWarnings("SystemConsoleNull")
  public static boolean hasTerminal() {
    return System.console() != null;
  }

  synchronized void show(String text) {
    if (isTerminal && !ended && System.nanoTime() - start > SILENT_NANOS) {
      shown = true;
      terminal.print(CLEAR + text);
      terminal.flush();
    }
  }

  /** Removes the line; later updates are ignored. */
  synchronized void end() {
    ended = true;
    if (shown) {
      terminal.print(CLEAR);
      terminal.flush();
      shown = false;
    }
  }
}
