package heapwright.agreement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However conditions are nested, no part of a condition is lost or runs twice. */
class RandomConditionsTest {
  @TempDir static Path scratch;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void conditionsRunAsTheCompilerHasThem(long seed) throws IOException, InterruptedException {
    Path file = scratch.resolve("conditions" + seed + ".c");
    Files.writeString(file, RandomConditions.program(seed));
    CProgram program = new CProgram(file);
    assertEquals(new Gcc(scratch).behaviour(program), new Machine().run(program).behaviour());
  }
}
