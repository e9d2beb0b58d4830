package heapwright.source.preprocess;

import heapwright.ir.source.SourceFile;
import heapwright.source.parse.position.CompilerView;
import heapwright.source.preprocess.CompilerRun.Outcome;
import heapwright.source.result.Diagnostic;
import heapwright.source.result.Severity;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Preprocesses files with the user's compiler and flags. */
public final class Preprocessor implements CompilerView {
  private static final String C23_PROBE =
      "static_assert(true); bool b = false; thread_local int t; alignas(8) char *p = nullptr;\n";

  private static final Pattern DEFINITION = Pattern.compile("(?m)^#define (\\w+)");

  private final String compiler;
  private final List<String> flags;
  private Optional<Boolean> c23Keywords = Optional.empty();

  /**
   * @param compiler a command, found as the shell would
   * @param flags handed on as they are
   */
  public Preprocessor(String compiler, List<String> flags) {
    this.compiler = compiler;
    this.flags = List.copyOf(flags);
  }

  /** What the compiler's {@code -E} makes of the file, with other files at its end. */
  public Preprocessing preprocess(Path file, List<Path> after) {
    for (Path read : files(file, after)) {
      Optional<String> complaint = SourceCheck.complaint(read);
      if (complaint.isPresent()) {
        return failed(read, complaint.get());
      }
    }
    return run(file, after, List.of("-E"))
        .map(outcome -> read(file, outcome))
        .orElseGet(
            () ->
                failed(
                    file,
                    "the compiler '"
                        + compiler
                        + "' cannot be started; install it or name another"
                        + " with --cc"));
  }

  /** The names of the macros that are defined at the end of the file; none if it has errors. */
  public Set<String> macros(Path file, List<Path> after) {
    return run(file, after, List.of("-E", "-dM"))
        .filter(outcome -> outcome.status() == 0)
        .map(outcome -> new String(outcome.output(), StandardCharsets.ISO_8859_1))
        .map(text -> DEFINITION.matcher(text).results().map(match -> match.group(1)))
        .map(names -> names.collect(Collectors.toCollection(TreeSet<String>::new)))
        .orElseGet(TreeSet::new);
  }

  /** A file as it was before preprocessing, decoded as its preprocessed text was. */
  @Override
  public Optional<char[]> original(SourceFile file) {
    try {
      return Optional.of(SourceDecoding.decode(Files.readAllBytes(Path.of(file.path()))));
    } catch (IOException | InvalidPathException e) {
      return Optional.empty();
    }
  }

  /**
   * The errors that the compiler finds in the file, as far as they can be read; empty if it accepts
   * the file. For files that we stumble on: the compiler knows whose fault it is.
   */
  public Optional<List<Diagnostic>> errorsIn(Path file, List<Path> after) {
    return run(file, after, List.of("-fsyntax-only", "-w"))
        .filter(outcome -> outcome.status() != 0)
        .map(outcome -> CompilerMessages.errors(outcome.messages()));
  }

  /** Asks the compiler by a small program, once: versions and flags differ too much to tell. */
  @Override
  public boolean hasC23Keywords() {
    if (c23Keywords.isEmpty()) {
      c23Keywords = Optional.of(accepts(C23_PROBE));
    }
    return c23Keywords.get();
  }

  private boolean accepts(String program) {
    List<String> command = command(List.of("-fsyntax-only", "-w"));
    command.add("-");
    return start(command, program).filter(outcome -> outcome.status() == 0).isPresent();
  }

  private static List<Path> files(Path file, List<Path> after) {
    List<Path> all = new ArrayList<>(List.of(file));
    all.addAll(after);
    return all;
  }

  /** Several files are included by a text of ours, where they are called as they are here. */
  private Optional<Outcome> run(Path file, List<Path> after, List<String> mode) {
    List<String> command = command(mode);
    if (!after.isEmpty()) {
      command.add("-");
      return start(
          command,
          files(file, after).stream().map(Preprocessor::include).collect(Collectors.joining()));
    }
    String path = file.toString();
    command.add(path.startsWith("-") ? "./" + path : path);
    return start(command, "");
  }

  private static String include(Path file) {
    return file.toString().contains("\"")
        ? "#include <" + file.toAbsolutePath() + ">\n"
        : "#include \"" + file + "\"\n";
  }

  private List<String> command(List<String> mode) {
    List<String> command = new ArrayList<>();
    command.add(compiler);
    command.addAll(mode);
    command.addAll(flags);
    // Whatever the file is called, it is C.
    command.addAll(List.of("-x", "c"));
    return command;
  }

  private static Optional<Outcome> start(List<String> command, String input) {
    try {
      return Optional.of(CompilerRun.run(command, input));
    } catch (IOException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  private Preprocessing read(Path file, Outcome outcome) {
    if (outcome.timedOut()) {
      return failed(file, "the compiler '" + compiler + "' does not come to an end");
    }
    if (outcome.status() != 0) {
      List<Diagnostic> errors = CompilerMessages.errors(outcome.messages());
      return errors.isEmpty()
          ? failed(file, silentFailure(outcome))
          : new Preprocessing.Failed(errors);
    }
    return new Preprocessing.Done(SourceDecoding.decode(outcome.output()));
  }

  private String silentFailure(Outcome outcome) {
    String messages = outcome.messages().strip();
    return "the compiler '"
        + compiler
        + "' failed with status "
        + outcome.status()
        + (messages.isEmpty() ? " and said nothing" : ": " + messages);
  }

  private static Preprocessing failed(Path file, String message) {
    return new Preprocessing.Failed(List.of(Diagnostic.of(file, Severity.ERROR, message)));
  }
}
