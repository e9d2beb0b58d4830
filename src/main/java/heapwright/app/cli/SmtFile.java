package heapwright.app.cli;

import heapwright.app.cli.terminal.ExitStatus;
import heapwright.app.cli.terminal.OutputFile;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Where the constraints of a path go for other solvers. */
final class SmtFile {
  @Option(
      names = "--smt",
      paramLabel = "FILE",
      description =
          "Write what the path demands of numbers as an SMT-LIB 2 script for another solver (- for"
              + " standard output, instead of the text).")
  private Optional<String> name = Optional.empty();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  private Optional<OutputFile> file() {
    return name.map(OutputFile::new);
  }

  /** Refuses a file that cannot be written. */
  void require() {
    file().ifPresent(file -> file.require(command.commandLine()));
  }

  /** Where the text goes, which would go elsewhere without this file. */
  PrintWriter out(PrintWriter otherwise) {
    return file().filter(OutputFile::isStandardOutput).isPresent()
        ? new PrintWriter(PrintWriter.nullWriter())
        : otherwise;
  }

  /** Writes the script, if one was asked for, or says that there is none. */
  int written(Supplier<Optional<String>> script) {
    return file().map(file -> written(file, script.get())).orElse(ExitStatus.DONE);
  }

  private int written(OutputFile file, Optional<String> script) {
    if (script.isEmpty()) {
      command.commandLine().getErr().println("heapwright: no script: the path was not decided");
      return ExitStatus.UNSETTLED;
    }
    return file.write(script.get(), command.commandLine());
  }
}
