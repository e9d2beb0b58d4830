package heapwright.app.cli.doctor;

import java.util.Locale;

/**
 * What asking a {@link Tool} for its version showed.
 *
 * @param detail its version, or what is wanted of it
 */
record ToolStatus(Tool tool, State state, String detail) {
  /** Whether it will do. */
  enum State {
    OK("ok"),
    TOO_OLD("too old"),
    MISSING("missing");

    private final String title;

    State(String title) {
      this.title = title;
    }
  }

  static ToolStatus of(Tool tool) {
    return VersionText.printedBy(tool.command())
        .map(version -> judged(tool, version))
        .orElseGet(
            () -> new ToolStatus(tool, State.MISSING, tool.need().name().toLowerCase(Locale.ROOT)));
  }

  private static ToolStatus judged(Tool tool, VersionText version) {
    return version.major() < tool.oldest()
        ? new ToolStatus(tool, State.TOO_OLD, version.number() + ", needs " + tool.oldest())
        : new ToolStatus(tool, State.OK, version.number());
  }

  boolean isUsable() {
    return state == State.OK;
  }

  /** One line of the doctor's table. */
  String line() {
    return String.format("%-8s %-9s %-20s %s", state.title, tool.name(), detail, tool.purpose());
  }

  /**
   * A program that Heapwright calls, or that its build or tests call.
   *
   * @param name what the user knows it by
   * @param command what to start: a name to look up on the path, or a file
   * @param oldest the oldest major version that will do; 0 if any will
   * @param debianPackage the package, or packages separated by spaces, that bring it
   */
  record Tool(
      String name, String command, String purpose, Need need, int oldest, String debianPackage) {

    enum Need {
      REQUIRED,
      OPTIONAL
    }
  }
}
