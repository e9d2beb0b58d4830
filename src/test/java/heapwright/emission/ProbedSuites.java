package heapwright.emission;

import heapwright.app.suite.InputConfirmation;
import heapwright.ir.type.DataModel;
import heapwright.source.SourceRequest;
import heapwright.testcase.TestCase;
import heapwright.verify.TestVerdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Tests with random inputs for all functions of a file, verified with any compiler and level. */
public final class ProbedSuites {
  private static final long STEPS = 20_000;

  private ProbedSuites() {}

  /** The verdict on each test, as {@code gen} comes to it. */
  public static Map<String, TestVerdict> verdicts(
      String file, String compiler, List<String> options) throws InterruptedException {
    Played played = Played.completed(file, STEPS, compiler, options);
    List<TestCase> tests = new CoveringTests(played).ofAll();
    SourceRequest source = new SourceRequest(Path.of(file), compiler, options, DataModel.LP64);
    return new InputConfirmation(played.program(), source).verification(tests).verdicts();
  }
}
