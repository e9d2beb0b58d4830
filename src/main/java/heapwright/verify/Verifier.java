package heapwright.verify;

import heapwright.emit.Emission;
import heapwright.testcase.BranchCounts;
import heapwright.testcase.TestCase;
import heapwright.verify.TestRun.CountedVerdict;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Compiles a file of tests and runs each of them. */
public final class Verifier {
  private final Toolchain tools;
  private final VerificationSettings place;

  public Verifier(Toolchain tools) {
    this(tools, VerificationSettings.usual());
  }

  public Verifier(Toolchain tools, VerificationSettings place) {
    this.tools = tools;
    this.place = place;
  }

  /**
   * The verdict on each test of an emission, and what they cover together. A file that does not
   * compile speaks against all its tests; to know which of them is to blame, verify them one by
   * one.
   *
   * @param probes of the program that the tests are about
   * @param tests those that were emitted, at least, in the order of the emission
   * @param source the file under test
   */
  public Verification verify(Emission emission, Probes probes, List<TestCase> tests, Path source)
      throws InterruptedException {
    List<TestCase> emitted =
        tests.stream().filter(test -> emission.tests().contains(test.name())).toList();
    try (TemporaryFolder temporary = TemporaryFolder.open(place.temporary())) {
      Verification result;
      try {
        result = verify(temporary, emission, probes, emitted, source);
      } catch (IOException e) {
        if (!temporary.isFull()) {
          throw e;
        }
        result = all(emitted, new TestVerdict.Unverified(String.valueOf(e.getMessage())));
      }
      boolean clean =
          result.verdicts().values().stream().allMatch(TestVerdict.Verified.class::isInstance);
      return clean || !temporary.isFull()
          ? result
          : all(
              emitted,
              new TestVerdict.Unverified("no space is left in " + temporary.folder().getParent()));
    } catch (IOException e) {
      return all(emitted, new TestVerdict.Unverified("the tests cannot be run: " + e.getMessage()));
    }
  }

  private Verification verify(
      TemporaryFolder temporary,
      Emission emission,
      Probes probes,
      List<TestCase> tests,
      Path source)
      throws IOException, InterruptedException {
    ProbeProgram probed = new ProbeProgram(probes);
    Files.writeString(temporary.folder().resolve(Build.TESTS + ".c"), emission.text());
    Files.writeString(
        temporary.folder().resolve(Build.PROBED + ".c"), probed.tests(emission.text()));
    copy(Build.FLUSH, temporary);
    copy(Build.APART, temporary);
    Confinement confinement = new Confinement(temporary, tools);
    NeededText needed = NeededText.by(probes, emission.text(), tests);
    Build build = new Build(tools, confinement, probed, needed, Build.CHECKING);
    Optional<TestVerdict> problem = build.both();
    if (problem.isPresent()) {
      return all(tests, problem.get());
    }
    TestRun run = new TestRun(confinement, tools, build.counts(), probed, source, place.each());
    Map<String, CountedVerdict> judged = judged(build, run, tests);
    Map<String, TestVerdict> verdicts = new LinkedHashMap<>();
    SortedSet<Integer> unmatched = new TreeSet<>();
    Set<BranchCounts.Outcome> taken = new HashSet<>();
    judged.forEach(
        (name, test) -> {
          verdicts.put(name, test.verdict());
          taken.addAll(test.taken());
          if (test.isVerified()) {
            unmatched.addAll(test.unmatched());
          }
        });
    Optional<Counters> nothing = run.nothing();
    SortedMap<Integer, Integer> outcomes = new TreeMap<>();
    nothing.ifPresent(n -> n.branches().forEach((line, all) -> outcomes.put(line, all.size())));
    SortedMap<String, GcovCoverage> coverage =
        nothing.map(n -> coverage(n, judged.values(), emission)).orElseGet(TreeMap::new);
    return new Verification(verdicts, true, coverage, unmatched, outcomes, taken);
  }

  /** Tests that want more of the source than was predicted get all of it. */
  private static Map<String, CountedVerdict> judged(Build build, TestRun run, List<TestCase> tests)
      throws IOException, InterruptedException {
    Map<String, CountedVerdict> judged = run.judge(tests);
    List<TestCase> missing =
        tests.stream().filter(test -> !judged.containsKey(test.name())).toList();
    if (missing.isEmpty()) {
      return judged;
    }
    Optional<TestVerdict> problem = build.whole();
    if (problem.isPresent()) {
      missing.forEach(test -> judged.put(test.name(), CountedVerdict.without(problem.get())));
    } else {
      judged.putAll(run.judge(missing));
    }
    Map<String, CountedVerdict> inOrder = new LinkedHashMap<>();
    tests.forEach(test -> inOrder.put(test.name(), judged.get(test.name())));
    return inOrder;
  }

  /** What the compiler's coverage says; without it the tests are as good as with it. */
  private static SortedMap<String, GcovCoverage> coverage(
      Counters nothing, Collection<CountedVerdict> judged, Emission emission) {
    return judged.stream()
        .filter(CountedVerdict::isVerified)
        .flatMap(test -> test.counters().stream())
        .reduce(nothing, Counters::plus)
        .coverage(name -> emission.renamed().getOrDefault(name, name));
  }

  private static void copy(String part, TemporaryFolder to) throws IOException {
    try (InputStream text = Verifier.class.getResourceAsStream(part)) {
      Files.copy(text, to.folder().resolve(part));
    }
  }

  private static Verification all(List<TestCase> tests, TestVerdict verdict) {
    Map<String, TestVerdict> verdicts = new LinkedHashMap<>();
    tests.forEach(test -> verdicts.put(test.name(), verdict));
    return Verification.without(verdicts);
  }

  /**
   * Where tests are tried, and for how long.
   *
   * @param temporary the folder in which folders are made and deleted again
   * @param each a test may take so long
   */
  public record VerificationSettings(Path temporary, Duration each) {
    private static final Duration USUAL = Duration.ofSeconds(10);

    /** The system's temporary folder, and the timeout. */
    public static VerificationSettings usual() {
      return new VerificationSettings(Path.of(System.getProperty("java.io.tmpdir")), USUAL);
    }
  }
}
