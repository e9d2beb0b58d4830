package heapwright.agreement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.machine.Setting;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The IR's decisions are gcov's branches: on every line, as many of them, taken as often. Every
 * claim about branch coverage rests on this.
 */
class BranchCountsTest {
  private static final Path CORPUS = Path.of("src/test/resources/agreement");

  @TempDir static Path scratch;

  private final Machine machine = new Machine();

  @TestFactory
  Stream<DynamicTest> decisionsAreTheCompilersBranches() throws IOException {
    return CProgram.below(CORPUS).stream()
        .map(program -> DynamicTest.dynamicTest(program.name(), () -> compare(program)));
  }

  private void compare(CProgram program) throws IOException, InterruptedException {
    BranchCounts counts = new BranchCounts();
    Machine.Ran ran = machine.run(program, Setting.silent().withObserver(counts));
    Gcov.Counts expected = new Gcov(scratch).count(program);
    assertEquals(
        expected.branches(), counts.byLine(ran.program(), program.file(), expected.functions()));
  }
}
