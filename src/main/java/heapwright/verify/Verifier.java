package heapwright.verify;

import heapwright.emit.Emission;
import heapwright.testcase.BranchCounts;
import heapwright.testcase.TestCase;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Compiles a file of tests and runs each of them. */
public final class Verifier {
  private static final String SILENCE = "log_path=complaint";

  private final Toolchain tools;

  public Verifier(Toolchain tools) {
    this.tools = tools;
  }

  /**
   * The verdict on each test of an emission, by name.
   *
   * @param tests those that were emitted, at least
   * @param source the file under test
   * @param base the folder from which the emission's {@code #include} is meant
   */
  public Map<String, Verdict> verify(
      Emission emission, List<TestCase> tests, Path source, Path base) throws InterruptedException {
    try {
      Path folder = Files.createTempDirectory("heapwright");
      try {
        return verifyIn(folder, emission, tests, source, base);
      } finally {
        delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Map<String, Verdict> verifyIn(
      Path folder, Emission emission, List<TestCase> tests, Path source, Path base)
      throws IOException, InterruptedException {
    Files.writeString(folder.resolve(Build.TESTS), emission.text());
    try (InputStream flush = Verifier.class.getResourceAsStream(Build.FLUSH)) {
      Files.copy(flush, folder.resolve(Build.FLUSH));
    }
    Confinement confinement = new Confinement(folder);
    Build build = new Build(tools, confinement, base);
    Optional<String> messages = build.counting();
    if (messages.isEmpty()) {
      messages = build.sanitized();
    }
    Map<String, Verdict> verdicts = new LinkedHashMap<>();
    for (TestCase test : tests) {
      if (emission.tests().contains(test.name())) {
        verdicts.put(
            test.name(),
            messages.isPresent()
                ? new Verdict.DoesNotCompile(messages.get())
                : verdict(confinement, test, source));
      }
    }
    return verdicts;
  }

  private Verdict verdict(Confinement confinement, TestCase test, Path source)
      throws IOException, InterruptedException {
    Path own = Files.createDirectory(confinement.folder().resolve("run-" + test.name()));
    Confinement.Ran counted =
        confinement.test(own, program("counting", test), counters(own), false);
    if (!counted.succeeded()) {
      return failure("it does not pass", counted);
    }
    Files.copy(confinement.folder().resolve("tests.gcno"), own.resolve("tests.gcno"));
    List<String> command = new ArrayList<>(tools.coverage());
    command.addAll(List.of("-b", "-c", "-t", own.resolve("tests.gcda").toString()));
    Confinement.Ran report = confinement.tool(command);
    if (!report.succeeded()) {
      return failure("its counters cannot be read", report);
    }
    BranchCounts counts = Counters.parse(report.output(), source);
    List<String> differences = test.observation().branches().differencesFrom(counts);
    return differences.isEmpty()
        ? sanitized(confinement, test, own)
        : new Verdict.Disagrees(differences);
  }

  /** The counters are written to the folder of the test, whichever way the object file came. */
  private static Map<String, String> counters(Path own) {
    int depth = own.getNameCount() - 1;
    return Map.of("GCOV_PREFIX", own.toString(), "GCOV_PREFIX_STRIP", String.valueOf(depth));
  }

  private static List<String> program(String name, TestCase test) {
    return List.of("../" + name, test.name());
  }

  private Verdict sanitized(Confinement confinement, TestCase test, Path own)
      throws IOException, InterruptedException {
    String leaks = ":detect_leaks=" + (test.observation().leaks() ? 0 : 1);
    String options = SILENCE + leaks + ":allocator_may_return_null=1:hard_rss_limit_mb=2048";
    Map<String, String> environment =
        Map.of("ASAN_OPTIONS", options, "UBSAN_OPTIONS", SILENCE + ":print_stacktrace=1");
    Confinement.Ran ran = confinement.test(own, program("sanitized", test), environment, true);
    String complaints = complaints(own);
    if (!complaints.isEmpty()) {
      return new Verdict.Failed("a sanitizer complains", complaints);
    }
    return ran.succeeded()
        ? new Verdict.Verified()
        : failure("it does not pass with sanitizers", ran);
  }

  private static Verdict failure(String reason, Confinement.Ran ran) {
    String how = ran.inTime() ? " (exit status " + ran.status() + ")" : " (it does not end)";
    return new Verdict.Failed(reason + how, ran.output());
  }

  private static String complaints(Path own) throws IOException {
    StringBuilder text = new StringBuilder();
    try (Stream<Path> files = Files.list(own)) {
      for (Path file : files.sorted().toList()) {
        if (file.getFileName().toString().startsWith("complaint")) {
          text.append(Files.readString(file));
        }
      }
    }
    return text.toString();
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
