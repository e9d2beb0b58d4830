package heapwright.emission;

import heapwright.emit.CTests;
import heapwright.emit.Emission;
import heapwright.emit.Suite;
import heapwright.testcase.TestCase;
import heapwright.verify.Probes;
import heapwright.verify.Toolchain;
import heapwright.verify.Verdict;
import heapwright.verify.Verifier;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Tests with random inputs for all functions of a file, verified with any compiler and level. */
public final class ProbedSuites {
  private static final int DRAWS = 400;
  private static final int EACH = 6;
  private static final long STEPS = 200_000;

  private ProbedSuites() {}

  /** The verdict on each test. */
  public static Map<String, Verdict> verdicts(String file, String compiler, List<String> options)
      throws InterruptedException {
    Played played = Played.completed(file, STEPS, compiler);
    List<TestCase> tests = new RandomTests(played, DRAWS, EACH).ofAll();
    Emission emission = CTests.emit(new Suite(played.program(), file, tests));
    return new Verifier(Toolchain.of(compiler).withFlags(options))
        .verify(emission, Probes.of(played.program()), tests, Path.of(file), Path.of(""));
  }
}
