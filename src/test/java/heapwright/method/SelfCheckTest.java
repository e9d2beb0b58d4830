package heapwright.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.ir.Function;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Feasible stays feasible: every path that some heap takes gets an input that takes it again. */
class SelfCheckTest {
  private static final int INPUTS = 25;
  private static final long SEED = 3;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "src/test/resources/selfcheck/shapes.c",
        "src/test/resources/selfcheck/values.c",
        "examples/bst.c",
        "examples/dlist.c",
        "examples/hashtable.c"
      })
  void everyRealPathIsFound(String file) {
    Fixture fixture = Fixture.read(Path.of(file));
    SelfCheck check = new SelfCheck(fixture);
    for (Function function : fixture.own()) {
      check.run(function, INPUTS, SEED);
    }
    assertTrue(check.paths() >= fixture.own().size() / 2, "only " + check.paths() + " paths");
    assertEquals(List.of(), check.misses());
  }
}
