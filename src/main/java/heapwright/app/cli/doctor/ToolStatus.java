package heapwright.app.cli.doctor;

/** What asking a {@link Tool} for its version showed. */
sealed interface ToolStatus {
  Tool tool();

  boolean usable();

  /** One line of the doctor's table. */
  String line();

  static ToolStatus of(Tool tool) {
    return VersionText.printedBy(tool.command())
        .map(text -> judge(tool, text))
        .orElseGet(() -> new Missing(tool));
  }

  private static ToolStatus judge(Tool tool, VersionText version) {
    return version.major() < tool.oldest()
        ? new TooOld(tool, version.number())
        : new Present(tool, version.number());
  }

  record Present(Tool tool, String version) implements ToolStatus {
    @Override
    public boolean usable() {
      return true;
    }

    @Override
    public String line() {
      return row("ok", tool, version);
    }
  }

  record TooOld(Tool tool, String version) implements ToolStatus {
    @Override
    public boolean usable() {
      return false;
    }

    @Override
    public String line() {
      return row("too old", tool, version + ", needs " + tool.oldest());
    }
  }

  record Missing(Tool tool) implements ToolStatus {
    @Override
    public boolean usable() {
      return false;
    }

    @Override
    public String line() {
      return row("missing", tool, tool.need() == Tool.Need.OPTIONAL ? "optional" : "required");
    }
  }

  private static String row(String state, Tool tool, String detail) {
    return String.format("%-8s %-9s %-20s %s", state, tool.name(), detail, tool.purpose());
  }
}
