package heapwright.app.cli;

import heapwright.app.cli.doctor.Version;
import heapwright.app.cli.options.CompilerFlags;
import heapwright.app.cli.terminal.ExitStatus;
import heapwright.app.program.CLibrary;
import heapwright.app.program.SourceReader;
import heapwright.ir.Program;
import heapwright.ir.code.SymbolId;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.ConcreteRun;
import heapwright.machine.RunSettings;
import heapwright.machine.code.processor.Limits;
import heapwright.machine.outcome.RunOutcome;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code heapwright run}: a program on the concrete machine, its faults named. */
@Command(
    name = "run",
    description = {
      "Runs a program as it behaves when gcc -O0 compiles it; names its faults on stderr."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    exitCodeListHeading = "%nExit status:%n",
    exitCodeList = {
      "n:the program's own; 128 + the signal that would end it",
      "2:also: wrong usage, or a source that does not parse",
      "124:the program used up its budget",
      "127:the program called a function that is not there"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  heapwright run examples/wc.c < README.md",
      "  heapwright run -DLIMIT=10 prog.c one two     options come before the file",
      "  heapwright run --steps 1000000 prog.c        stop an endless loop"
    })
final class RunCommand implements Callable<Integer> {
  private static final SymbolId MAIN = new SymbolId("main");

  @Mixin private CompilerFlags compiler;

  @Option(
      names = "--steps",
      paramLabel = "N",
      description = "End the program after so many statements (default: no limit).")
  private Optional<Long> steps = Optional.empty();

  @Parameters(index = "0", paramLabel = "FILE", description = "The C or C++ file, with a main.")
  private Path file;

  @Parameters(index = "1..*", paramLabel = "ARG", description = "The program's arguments.")
  private List<String> arguments = List.of();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CFrontEnd frontEnd = new CFrontEnd();
    SourceRequest request = compiler.request(file);
    return new SourceReader(frontEnd)
        .read(request)
        .match(
            reading -> link(frontEnd, request, reading),
            reading -> {
              reading.errors().forEach(err()::println);
              return ExitStatus.WRONG_INPUT;
            });
  }

  private int link(CFrontEnd frontEnd, SourceRequest request, SourceReading.Translated reading) {
    Program program = new SourceReader(frontEnd).withRuntime(request, reading.program());
    if (!program.declarations().containsKey(MAIN)) {
      err().println(file + ": error: no function main; run needs a whole program");
      return ExitStatus.WRONG_INPUT;
    }
    Program linked = new CLibrary(frontEnd).link(program, ConcreteMachine.libraryRoots());
    return run(new ConcreteMachine(linked));
  }

  private int run(ConcreteMachine machine) {
    List<String> argv = new ArrayList<>(List.of(programName()));
    argv.addAll(arguments);
    ConcreteRun run =
        machine.run(
            RunSettings.silent()
                .withArguments(argv)
                .withEnvironment(environment())
                .withStreams(
                    new FileInputStream(FileDescriptor.in),
                    new FileOutputStream(FileDescriptor.out),
                    new FileOutputStream(FileDescriptor.err))
                .withLimits(Limits.PROCESS.withSteps(steps.orElse(Long.MAX_VALUE))));
    run.survived().forEach(fault -> err().println(fault));
    explain(run.outcome());
    return run.outcome().exitStatus();
  }

  private void explain(RunOutcome outcome) {
    if (outcome instanceof RunOutcome.Faulted faulted) {
      err().println(faulted.fault());
    } else if (outcome instanceof RunOutcome.Killed killed) {
      err().println("heapwright: ended by signal " + killed.signal());
    } else if (outcome instanceof RunOutcome.OverBudget over) {
      err().println("heapwright: stopped: out of " + over.budget().title());
    } else if (outcome instanceof RunOutcome.Unresolved missing) {
      err().println("heapwright: " + missing.name() + " is not there: " + missing.reason());
    }
  }

  /** As {@code gcc file.c -o file} would call it. */
  private String programName() {
    String name = file.getFileName().toString();
    boolean isSource = name.endsWith(".c") || SourceReader.isCpp(file);
    return isSource ? name.substring(0, name.lastIndexOf('.')) : name;
  }

  private static List<String> environment() {
    return System.getenv().entrySet().stream()
        .map(e -> e.getKey() + "=" + e.getValue())
        .sorted()
        .toList();
  }

  private PrintWriter err() {
    return spec.commandLine().getErr();
  }
}
