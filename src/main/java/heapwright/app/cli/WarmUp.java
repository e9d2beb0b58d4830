package heapwright.app.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;

/**
 * Runs typical command lines in one process and throws their output away. The launcher records
 * which classes this loads, so that later starts map them instead of reading the jar.
 */
final class WarmUp {
  private WarmUp() {}

  /** Takes the folder of the examples. */
  public static void main(String[] args) {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    String example = args[0] + "/bst.c";
    List<List<String>> commandLines =
        List.of(
            List.of("--version"),
            List.of("-h"),
            List.of("doctor"),
            List.of("show", example),
            List.of("show", "--svg", "-", example),
            List.of("run", args[0] + "/wc.c"));
    for (List<String> commandLine : commandLines) {
      Main.execute(commandLine.toArray(String[]::new), nowhere, nowhere);
    }
  }
}
