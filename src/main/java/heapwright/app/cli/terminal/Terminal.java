package heapwright.app.cli.terminal;

/** Whether a person watches. */
public final class Terminal {
  private Terminal() {}

  /**
   * Whether the program talks to a terminal. A JDK from 22 on has a console without one, too,
   * unless the launcher asks for the older behaviour ({@code jdk.console}).
   */
  @SuppressWarnings("SystemConsoleNull")
  public static boolean isPresent() {
    return System.console() != null;
  }
}
