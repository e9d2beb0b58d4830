package heapwright.agreement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The program's decisions are the source's: probes in the compiled source count what the machine
 * does, outcome by outcome. Every claim about coverage rests on this.
 */
class ProbesTest {
  private static final Path CORPUS = Path.of("src/test/resources/agreement");

  @TempDir static Path scratch;

  private final Machine machine = new Machine();

  @TestFactory
  Stream<DynamicTest> probesCountWhatTheMachineDoes() throws IOException {
    return CProgram.below(CORPUS).stream()
        .map(program -> DynamicTest.dynamicTest(program.name(), () -> compare(program)));
  }

  private void compare(CProgram program) throws IOException, InterruptedException {
    ProbedRun.Outcome outcome = new ProbedRun("gcc", List.of("-O0"), scratch).of(program, machine);
    assertEquals(List.of(), outcome.differences());
    assertEquals(true, outcome.alike(), "it behaves otherwise");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void howeverConditionsAreNested(long seed) throws IOException, InterruptedException {
    Path file = scratch.resolve("nested" + seed + ".c");
    Files.writeString(file, RandomConditions.program(seed));
    for (String level : List.of("-O0", "-O2")) {
      ProbedRun.Outcome outcome =
          new ProbedRun("gcc", List.of(level), scratch).of(new CProgram(file), machine);
      assertEquals(List.of(), outcome.differences());
    }
  }
}
