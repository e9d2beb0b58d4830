package heapwright.agreement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Each program of the corpus behaves on the machine as it does when gcc compiles it. */
class AgreementTest {
  private static final Path CORPUS = Path.of("src/test/resources/agreement");

  @TempDir static Path scratch;

  private final Machine machine = new Machine();

  @Test
  void corpusIsLarge() throws IOException {
    assertTrue(CProgram.below(CORPUS).size() >= 250);
  }

  @TestFactory
  Stream<DynamicTest> sameOutputAndStatus() throws IOException {
    return CProgram.below(CORPUS).stream()
        .map(program -> DynamicTest.dynamicTest(program.name(), () -> compare(program)));
  }

  private void compare(CProgram program) throws IOException, InterruptedException {
    Machine.Ran ran = machine.run(program);
    assertEquals(new Gcc(scratch).behaviour(program), ran.behaviour(), () -> ran.run().toString());
    assertEquals(List.of(), ran.run().survived(), "a correct program has no fault");
  }
}
