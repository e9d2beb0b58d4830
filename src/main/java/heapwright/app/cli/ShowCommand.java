package heapwright.app.cli;

import heapwright.app.cli.doctor.Version;
import heapwright.app.cli.options.CompilerFlags;
import heapwright.app.cli.options.FunctionChoice;
import heapwright.app.cli.terminal.ExitStatus;
import heapwright.app.cli.terminal.OutputFile;
import heapwright.app.program.SourceReader;
import heapwright.ir.IrPrinter;
import heapwright.ir.Program;
import heapwright.ir.Unsupported;
import heapwright.ir.code.Function;
import heapwright.report.flow.FlowFigure;
import heapwright.report.flow.Listing;
import heapwright.report.flow.Listing.Style;
import heapwright.report.flow.Sources;
import heapwright.source.CFrontEnd;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code heapwright show}: a file's functions as Heapwright sees them. */
@Command(
    name = "show",
    description = "Numbered statements, decisions, loops and the edges that tests aim at.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    exitCodeListHeading = "%nExit status:%n",
    exitCodeList = {
      "0:shown",
      "1:a function that was asked for is not supported",
      "2:wrong usage, or a source that does not parse"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  heapwright show examples/bst.c",
      "  heapwright show examples/bst.c -f find -f insert",
      "  heapwright show examples/bst.c -f find --svg find.svg",
      "  heapwright show src/list.c -I include -DDEBUG=1 -std=c11"
    })
final class ShowCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "The C or C++ file.")
  private Path file;

  @Mixin private FunctionChoice choice;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Draw the control flow graphs into this file instead (- for standard output).")
  private Optional<String> svg = Optional.empty();

  @Option(names = "--ir", description = "Print the intermediate representation instead.")
  private boolean ir;

  @Option(
      names = "--color",
      negatable = true,
      description = "Colours, also when this is not a terminal; or never.")
  private Optional<Boolean> colour = Optional.empty();

  @Mixin private CompilerFlags compiler;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    return new SourceReader(new CFrontEnd())
        .read(compiler.request(file))
        .match(
            reading -> {
              reading.warnings().forEach(err()::println);
              return show(reading.program());
            },
            reading -> {
              reading.errors().forEach(err()::println);
              return ExitStatus.WRONG_INPUT;
            });
  }

  private int show(Program program) {
    List<Function> functions = choice.of(program, file);
    List<Unsupported> missing = choice.unsupported(program);
    missing.forEach(u -> err().println(u.span() + ": " + u.name() + " needs " + u.construct()));
    int status = missing.isEmpty() ? ExitStatus.DONE : ExitStatus.UNSETTLED;
    if (functions.isEmpty() && missing.isEmpty()) {
      err().println("heapwright: no function with a body in " + file);
    }
    return functions.isEmpty() ? status : Math.max(status, print(program, functions));
  }

  private int print(Program program, List<Function> functions) {
    PrintWriter out = spec.commandLine().getOut();
    if (svg.isPresent()) {
      return draw(program, functions, new OutputFile(svg.get()));
    }
    if (ir) {
      out.print(functions.stream().map(IrPrinter::print).collect(Collectors.joining("\n")));
    } else {
      out.print(new Listing(Sources.onDisk(), style()).of(program, functions));
    }
    out.flush();
    return ExitStatus.DONE;
  }

  private int draw(Program program, List<Function> functions, OutputFile target) {
    String picture = new FlowFigure(Sources.onDisk()).of(program, functions);
    int status = target.write(picture, spec.commandLine());
    if (status == ExitStatus.DONE && !target.isStandardOutput()) {
      err().println("heapwright: drew " + functions.size() + " function(s) into " + target.name());
    }
    return status;
  }

  private Style style() {
    // What the terminal shows, whatever the JVM takes for its default.
    Charset terminal = Charset.forName(System.getProperty("native.encoding", "UTF-8"));
    boolean unicode = terminal.newEncoder().canEncode("│◆→·");
    return new Style(colour.orElseGet(Ansi.AUTO::enabled), unicode);
  }

  private PrintWriter err() {
    return spec.commandLine().getErr();
  }
}
