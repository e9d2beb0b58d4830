package heapwright.app.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/** What one command line, run in this process, printed and returned. */
public record Ran(int status, String out, String err) {
  public static Ran heapwright(String... args) {
    return run(new CommandLine(new Main()), args);
  }

  /** With one more command than the tool has. */
  static Ran heapwrightWith(Object command, String... args) {
    return run(new CommandLine(new Main()).addSubcommand(command), args);
  }

  private static Ran run(CommandLine line, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status = Main.execute(line, args, new PrintWriter(out, true), new PrintWriter(err, true));
    return new Ran(status, out.toString(), err.toString());
  }
}
