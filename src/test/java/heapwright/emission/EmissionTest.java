package heapwright.emission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import heapwright.emit.CTests;
import heapwright.emit.Emission;
import heapwright.emit.Suite;
import heapwright.testcase.TestCase;
import heapwright.verify.Probes;
import heapwright.verify.TestVerdict;
import heapwright.verify.Toolchain;
import heapwright.verify.Verifier;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
        "src/test/resources/emission/names.c",
        "src/test/resources/emission/shapes.c"
      })
  void emittedTestsDoWhatTheMachineDid(String file) throws InterruptedException {
    verify(file, "gcc");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "examples/dlist.c",
        "src/test/resources/emission/names.c",
        "src/test/resources/emission/shapes.c"
      })
  void anotherCompilerMakesTheSameOfThem(String file) throws InterruptedException {
    assumeTrue(Command.exists("clang"), "clang is not installed");
    verify(file, "clang");
  }

  private static void verify(String file, String compiler) throws InterruptedException {
    Path source = Path.of(file);
    Played played = Played.of(file, STEPS, List.of(), compiler);
    List<TestCase> tests = new RandomTests(played, DRAWS, TESTS_PER_FUNCTION).ofAll();
    Emission emission = CTests.emit(new Suite(played.program(), file, tests));
    Map<String, TestVerdict> verdicts =
        new Verifier(Toolchain.of(compiler))
            .verify(emission, Probes.of(played.program()), tests, source)
            .verdicts();
    Map<String, TestVerdict> others = new TreeMap<>(verdicts);
    others.values().removeIf(TestVerdict.Verified.class::isInstance);
    assertEquals(Map.of(), others, emission::text);
    assertEquals(Map.of(), emission.left());
    assertEquals(tests.size(), verdicts.size());
    assertTrue(verdicts.size() >= 3, () -> "few tests: " + verdicts.keySet());
  }
}
