package heapwright.app.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.ir.code.SymbolId;
import heapwright.testcase.BranchCounts;
import heapwright.testcase.CallEnding;
import heapwright.testcase.Observation;
import heapwright.testcase.TestCase;
import heapwright.testcase.TestInput;
import heapwright.verify.GcovCoverage;
import heapwright.verify.TestVerdict;
import heapwright.verify.Verification;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** One test that does not compile does not cost the others. */
class CompilingTestsTest {
  private static final TestVerdict GOOD = new TestVerdict.Verified();
  private static final TestVerdict BAD = new TestVerdict.DoesNotCompile("error");

  private int compilations;

  private static TestCase test(String name) {
    return new TestCase(
        name,
        new TestInput(
            new SymbolId("f"), List.of(), List.of(), List.of(), List.of(), List.of(), List.of()),
        new Observation(
            new CallEnding.Returned(), List.of(), List.of(), List.of(), false, BranchCounts.NONE),
        List.of());
  }

  /** A compiler that dislikes some tests, or the source itself. */
  private Verification compiled(List<TestCase> tests, List<String> disliked, boolean source) {
    compilations++;
    boolean fine = source && tests.stream().noneMatch(test -> disliked.contains(test.name()));
    Map<String, TestVerdict> verdicts = new LinkedHashMap<>();
    tests.forEach(test -> verdicts.put(test.name(), fine ? GOOD : BAD));
    SortedMap<String, GcovCoverage> coverage = new TreeMap<>();
    if (fine) {
      coverage.put("f", new GcovCoverage(10, tests.size(), 1, 1));
    }
    return new Verification(verdicts, fine, coverage, new TreeSet<>(), new TreeMap<>(), Set.of());
  }

  private static List<TestCase> tests(int count) {
    return IntStream.range(0, count).mapToObj(i -> test("f_" + i)).toList();
  }

  @Test
  void onlyTheTestsToBlameAreRejected() throws InterruptedException {
    List<String> disliked = List.of("f_2", "f_7");
    Verification found =
        new CompilingTests(tests -> compiled(tests, disliked, true)).verification(tests(9));
    found
        .verdicts()
        .forEach((name, verdict) -> assertEquals(disliked.contains(name) ? BAD : GOOD, verdict));
    assertEquals(9, found.verdicts().size());
    assertEquals(7, found.coverage().get("f").taken());
  }

  @Test
  void ofASourceThatDoesNotCompileNoTestIsTriedAlone() throws InterruptedException {
    Verification found =
        new CompilingTests(tests -> compiled(tests, List.of(), false)).verification(tests(9));
    assertTrue(found.verdicts().values().stream().allMatch(BAD::equals));
    assertEquals(2, compilations);
  }

  @Test
  void whatCompilesIsCompiledOnce() throws InterruptedException {
    new CompilingTests(tests -> compiled(tests, List.of(), true)).verification(tests(9));
    assertEquals(1, compilations);
  }
}
