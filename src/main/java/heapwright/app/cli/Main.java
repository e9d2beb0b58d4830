package heapwright.app.cli;

import heapwright.app.cli.doctor.DoctorCommand;
import heapwright.app.cli.doctor.Version;
import heapwright.app.cli.terminal.ExitStatus;
import heapwright.app.cli.terminal.StandardOutput;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The root command: finds the sub-command, and says in one line what went wrong. */
@Command(
    name = "heapwright",
    description = "Unit tests that drive every branch of a C file.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    exitCodeOnInvalidInput = ExitStatus.WRONG_INPUT,
    exitCodeOnExecutionException = ExitStatus.INTERNAL,
    subcommands = {
      GenCommand.class,
      PathCommand.class,
      ReachCommand.class,
      ShowCommand.class,
      DoctorCommand.class,
      RunCommand.class
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  heapwright gen examples/bst.c     tests for every branch of a file",
      "  heapwright show examples/bst.c    a file as Heapwright sees it",
      "  heapwright run examples/wc.c      a program on the concrete machine",
      "  heapwright doctor                 what is installed, what is missing",
      "  heapwright doctor -h              the options of one command"
    })
public final class Main implements Runnable {
  @Option(
      names = "--debug",
      scope = ScopeType.INHERIT,
      description = "Show the trace of an internal error.")
  private boolean debug;

  @Spec private CommandSpec spec;

  public static void main(String[] args) {
    System.exit(
        execute(
            args,
            new PrintWriter(new StandardOutput(), true, Charset.defaultCharset()),
            new PrintWriter(System.err, true, Charset.defaultCharset())));
  }

  /** Runs one command line in this process. */
  public static int execute(String[] args, PrintWriter out, PrintWriter err) {
    CommandLine commandLine = new CommandLine(new Main());
    // What follows the file belongs to the program that is run, whatever it looks like.
    commandLine.getSubcommands().get("run").setStopAtPositional(true);
    return execute(commandLine, args, out, err);
  }

  static int execute(CommandLine commandLine, String[] args, PrintWriter out, PrintWriter err) {
    commandLine
        .setOut(out)
        .setErr(err)
        .setParameterExceptionHandler(Main::explainUsage)
        .setExecutionExceptionHandler((failure, command, parsed) -> apologise(failure, command));
    try {
      int status = commandLine.execute(args);
      if (out.checkError()) {
        err.println("heapwright: standard output could not be written");
        return ExitStatus.INTERNAL;
      }
      return status;
    } catch (StackOverflowError | OutOfMemoryError failure) {
      // picocli hands on exceptions only; these two can come from any large input.
      return apologise(failure, commandLine);
    }
  }

  /** No command was named. */
  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Which command?");
  }

  private static int explainUsage(ParameterException problem, String[] args) {
    CommandLine command = problem.getCommandLine();
    PrintWriter err = command.getErr();
    err.println("heapwright: " + problem.getMessage());
    UnmatchedArgumentException.printSuggestions(problem, err);
    err.println("Try: " + command.getCommandSpec().qualifiedName() + " -h");
    return ExitStatus.WRONG_INPUT;
  }

  private static int apologise(Throwable failure, CommandLine command) {
    Main root = (Main) command.getCommandSpec().root().userObject();
    PrintWriter err = command.getErr();
    err.println(
        "heapwright: internal error: "
            + failure.toString().replaceAll("\\s*\\R\\s*", " ")
            + " (please report; --debug shows the trace)");
    if (root.debug) {
      failure.printStackTrace(err);
    }
    return ExitStatus.INTERNAL;
  }
}
