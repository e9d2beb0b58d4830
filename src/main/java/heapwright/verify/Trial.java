package heapwright.verify;

import heapwright.testcase.TestCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs tests in both programs: all together, since starting programs is what takes the time, and
 * one by one if anything is wrong with any.
 */
final class Trial {
  private static final int SECONDS_MORE = 30;
  private static final String COMPLAINT = "complaint";
  private static final String SILENCE = "log_path=" + COMPLAINT;

  /** That there is not so much memory is no fault of who asks for it. */
  private static final Pattern SHORTAGE =
      Pattern.compile("(?m)^==\\d+==WARNING: \\w+ failed to allocate .*\\R?");

  private static final Pattern UNDEFINED = Pattern.compile(":\\d+:\\d+: runtime error: ");
  private static final String COUNTERS = Build.TESTS + ".gcda";

  private final Confinement confinement;
  private final List<String> gcov;
  private final Path source;
  private final long each;
  private int sittings;

  Trial(Confinement confinement, Toolchain tools, Path source, Duration each) {
    this.confinement = confinement;
    this.source = source;
    this.each = each.toSeconds();
    gcov = new ArrayList<>(tools.counting().coverage());
    gcov.addAll(List.of("--json-format", "-b", "-c", "-t"));
  }

  /** The verdicts, in the order of the tests, which is that of the program. */
  Map<String, Judged> judge(List<TestCase> tests) throws IOException, InterruptedException {
    Map<String, Judged> judged = new LinkedHashMap<>();
    if (tests.isEmpty()) {
      return judged;
    }
    Path folder = Files.createDirectory(confinement.folder().resolve("sitting-" + ++sittings));
    Optional<Verdict> objection = objection(folder, tests);
    if (objection.isPresent() && tests.size() > 1) {
      for (TestCase test : tests) {
        judged.putAll(judge(List.of(test)));
      }
    } else if (objection.isPresent()) {
      judged.put(tests.get(0).name(), Judged.without(objection.get()));
    } else {
      judged.putAll(compared(tests, counters(folder.resolve(Build.COUNTING), tests.size())));
    }
    return judged;
  }

  /** What is counted before any test has run. */
  Counters nothing() throws IOException, InterruptedException {
    Path folder = Files.createDirectory(confinement.folder().resolve("nothing"));
    prepare(folder, 1);
    return counters(folder, 1).get(0);
  }

  private static Map<String, Judged> compared(List<TestCase> tests, List<Counters> counters) {
    Map<String, Judged> judged = new LinkedHashMap<>();
    for (int i = 0; i < tests.size(); i++) {
      TestCase test = tests.get(i);
      CountComparison comparison =
          new CountComparison(test.observation().branches(), counters.get(i).branches());
      Verdict verdict =
          comparison.differences().isEmpty()
              ? new Verdict.Verified(comparison.foreseen())
              : new Verdict.Disagrees(comparison.differences());
      judged.put(test.name(), new Judged(verdict, Optional.of(counters.get(i))));
    }
    return judged;
  }

  /** What speaks against at least one of the tests. */
  private Optional<Verdict> objection(Path folder, List<TestCase> tests)
      throws IOException, InterruptedException {
    Path counting = Files.createDirectory(folder.resolve(Build.COUNTING));
    Path sanitized = Files.createDirectory(folder.resolve(Build.SANITIZED));
    prepare(counting, tests.size());
    prepare(sanitized, tests.size());
    Confinement.Running first = start(counting, tests, counting(counting), false);
    Confinement.Running second = start(sanitized, tests, sanitizing(tests), true);
    Ran counted = first.await();
    Ran checked = second.await();
    if (!counted.succeeded()) {
      return failure("it does not pass", counted);
    }
    for (int i = 1; i <= tests.size(); i++) {
      if (!Files.exists(run(counting, i).resolve(COUNTERS))) {
        return failure("its counters are not written", counted);
      }
    }
    String complaints = complaints(sanitized, tests.size()) + undefined(checked.output());
    if (!complaints.isEmpty()) {
      return Optional.of(new Verdict.Failed("a sanitizer complains", complaints));
    }
    return checked.succeeded()
        ? Optional.empty()
        : failure("it does not pass with sanitizers", checked);
  }

  private static Path run(Path folder, int number) {
    return folder.resolve("run-" + number);
  }

  /** A folder for each test; gcov wants the notes beside the counters. */
  private void prepare(Path folder, int tests) throws IOException {
    String notes = Build.TESTS + ".gcno";
    for (int i = 1; i <= tests; i++) {
      Path own = Files.createDirectory(run(folder, i));
      Files.createSymbolicLink(own.resolve(notes), confinement.folder().resolve(notes));
    }
  }

  private Confinement.Running start(
      Path folder, List<TestCase> tests, Map<String, String> environment, boolean sanitized)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(confinement.folder().resolve(folder.getFileName()).toString());
    tests.forEach(test -> command.add(test.name()));
    Map<String, String> all = new LinkedHashMap<>(environment);
    all.put("HW_SECONDS", String.valueOf(each));
    long seconds = SECONDS_MORE + tests.size() * each;
    return confinement.tests(folder, command, all, sanitized, seconds);
  }

  /** The counters are written to the folder of the test, whichever way the object file came. */
  private Map<String, String> counting(Path folder) {
    int depth = confinement.folder().toAbsolutePath().getNameCount();
    return Map.of("GCOV_PREFIX", folder.toString(), "GCOV_PREFIX_STRIP", String.valueOf(depth));
  }

  private static Map<String, String> sanitizing(List<TestCase> tests) {
    StringBuilder leaks = new StringBuilder();
    tests.forEach(test -> leaks.append(test.observation().leaks() ? '1' : '0'));
    String options = SILENCE + ":detect_leaks=1:allocator_may_return_null=1:hard_rss_limit_mb=2048";
    return Map.of(
        "ASAN_OPTIONS",
        options,
        "UBSAN_OPTIONS",
        SILENCE + ":print_stacktrace=1",
        "HW_LEAKS",
        leaks.toString());
  }

  private static Optional<Verdict> failure(String reason, Ran ran) {
    return Optional.of(new Verdict.Failed(reason + " (" + ran.how() + ")", ran.output()));
  }

  private List<Counters> counters(Path folder, int tests) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(gcov);
    for (int i = 1; i <= tests; i++) {
      command.add(folder.relativize(run(folder, i).resolve(COUNTERS)).toString());
    }
    Ran report = confinement.tool(folder, command).await();
    List<Counters> counters = Counters.parse(report.output(), source);
    if (!report.succeeded() || counters.size() != tests) {
      throw new IOException(gcov.get(0) + " fails (" + report.how() + "): " + report.output());
    }
    return counters;
  }

  /**
   * Beside the other sanitizer, the one for undefined behaviour heeds no path for its log and
   * writes among the output.
   */
  private static String undefined(String output) {
    return output
        .lines()
        .filter(l -> UNDEFINED.matcher(l).find())
        .collect(Collectors.joining("\n"));
  }

  private static String complaints(Path folder, int tests) throws IOException {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i <= tests; i++) {
      try (Stream<Path> files = Files.list(run(folder, i))) {
        for (Path file : files.sorted().toList()) {
          if (file.getFileName().toString().startsWith(COMPLAINT)) {
            text.append(SHORTAGE.matcher(Files.readString(file)).replaceAll(""));
          }
        }
      }
    }
    return text.toString();
  }
}
