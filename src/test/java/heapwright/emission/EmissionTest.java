package heapwright.emission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.app.CLibrary;
import heapwright.emit.CTests;
import heapwright.emit.Emission;
import heapwright.emit.Suite;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.machine.ConcreteMachine;
import heapwright.method.Rehearsal;
import heapwright.source.CFrontEnd;
import heapwright.source.Reading;
import heapwright.source.SourceRequest;
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

  private final CFrontEnd frontEnd = new CFrontEnd();

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
    Program program = program(source);
    List<TestCase> tests = tests(program, file);
    Emission emission = CTests.emit(new Suite(program, file, tests));
    Map<String, Verdict> verdicts =
        new Verifier(Toolchain.gcc()).verify(emission, tests, source, Path.of(""));
    Map<String, Verdict> others = new TreeMap<>(verdicts);
    others.values().removeIf(Verdict.Verified.class::isInstance);
    assertEquals(Map.of(), others, emission::text);
    assertEquals(Map.of(), emission.left());
    assertEquals(tests.size(), verdicts.size());
    assertTrue(verdicts.size() >= 3, () -> "few tests: " + verdicts.keySet());
  }

  private List<TestCase> tests(Program program, String file) {
    Rehearsal rehearsal = new Rehearsal(program, new ConcreteMachine(program), STEPS);
    List<TestCase> tests = new ArrayList<>();
    for (Function function : program.functions().values()) {
      if (function.span().file().path().equals(file) && !function.name().equals("main")) {
        tests.addAll(tests(program, function, rehearsal));
      }
    }
    return tests;
  }

  /** A few tests that take different ways and do not end in faults. */
  private static List<TestCase> tests(Program program, Function function, Rehearsal rehearsal) {
    Random random = new Random(function.name().hashCode());
    List<TestCase> tests = new ArrayList<>();
    Set<Object> seen = new LinkedHashSet<>();
    for (int i = 0; i < DRAWS && tests.size() < TESTS_PER_FUNCTION; i++) {
      TestInput input = new RandomInput(program, random).of(function);
      Observation seenNow = rehearsal.observe(input);
      boolean sound = seenNow.ending().match(new IsSound());
      if (sound && (i > DRAWS / 2 || seen.add(List.of(seenNow.branches(), seenNow.ending())))) {
        String name = function.name() + "_" + (tests.size() + 1);
        tests.add(new TestCase(name, input, seenNow, List.of()));
      }
    }
    return tests;
  }

  private Program program(Path file) {
    return frontEnd
        .read(SourceRequest.of(file))
        .match(
            new Reading.Cases<>() {
              @Override
              public Program translated(Reading.Translated reading) {
                return new CLibrary(frontEnd)
                    .link(reading.program(), ConcreteMachine.libraryRoots());
              }

              @Override
              public Program rejected(Reading.Rejected reading) {
                throw new AssertionError(reading.errors());
              }
            });
  }
}
