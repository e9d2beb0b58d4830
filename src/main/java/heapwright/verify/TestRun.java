package heapwright.verify;

import heapwright.testcase.BranchCounts;
import heapwright.testcase.TestCase;
import heapwright.verify.Confinement.CommandResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Runs tests in both programs: all together, since starting programs is what takes the time, and
 * one by one if anything is wrong with any.
 */
final class TestRun {
  private static final int SECONDS_MORE = 30;

  /** That there is not so much memory is no fault of who asks for it. */
  private static final Pattern SHORTAGE =
      Pattern.compile("(?m)^==\\d+==WARNING: \\w+ failed to allocate .*\\R?");

  private static final Pattern UNDEFINED = Pattern.compile(":\\d+:\\d+: runtime error: ");
  private static final String COUNTERS = Build.TESTS + ".gcda";
  private static final String COMPLAINS = "a sanitizer complains";

  /** The files into which the tests of a program count, by their number. */
  private static final String PROBES = "probes-";

  private final Confinement confinement;
  private final List<String> gcov;
  private final ProbeProgram probed;
  private final Path source;
  private final long each;
  private final boolean counts;
  private int batches;

  /**
   * @param counts whether there is a program with the compiler's counters
   */
  TestRun(
      Confinement confinement,
      Toolchain tools,
      boolean counts,
      ProbeProgram probed,
      Path source,
      Duration each) {
    this.confinement = confinement;
    this.counts = counts;
    this.probed = probed;
    this.source = source;
    this.each = each.toSeconds();
    gcov = new ArrayList<>(tools.counting().coverage());
    gcov.addAll(List.of("--json-format", "-b", "-c", "-t"));
  }

  /**
   * The verdicts, in the order of the tests, which is that of the program; none on tests that call
   * a function that was left out, which always speaks against the run.
   */
  Map<String, CountedVerdict> judge(List<TestCase> tests) throws IOException, InterruptedException {
    Map<String, CountedVerdict> judged = new LinkedHashMap<>();
    if (tests.isEmpty()) {
      return judged;
    }
    Path folder = Files.createDirectory(confinement.folder().resolve("batch-" + ++batches));
    Optional<TestVerdict.Failed> rejection = rejection(folder, tests);
    if (rejection.isPresent() && tests.size() > 1) {
      for (TestCase test : tests) {
        judged.putAll(judge(List.of(test)));
      }
    } else if (probed.hasMissed(probes(folder, 1))) {
      return judged;
    } else if (rejection.isPresent()) {
      judged.put(tests.get(0).name(), rejected(folder, rejection.get()));
    } else {
      judged.putAll(compared(tests, folder));
    }
    return judged;
  }

  /** What the compiler's coverage counts before any test has run. */
  Optional<Counters> nothing() throws IOException, InterruptedException {
    if (!counts) {
      return Optional.empty();
    }
    Path folder = Files.createDirectory(confinement.folder().resolve("nothing"));
    prepare(folder, 1);
    return counters(folder, 1).stream().findFirst();
  }

  /** What the only test of a batch took still counts, unless something undefined happened. */
  private CountedVerdict rejected(Path folder, TestVerdict.Failed rejection) throws IOException {
    CountedVerdict rejected = CountedVerdict.without(rejection);
    boolean isDefined = !rejection.reason().equals(COMPLAINS);
    return isDefined
        ? comparison(folder, 1)
            .map(comparison -> rejected.having(comparison.taken()))
            .orElse(rejected)
        : rejected;
  }

  private static Path probes(Path folder, int test) {
    return folder.resolve(Build.SANITIZED).resolve(PROBES + test);
  }

  private Optional<ProbeComparison> comparison(Path folder, int test) throws IOException {
    return probed
        .counts(probes(folder, test))
        .map(counts -> new ProbeComparison(probed.probes(), counts));
  }

  private Map<String, CountedVerdict> compared(List<TestCase> tests, Path folder)
      throws IOException, InterruptedException {
    List<Counters> counters =
        counts ? counters(folder.resolve(Build.COUNTING), tests.size()) : List.of();
    Map<String, CountedVerdict> judged = new LinkedHashMap<>();
    for (int i = 0; i < tests.size(); i++) {
      Optional<Counters> counted =
          counters.isEmpty() ? Optional.empty() : Optional.of(counters.get(i));
      judged.put(tests.get(i).name(), compared(tests.get(i), comparison(folder, i + 1), counted));
    }
    return judged;
  }

  private CountedVerdict compared(
      TestCase test, Optional<ProbeComparison> comparison, Optional<Counters> counters) {
    if (comparison.isEmpty()) {
      return CountedVerdict.without(new TestVerdict.Unverified("its outcomes are not counted"));
    }
    BranchCounts predicted = test.observation().branches();
    List<String> differences = comparison.get().differences(predicted);
    TestVerdict verdict =
        differences.isEmpty() ? new TestVerdict.Verified() : new TestVerdict.Disagrees(differences);
    SortedSet<Integer> unmatched =
        counters
            .map(own -> comparison.get().unmatched(source.toString(), predicted, own.branches()))
            .orElseGet(TreeSet::new);
    return new CountedVerdict(verdict, counters, unmatched, comparison.get().taken());
  }

  /** What speaks against at least one of the tests. */
  private Optional<TestVerdict.Failed> rejection(Path folder, List<TestCase> tests)
      throws IOException, InterruptedException {
    Path sanitized = Files.createDirectory(folder.resolve(Build.SANITIZED));
    prepare(sanitized, tests.size());
    Optional<Confinement.Running> first =
        counts ? Optional.of(counted(folder, tests)) : Optional.empty();
    Confinement.Running second = start(sanitized, tests, sanitizing(tests), true);
    Optional<CommandResult> counted =
        first.isPresent() ? Optional.of(first.get().await()) : Optional.empty();
    CommandResult checked = second.await();
    if (counted.isPresent() && !counted.get().succeeded()) {
      return failure("it does not pass", counted.get());
    }
    String complaints = complaints(sanitized, tests.size()) + undefined(checked.output());
    if (!complaints.isEmpty()) {
      return Optional.of(new TestVerdict.Failed(COMPLAINS, complaints));
    }
    return checked.succeeded()
        ? Optional.empty()
        : failure("it does not pass with sanitizers", checked.and(complaints(sanitized)));
  }

  private Confinement.Running counted(Path folder, List<TestCase> tests) throws IOException {
    Path counting = Files.createDirectory(folder.resolve(Build.COUNTING));
    prepare(counting, tests.size());
    return start(counting, tests, counting(counting), false);
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

  /** The counters are written to the folder of the test, wherever the object file came from. */
  private Map<String, String> counting(Path folder) {
    int depth = confinement.folder().toAbsolutePath().getNameCount();
    return Map.of("GCOV_PREFIX", folder.toString(), "GCOV_PREFIX_STRIP", String.valueOf(depth));
  }

  private static Map<String, String> sanitizing(List<TestCase> tests) {
    StringBuilder leaks = new StringBuilder();
    tests.forEach(test -> leaks.append(test.observation().leaks() ? '1' : '0'));
    return Map.of(
        "ASAN_OPTIONS",
        SanitizerReport.OPTIONS + ":detect_leaks=1",
        "UBSAN_OPTIONS",
        // What happens after something undefined says nothing about the source.
        SanitizerReport.LOGGED + ":print_stacktrace=1:halt_on_error=1",
        "HW_LEAKS",
        leaks.toString());
  }

  private static Optional<TestVerdict.Failed> failure(String reason, CommandResult ran) {
    return Optional.of(new TestVerdict.Failed(reason + " (" + ran.how() + ")", ran.output()));
  }

  /** The compiler's counters, one for each test; none at all if they cannot be read. */
  private List<Counters> counters(Path folder, int tests) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(gcov);
    for (int i = 1; i <= tests; i++) {
      command.add(folder.relativize(run(folder, i).resolve(COUNTERS)).toString());
    }
    CommandResult report = confinement.tool(folder, command).await();
    List<Counters> counters =
        report.succeeded() ? Counters.parse(report.output(), source) : List.of();
    return counters.size() == tests ? counters : List.of();
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
      text.append(complaints(run(folder, i)));
    }
    return text.toString();
  }

  /** What sanitizers wrote into a folder; before any test has begun, that is the program's. */
  private static String complaints(Path folder) throws IOException {
    return SHORTAGE.matcher(SanitizerReport.log(folder)).replaceAll("");
  }

  /**
   * A verdict, and what was counted in the run that it is about.
   *
   * @param counters the compiler's, if they could be read
   * @param unmatched the lines on which they differ from what probes counted
   * @param taken what probes counted, unless something undefined happened
   */
  record CountedVerdict(
      TestVerdict verdict,
      Optional<Counters> counters,
      SortedSet<Integer> unmatched,
      Set<BranchCounts.Outcome> taken) {

    static CountedVerdict without(TestVerdict verdict) {
      return new CountedVerdict(verdict, Optional.empty(), new TreeSet<>(), Set.of());
    }

    CountedVerdict having(Set<BranchCounts.Outcome> outcomes) {
      return new CountedVerdict(verdict, counters, unmatched, outcomes);
    }

    boolean isVerified() {
      return verdict instanceof TestVerdict.Verified;
    }
  }
}
