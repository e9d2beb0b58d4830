package heapwright.verify;

import heapwright.emit.Reproducers.Reproduction;
import heapwright.testcase.BranchCounts;
import heapwright.testcase.CallEnding;
import heapwright.testcase.TestCase;
import heapwright.verify.Confinement.CommandResult;
import heapwright.verify.Verifier.VerificationSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Has programs that show faults compiled with sanitizers and run, each fault in its own process.
 */
public final class FaultVerifier {
  private static final int SECONDS = 10;

  /** What never ends is not waited for that long. */
  private static final int ENDLESS_SECONDS = 3;

  private static final String ENDLESS = "endless-loop";

  /** What gcc's sanitizers do not look at. */
  private static final Map<String, String> UNSEEN =
      Map.of(
          "uninitialised-read",
          "gcc's sanitizers do not see the use of values that were never set",
          "function-pointer-misuse",
          "gcc's sanitizers do not compare the types of functions");

  /** Faults of arithmetic are seen where they are compiled in, and so not in the library. */
  private static final Set<String> COMPILED_IN = Set.of("signed-overflow", "bad-shift");

  private final Toolchain tools;
  private final VerificationSettings place;

  public FaultVerifier(Toolchain tools) {
    this(tools, VerificationSettings.usual());
  }

  public FaultVerifier(Toolchain tools, VerificationSettings place) {
    this.tools = tools;
    this.place = place;
  }

  /**
   * The evidence for each fault of a reproduction, by name.
   *
   * @param probes of the program that the faults are of
   * @param faults those that were emitted, at least; each ends in a fault
   * @param source the file under test
   */
  public Map<String, SanitizerEvidence> verify(
      Reproduction reproduction, Probes probes, List<TestCase> faults, Path source)
      throws InterruptedException {
    List<TestCase> emitted =
        faults.stream().filter(f -> reproduction.files().containsKey(f.name())).toList();
    if (emitted.isEmpty()) {
      return Map.of();
    }
    try (TemporaryFolder temporary = TemporaryFolder.open(place.temporary())) {
      return verify(temporary, reproduction, probes, emitted, source);
    } catch (IOException e) {
      return all(emitted, new SanitizerEvidence.Missing("it cannot be run: " + e.getMessage()));
    }
  }

  private Map<String, SanitizerEvidence> verify(
      TemporaryFolder temporary,
      Reproduction reproduction,
      Probes probes,
      List<TestCase> faults,
      Path source)
      throws IOException, InterruptedException {
    ProbeProgram probed = new ProbeProgram(probes);
    Files.writeString(
        temporary.folder().resolve(Build.PROBED + ".c"), probed.tests(reproduction.together()));
    Confinement confinement = new Confinement(temporary, tools);
    NeededText needed = NeededText.by(probes, reproduction.together(), faults);
    Build build = new Build(tools, confinement, probed, needed, Build.SHOWING);
    Optional<TestVerdict> problem = build.sanitized();
    if (problem.isPresent() && faults.size() > 1) {
      return apart(reproduction, probes, faults, source);
    }
    if (problem.isPresent()) {
      return all(faults, new SanitizerEvidence.Missing("its program cannot be built"));
    }
    Map<String, SanitizerEvidence> evidence = new LinkedHashMap<>();
    boolean isWhole = false;
    for (TestCase fault : faults) {
      evidence.put(fault.name(), evidence(confinement, probed, fault, source));
      Path counts = counts(confinement, fault);
      if (!isWhole && probed.hasMissed(counts) && build.whole().isEmpty()) {
        isWhole = true;
        evidence.put(fault.name(), evidence(confinement, probed, fault, source));
      }
    }
    return evidence;
  }

  private static Path counts(Confinement confinement, TestCase fault) {
    return confinement.folder().resolve("probes-" + fault.name());
  }

  /** One that cannot be built says nothing about the others. */
  private Map<String, SanitizerEvidence> apart(
      Reproduction reproduction, Probes probes, List<TestCase> faults, Path source)
      throws InterruptedException {
    Map<String, SanitizerEvidence> evidence = new LinkedHashMap<>();
    for (TestCase fault : faults) {
      String program = reproduction.files().get(fault.name());
      Reproduction alone =
          new Reproduction(Map.of(fault.name(), program), program, reproduction.left());
      evidence.putAll(verify(alone, probes, List.of(fault), source));
    }
    return evidence;
  }

  private static Map<String, SanitizerEvidence> all(
      List<TestCase> faults, SanitizerEvidence evidence) {
    Map<String, SanitizerEvidence> all = new LinkedHashMap<>();
    faults.forEach(fault -> all.put(fault.name(), evidence));
    return all;
  }

  private static SanitizerEvidence evidence(
      Confinement confinement, ProbeProgram probed, TestCase test, Path source)
      throws IOException, InterruptedException {
    CallEnding.Faulted fault = (CallEnding.Faulted) test.observation().ending();
    Path own = Files.createTempDirectory(confinement.folder(), "run-" + test.name());
    List<String> command =
        List.of(confinement.folder().resolve(Build.SANITIZED).toString(), test.name());
    Path counts = counts(confinement, test);
    Map<String, String> environment = new LinkedHashMap<>(environment(fault));
    environment.put(ProbeProgram.VARIABLE, counts.toString());
    boolean isEndless = fault.kind().equals(ENDLESS);
    int seconds = isEndless ? ENDLESS_SECONDS : SECONDS;
    CommandResult ran = confinement.tests(own, command, environment, true, seconds).await();
    SanitizerReport report = SanitizerReport.of(ran.output() + SanitizerReport.log(own), source);
    if (report.mentions(fault.at())) {
      return new SanitizerEvidence.Shown(report.text(), taken(probed, counts));
    }
    if (isEndless && report.isEmpty() && ran.ending() == CommandResult.Ending.OVERDUE) {
      String evidence = "the program was still running after " + seconds + " seconds";
      return new SanitizerEvidence.Shown(evidence, taken(probed, counts));
    }
    if (report.isEmpty() && unseen(fault).isPresent()) {
      return new SanitizerEvidence.Invisible(unseen(fault).get());
    }
    String reason =
        report.isEmpty()
            ? "the sanitizers say nothing (" + ran.how() + ")"
            : "the sanitizers complain of something else";
    return new SanitizerEvidence.Missing(reason);
  }

  private static Set<BranchCounts.Outcome> taken(ProbeProgram probed, Path counts)
      throws IOException {
    return probed
        .counts(counts)
        .map(counted -> new ProbeComparison(probed.probes(), counted).taken())
        .orElse(Set.of());
  }

  private static Optional<String> unseen(CallEnding.Faulted fault) {
    boolean inLibrary = fault.message().contains(" (in ");
    return inLibrary && COMPILED_IN.contains(fault.kind())
        ? Optional.of("gcc's sanitizers do not look into the library")
        : Optional.ofNullable(UNSEEN.get(fault.kind()));
  }

  private static Map<String, String> environment(CallEnding.Faulted fault) {
    String leaks = fault.kind().equals("leak") ? "1" : "0";
    return Map.of(
        "ASAN_OPTIONS",
        SanitizerReport.OPTIONS + ":detect_stack_use_after_return=1:detect_leaks=" + leaks,
        // Beside the other one this sanitizer heeds no path for its log, and writes among the
        // output.
        "UBSAN_OPTIONS",
        "print_stacktrace=0:halt_on_error=1");
  }
}
