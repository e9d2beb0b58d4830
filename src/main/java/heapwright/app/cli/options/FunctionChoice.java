package heapwright.app.cli.options;

import heapwright.ir.Program;
import heapwright.ir.Unsupported;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which functions of a file a command is about. */
public final class FunctionChoice {
  private static final int LISTED = 8;

  @Option(
      names = {"-f", "--function"},
      paramLabel = "NAME",
      description = "Only this function; may be given several times.")
  private List<String> names = new ArrayList<>();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /**
   * The functions that were named, or all that the file itself defines: headers bring inline
   * functions along, which take part only if they are named. A name that there is not is wrong
   * usage.
   */
  public List<Function> of(Program program, Path file) {
    requireIn(
        Stream.concat(
                program.functions().values().stream().map(Function::name),
                program.unsupported().stream().map(Unsupported::name))
            .toList(),
        List.of(file));
    return in(program, file);
  }

  /** As {@link #of}, but for names that may be those of functions in other files. */
  public List<Function> in(Program program, Path file) {
    return program.functions().values().stream()
        .filter(f -> f.linkage() != Linkage.NONE)
        .filter(f -> names.isEmpty() ? isIn(f, file) : names.contains(f.name()))
        .toList();
  }

  /** What was named but could not be lowered. */
  public List<Unsupported> unsupported(Program program) {
    return program.unsupported().stream().filter(u -> names.contains(u.name())).toList();
  }

  /** What would get tests if it could have been lowered. */
  public List<Unsupported> unsupportedIn(Program program, Path file) {
    return program.unsupported().stream()
        .filter(
            u ->
                names.isEmpty()
                    ? u.span().file().path().equals(file.toString())
                    : names.contains(u.name()))
        .toList();
  }

  private static boolean isIn(Function function, Path file) {
    return function.span().file().path().equals(file.toString());
  }

  /** Each name must be one of these. */
  public void requireIn(List<String> known, List<Path> files) {
    for (String name : names) {
      if (!known.contains(name)) {
        String where = files.stream().map(Path::toString).collect(Collectors.joining(", "));
        throw new ParameterException(
            command.commandLine(),
            "no function '" + name + "' in " + where + "; " + hint(name, known));
      }
    }
  }

  private static String hint(String name, List<String> known) {
    return known.isEmpty()
        ? "no function has a body there"
        : SpellingSuggestions.question(name, known)
            .orElseGet(() -> "it has " + SpellingSuggestions.listed(known, LISTED));
  }
}
