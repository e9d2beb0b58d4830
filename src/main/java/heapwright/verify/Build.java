package heapwright.verify;

import heapwright.verify.Confinement.CommandResult;
import java.io.IOException;
import java.nio.file.Files;
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

  /** What a program that shows faults is made of. */
  static final List<String> SHOWING = List.of(PROBED + ".c", ProbeProgram.COUNTING);

  /** What a program that runs tests is made of, beside sanitizers. */
  static final List<String> CHECKING =
      List.of(KEPT_APART, PROBED + ".c", ProbeProgram.COUNTING, APART);

  private static final Path BASE = Path.of("").toAbsolutePath();

  private final Toolchain tools;
  private final Toolchain counting;
  private final Confinement confinement;
  private final List<String> parts;
  private final ProbeProgram probed;
  private final NeededText needed;

  /**
   * @param probed what is compiled in the place of the source
   * @param needed what of it is needed
   * @param parts of the program with sanitizers
   */
  Build(
      Toolchain tools,
      Confinement confinement,
      ProbeProgram probed,
      NeededText needed,
      List<String> parts) {
    this.probed = probed;
    this.needed = needed;
    this.parts = parts;
    this.tools = tools.anchored(BASE);
    this.counting = this.tools.counting();
    this.confinement = confinement;
  }

  /**
   * Both programs, made side by side: one with the compiler's counters, one with sanitizers and
   * probes; what is wrong if that fails or brings warnings of ours. Where a limit of ours keeps the
   * compiler from making the first one, there is none.
   */
  Optional<TestVerdict> both() throws IOException, InterruptedException {
    Confinement.Running sanitized = started();
    Optional<TestVerdict> problem = withCounters();
    Optional<TestVerdict> other = sanitized(sanitized);
    return problem.isPresent() ? problem : other;
  }

  /** The program with sanitizers alone; what is wrong if that fails. */
  Optional<TestVerdict> sanitized() throws IOException, InterruptedException {
    return sanitized(started());
  }

  private Confinement.Running started() throws IOException {
    probed.write(confinement.folder(), Path.of(""), needed);
    return start(tools.preprocessed(), sanitizing());
  }

  /** What the tokens show as unused may be needed after all, as the compiler or linker reports. */
  private Optional<TestVerdict> sanitized(Confinement.Running running)
      throws IOException, InterruptedException {
    CommandResult ran = running.await();
    boolean isWhole = needed.isAll() || ran.succeeded() || ran.isCutShort();
    return isWhole || blamesTests(ran.output()) ? problem(tools, ran) : whole();
  }

  /** Replaces the program with sanitizers by one with all of the source. */
  Optional<TestVerdict> whole() throws IOException, InterruptedException {
    probed.write(confinement.folder(), Path.of(""), NeededText.ALL);
    return problem(tools, start(tools.preprocessed(), sanitizing()).await());
  }

  /** Whether all that is wrong is in the tests. */
  private static boolean blamesTests(String messages) {
    return !messages.contains("undefined reference")
        && messages.lines().filter(line -> line.contains("error: ")).allMatch(Build::isInTests);
  }

  private List<String> sanitizing() {
    List<String> what = new ArrayList<>(LOUD);
    // Both compilers define shifts into the sign and of negative numbers; a bare 1 << 31 is one.
    what.addAll(List.of("-g", "-fsanitize=address,undefined", "-fno-sanitize=shift-base"));
    what.addAll(parts);
    what.addAll(List.of("-o", SANITIZED, "-lm"));
    return what;
  }

  /**
   * Functions without callers are kept, so that they are counted as well; but they may need what is
   * nowhere to be found.
   */
  private Optional<TestVerdict> withCounters() throws IOException, InterruptedException {
    CommandResult compiled = compiled(List.of("-fkeep-static-functions"));
    if (compiled.isCutShort()) {
      return Optional.empty();
    }
    Optional<TestVerdict> problem = problem(counting, compiled);
    if (problem.isPresent() || linked().succeeded()) {
      return problem;
    }
    problem = problem(counting, compiled(List.of()));
    return problem.isPresent() ? problem : problem(counting, linked());
  }

  /** Whether there is a program with the compiler's counters. */
  boolean counts() {
    return Files.exists(confinement.folder().resolve(COUNTING));
  }

  private CommandResult compiled(List<String> options) throws IOException, InterruptedException {
    List<String> what = new ArrayList<>(LOUD);
    what.addAll(options);
    what.addAll(List.of("--coverage", "-fprofile-exclude-files=^" + TESTS + "\\.c$"));
    what.addAll(List.of("-c", TESTS + ".c", "-o", TESTS + ".o"));
    return start(counting, what).await();
  }

  private CommandResult linked() throws IOException, InterruptedException {
    List<String> what = new ArrayList<>(List.of("-w", "-std=gnu17", KEPT_APART, FLUSHED));
    what.addAll(List.of(TESTS + ".o", FLUSH, APART, "-o", COUNTING, "-lgcov", "-lm"));
    return start(counting, what).await();
  }

  private Confinement.Running start(Toolchain with, List<String> what) throws IOException {
    // The user's flags come after ours, so that code is optimised where they ask for it.
    List<String> command = new ArrayList<>(List.of(with.compiler(), "-O0"));
    command.addAll(with.flags());
    command.addAll(List.of("-iquote", BASE.toString()));
    command.addAll(what);
    return confinement.tool(confinement.folder(), command);
  }

  private static Optional<TestVerdict> problem(Toolchain with, CommandResult ran) {
    if (!ran.started()) {
      return Optional.of(new TestVerdict.Unverified(with.compiler() + " cannot be started"));
    }
    if (ran.isCutShort()) {
      String reason = with.compiler() + " takes more than " + Confinement.TOOL_SECONDS;
      return Optional.of(
          new TestVerdict.Unverified(
              reason + " seconds, or more memory than there is, to compile it"));
    }
    return ran.succeeded() && !warnsAboutTests(ran.output())
        ? Optional.empty()
        : Optional.of(new TestVerdict.DoesNotCompile(ran.output()));
  }

  private static boolean warnsAboutTests(String messages) {
    return messages.lines().anyMatch(line -> isInTests(line) && line.contains("warning:"));
  }

  private static boolean isInTests(String message) {
    return message.replaceFirst("^\\./", "").matches("(" + TESTS + "|" + PROBED + ")\\.c:.*");
  }
}
