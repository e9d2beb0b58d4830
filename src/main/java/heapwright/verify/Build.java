package heapwright.verify;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes programs of a file of tests. */
final class Build {
  static final String TESTS = "tests.c";
  static final String FLUSH = "flush.c";
  private static final String WRAP = "-Wl,--wrap=_exit,--wrap=_Exit,--wrap=raise,--wrap=abort";

  private final Toolchain tools;
  private final Confinement confinement;
  private final Path base;

  /**
   * @param base the folder from which the tests' {@code #include} is meant
   */
  Build(Toolchain tools, Confinement confinement, Path base) {
    this.base = base.toAbsolutePath();
    this.tools = tools.anchored(this.base);
    this.confinement = confinement;
  }

  /** With counters; the messages if that fails or brings warnings about our part. */
  Optional<String> counting() throws IOException, InterruptedException {
    Confinement.Ran compiled =
        compile(List.of("-Wall", "-Wextra", "--coverage", "-c", TESTS, "-o", "tests.o"));
    if (!compiled.succeeded() || warnsAboutTests(compiled.output())) {
      return Optional.of(compiled.output());
    }
    Confinement.Ran flush = compile(List.of("-w", "-std=gnu17", "-c", FLUSH, "-o", "flush.o"));
    return flush.succeeded()
        ? link(List.of("--coverage", WRAP, "tests.o", "flush.o", "-o", "counting", "-lm"))
        : Optional.of(flush.output());
  }

  /** With sanitizers. */
  Optional<String> sanitized() throws IOException, InterruptedException {
    return link(
        List.of("-w", "-g", "-fsanitize=address,undefined", TESTS, "-o", "sanitized", "-lm"));
  }

  private Optional<String> link(List<String> what) throws IOException, InterruptedException {
    Confinement.Ran linked = compile(what);
    return linked.succeeded() ? Optional.empty() : Optional.of(linked.output());
  }

  private Confinement.Ran compile(List<String> what) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(tools.compiler()));
    command.addAll(tools.flags());
    command.addAll(List.of("-O0", "-iquote", base.toString()));
    command.addAll(what);
    return confinement.tool(command);
  }

  private static boolean warnsAboutTests(String messages) {
    return messages
        .lines()
        .anyMatch(line -> line.startsWith(TESTS + ":") && line.contains("warning:"));
  }
}
