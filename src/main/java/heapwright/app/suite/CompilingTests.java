package heapwright.app.suite;

import heapwright.method.run.ErrorIsolation;
import heapwright.testcase.TestCase;
import heapwright.verify.TestVerdict;
import heapwright.verify.Verification;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Verifies a file of tests without those that keep it from compiling, so that one bad test does not
 * cost the others.
 */
final class CompilingTests {
  /** Compiles and runs some of the tests. */
  interface Verifying {
    Verification of(List<TestCase> tests) throws InterruptedException;
  }

  private final Verifying verifying;

  CompilingTests(Verifying verifying) {
    this.verifying = tests -> isolated(verifying, tests);
  }

  /** A bug of ours that shows when a test is written costs that test alone. */
  private static Verification isolated(Verifying verifying, List<TestCase> tests)
      throws InterruptedException {
    try {
      return verifying.of(tests);
    } catch (RuntimeException | StackOverflowError failure) {
      TestVerdict none = new TestVerdict.DoesNotCompile(ErrorIsolation.cause(failure));
      Map<String, TestVerdict> verdicts = new LinkedHashMap<>();
      tests.forEach(test -> verdicts.put(test.name(), none));
      return Verification.without(verdicts);
    }
  }

  Verification verification(List<TestCase> tests) throws InterruptedException {
    Verification all = verifying.of(tests);
    // If the file does not compile without any test either, the source is the cause.
    if (compiles(all) || tests.size() == 1 || !verifying.of(List.of()).built()) {
      return all;
    }
    Map<String, TestVerdict> rejected = new LinkedHashMap<>();
    reject(tests, rejected);
    List<TestCase> others = new ArrayList<>(tests);
    others.removeIf(test -> rejected.containsKey(test.name()));
    Verification rest = verifying.of(others);
    Map<String, TestVerdict> verdicts = new LinkedHashMap<>();
    for (String name : all.verdicts().keySet()) {
      verdicts.put(name, rejected.getOrDefault(name, rest.verdicts().get(name)));
    }
    return rest.with(verdicts);
  }

  private static boolean compiles(Verification verification) {
    return verification.verdicts().values().stream()
        .noneMatch(TestVerdict.DoesNotCompile.class::isInstance);
  }

  /** Halves the tests until those that do not compile stand alone. */
  private void reject(List<TestCase> tests, Map<String, TestVerdict> rejected)
      throws InterruptedException {
    Verification verification = verifying.of(tests);
    if (compiles(verification)) {
      return;
    }
    if (tests.size() == 1) {
      rejected.putAll(verification.verdicts());
      return;
    }
    int half = tests.size() / 2;
    reject(tests.subList(0, half), rejected);
    reject(tests.subList(half, tests.size()), rejected);
  }
}
