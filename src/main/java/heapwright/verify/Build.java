package heapwright.verify;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes programs of a file of tests. */
final class Build {
  static final String TESTS = "hw-tests";
  static final String PROBED = "hw-tests-probed";
  static final String FLUSH = "flush.c";
  static final String APART = "apart.c";
  static final String COUNTING = "counting";
  static final String SANITIZED = "sanitized";

  private static final List<String> LOUD = List.of("-Wall", "-Wextra");
  private static final String KEPT_APART = "-Wl,--wrap=fork,--wrap=waitpid";
  private static final String FLUSHED = "-Wl,--wrap=_exit,--wrap=_Exit,--wrap=raise,--wrap=abort";

  private final Toolchain tools;
  private final Toolchain counting;
  private final Confinement confinement;
  private final Path base;

  /**
   * @param base the folder from which the tests' {@code #include} is meant
   */
  Build(Toolchain tools, Confinement confinement, Path base) {
    this.base = base.toAbsolutePath();
    this.tools = tools.anchored(this.base);
    this.counting = this.tools.counting();
    this.confinement = confinement;
  }

  /**
   * Both programs, made side by side: one with the compiler's counters, one with sanitizers and
   * probes; what is wrong if that fails or brings warnings of ours.
   */
  Optional<Verdict> both() throws IOException, InterruptedException {
    Confinement.Running sanitized =
        start(
            tools.preprocessed(),
            sanitizing(List.of(KEPT_APART, PROBED + ".c", ProbeProgram.COUNTING, APART)));
    Optional<Verdict> problem = withCounters();
    Ran ran = sanitized.await();
    return problem.isPresent() ? problem : problem(tools, ran);
  }

  /** A program that shows faults, with sanitizers; what is wrong if that fails. */
  Optional<Verdict> showing() throws IOException, InterruptedException {
    List<String> parts = List.of(PROBED + ".c", ProbeProgram.COUNTING);
    return problem(tools, start(tools.preprocessed(), sanitizing(parts)).await());
  }

  private static List<String> sanitizing(List<String> parts) {
    List<String> what = new ArrayList<>(LOUD);
    // Both compilers define shifts into the sign and of negative numbers; a bare 1 << 31 is one.
    what.addAll(List.of("-g", "-fsanitize=address,undefined", "-fno-sanitize=shift-base"));
    what.addAll(parts);
    what.addAll(List.of("-o", SANITIZED, "-lm"));
    return what;
  }

  /**
   * Functions that nobody calls are kept, so that they are counted as well; but they may need what
   * is nowhere to be found.
   */
  private Optional<Verdict> withCounters() throws IOException, InterruptedException {
    Optional<Verdict> problem = compiled(List.of("-fkeep-static-functions"));
    if (problem.isPresent() || linked().isEmpty()) {
      return problem;
    }
    problem = compiled(List.of());
    return problem.isPresent() ? problem : linked();
  }

  private Optional<Verdict> compiled(List<String> options)
      throws IOException, InterruptedException {
    List<String> what = new ArrayList<>(LOUD);
    what.addAll(options);
    what.addAll(List.of("--coverage", "-fprofile-exclude-files=^" + TESTS + "\\.c$"));
    what.addAll(List.of("-c", TESTS + ".c", "-o", TESTS + ".o"));
    return problem(counting, start(counting, what).await());
  }

  private Optional<Verdict> linked() throws IOException, InterruptedException {
    List<String> what = new ArrayList<>(List.of("-w", "-std=gnu17", KEPT_APART, FLUSHED));
    what.addAll(List.of(TESTS + ".o", FLUSH, APART, "-o", COUNTING, "-lgcov", "-lm"));
    return problem(counting, start(counting, what).await());
  }

  private Confinement.Running start(Toolchain with, List<String> what) throws IOException {
    // The user's flags come after ours: whoever wants to have code optimised has it so.
    List<String> command = new ArrayList<>(List.of(with.compiler(), "-O0"));
    command.addAll(with.flags());
    command.addAll(List.of("-iquote", base.toString()));
    command.addAll(what);
    return confinement.tool(confinement.folder(), command);
  }

  private static Optional<Verdict> problem(Toolchain with, Ran ran) {
    if (!ran.started()) {
      return Optional.of(new Verdict.Unverified(with.compiler() + " cannot be started"));
    }
    return ran.succeeded() && !warnsAboutTests(ran.output())
        ? Optional.empty()
        : Optional.of(new Verdict.DoesNotCompile(ran.output()));
  }

  private static boolean warnsAboutTests(String messages) {
    return messages
        .lines()
        .anyMatch(
            line ->
                line.replaceFirst("^\\./", "").matches("(" + TESTS + "|" + PROBED + ")\\.c:.*")
                    && line.contains("warning:"));
  }
}
