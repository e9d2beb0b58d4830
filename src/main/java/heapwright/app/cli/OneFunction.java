package heapwright.app.cli;

import heapwright.app.cli.options.CompilerFlags;
import heapwright.app.cli.options.FunctionChoice;
import heapwright.app.cli.terminal.ExitStatus;
import heapwright.app.program.SourceReader;
import heapwright.ir.Program;
import heapwright.ir.Unsupported;
import heapwright.ir.code.Function;
import heapwright.source.CFrontEnd;
import heapwright.source.result.Diagnostic;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/**
 * The one function of a file that a command is about.
 *
 * @param thing what the command wants of it: {@code a path}
 */
record OneFunction(
    Path file, CompilerFlags compiler, FunctionChoice choice, CommandSpec spec, String thing) {

  /** What is done with it. */
  interface Work {
    int with(CFrontEnd frontEnd, Program program, Function function);
  }

  /** Reads the file; the status of the work, or of the error that prevents it. */
  int read(Work work) {
    Optional<Diagnostic> refusal = SourceReader.unlessC(file, spec.name());
    if (refusal.isPresent()) {
      err().println(refusal.get());
      return ExitStatus.WRONG_INPUT;
    }
    CFrontEnd frontEnd = new CFrontEnd();
    return frontEnd
        .read(compiler.request(file))
        .match(
            reading -> chosen(frontEnd, reading.program(), work),
            reading -> {
              reading.errors().forEach(err()::println);
              return ExitStatus.WRONG_INPUT;
            });
  }

  private int chosen(CFrontEnd frontEnd, Program program, Work work) {
    List<Function> functions = choice.of(program, file);
    List<Unsupported> missing = choice.unsupported(program);
    if (!missing.isEmpty()) {
      missing.forEach(u -> err().println(u.span() + ": " + u.name() + " needs " + u.construct()));
      return ExitStatus.UNSETTLED;
    }
    if (functions.size() != 1) {
      throw new ParameterException(
          spec.commandLine(), thing + " belongs to one function; name it with -f");
    }
    return work.with(frontEnd, program, functions.get(0));
  }

  private PrintWriter err() {
    return spec.commandLine().getErr();
  }
}
