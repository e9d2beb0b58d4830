package heapwright.app.cli.options;

import heapwright.app.program.SourceReader;
import heapwright.ir.type.DataModel;
import heapwright.source.SourceRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The compiler's own flags, as every command that reads C takes them. */
public final class CompilerFlags {
  @Option(
      names = "--cc",
      paramLabel = "COMPILER",
      description =
          "The compiler: one that preprocesses C (default: gcc), or clang for C++ (default:"
              + " clang++).")
  private Optional<String> compiler = Optional.empty();

  @Option(names = "-I", paramLabel = "DIR", description = "Look for headers in this folder.")
  private List<String> folders = new ArrayList<>();

  @Option(names = "-D", paramLabel = "NAME[=VAL]", description = "Define a macro.")
  private List<String> defined = new ArrayList<>();

  @Option(names = "-U", paramLabel = "NAME", description = "Undefine a macro.")
  private List<String> undefined = new ArrayList<>();

  @Option(names = "-include", paramLabel = "FILE", description = "Read this header first.")
  private List<String> headers = new ArrayList<>();

  @Option(names = "-std", paramLabel = "STANDARD", description = "The C standard, e.g. c17.")
  private List<String> standards = new ArrayList<>();

  @Option(names = "-m64", description = "Code for 64 bits, which is all there is here.")
  @SuppressWarnings("UnusedVariable") // Accepted because build systems pass it.
  private boolean wide;

  @Option(names = "-m32", hidden = true)
  private boolean narrow;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  public SourceRequest request(Path file) {
    if (narrow) {
      throw new ParameterException(
          command.commandLine(),
          "-m32: code is taken to run with 64-bit pointers, so that a verdict about 32 bits could"
              + " be wrong; leave the option out");
    }
    List<String> flags = new ArrayList<>();
    folders.forEach(folder -> flags.add("-I" + folder));
    defined.forEach(macro -> flags.add("-D" + macro));
    undefined.forEach(macro -> flags.add("-U" + macro));
    headers.forEach(header -> flags.addAll(List.of("-include", header)));
    standards.forEach(standard -> flags.add("-std=" + standard));
    String usual = SourceReader.isCpp(file) ? "clang++" : "gcc";
    return new SourceRequest(file, compiler.orElse(usual), flags, DataModel.LP64);
  }
}
