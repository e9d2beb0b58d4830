package heapwright.app.cli.terminal;

import heapwright.app.output.AtomicFile;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Where a file that the user asked for goes: a name, or {@code -} for standard output. */
public record OutputFile(String name) {

  public boolean isStandardOutput() {
    return name.equals("-");
  }

  /** The folder that it lies in; the current one for standard output. */
  public Path folder() {
    Path here = Path.of("");
    return isStandardOutput() || Path.of(name).getParent() == null
        ? here
        : Path.of(name).getParent();
  }

  /** Refuses a place where nothing can be written, before the work begins. */
  public void require(CommandLine command) {
    if (!isStandardOutput()) {
      AtomicFile.obstacle(path(command))
          .ifPresent(
              message -> {
                throw new ParameterException(command, message);
              });
    }
  }

  /** Writes the whole text; returns the exit status, after one line about what went wrong. */
  public int write(String text, CommandLine command) {
    PrintWriter out = command.getOut();
    if (isStandardOutput()) {
      out.print(text);
      out.flush();
      return ExitStatus.DONE;
    }
    return AtomicFile.write(path(command), text)
        .match(
            outcome -> ExitStatus.DONE,
            outcome -> {
              throw new ParameterException(command, outcome.message());
            },
            outcome -> {
              command.getErr().println("heapwright: " + outcome.message());
              return ExitStatus.INTERNAL;
            });
  }

  private Path path(CommandLine command) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new ParameterException(command, "cannot write " + name + ": no name of a file", e);
    }
  }
}
