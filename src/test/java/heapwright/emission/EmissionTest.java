package heapwright.emission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.emit.CTests;
import heapwright.emit.Emission;
import heapwright.emit.Suite;
import heapwright.ir.Function;
import heapwright.testcase.Observation;
import heapwright.testcase.TestCase;
import heapwright.testcase.TestInput;
import heapwright.verify.Toolchain;
import heapwright.verify.Verdict;
import heapwright.verify.Verifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random heaps, played on the machine, written as C: the compiler's program does the same. */
class EmissionTest {
  private static final int DRAWS = 60;
  private static final int TESTS_PER_FUNCTION = 4;
  private static final long STEPS = 20_000;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "examples/bst.c",
        "examples/dlist.c",
        "examples/expr.c",
        "examples/hashtable.c",
        "examples/triangle.c",
        "examples/wc.c",
        "src/test/resources/emission/shapes.c"
      })
  void emittedTestsDoWhatTheMachineDid(String file) throws InterruptedException {
    Path source = Path.of(file);
    Played played = Played.of(file, STEPS);
    List<TestCase> tests = new ArrayList<>();
    played.functions().forEach(function -> tests.addAll(tests(played, function)));
    Emission emission = CTests.emit(new Suite(played.program(), file, tests));
    Map<String, Verdict> verdicts =
        new Verifier(Toolchain.gcc()).verify(emission, tests, source, Path.of(""));
    Map<String, Verdict> others = new TreeMap<>(verdicts);
    others.values().removeIf(Verdict.Verified.class::isInstance);
    assertEquals(Map.of(), others, emission::text);
    assertEquals(Map.of(), emission.left());
    assertEquals(tests.size(), verdicts.size());
    assertTrue(verdicts.size() >= 3, () -> "few tests: " + verdicts.keySet());
  }

  /** A few tests that take different ways and do not end in faults. */
  private static List<TestCase> tests(Played played, Function function) {
    Random random = new Random(function.name().hashCode());
    List<TestCase> tests = new ArrayList<>();
    Set<Object> seen = new LinkedHashSet<>();
    for (int i = 0; i < DRAWS && tests.size() < TESTS_PER_FUNCTION; i++) {
      TestInput input = new RandomInput(played.program(), random).of(function);
      TestCase test = played.test(function.name() + "_" + (tests.size() + 1), input);
      Observation now = test.observation();
      boolean sound = now.ending().match(new IsSound());
      if (sound && (i > DRAWS / 2 || seen.add(List.of(now.branches(), now.ending())))) {
        tests.add(test);
      }
    }
    return tests;
  }
}
