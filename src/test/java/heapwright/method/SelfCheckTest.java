package heapwright.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.method.SelfCheck.Extent;
import heapwright.method.SelfCheck.Trial;
import heapwright.method.search.SearchOutcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Feasible stays feasible: every path that some heap takes gets an input that takes it again. */
class SelfCheckTest {
  /** A small sample; {@code bench/feasible} looks at thousands of paths. */
  private static final Extent SAMPLE = new Extent(12, 3, 60, 3);

  private static final int TESTS = 10;

  static Stream<Path> files() {
    return Stream.concat(
        Fixture.in("src/test/resources/selfcheck").stream(),
        Stream.of("examples/bst.c", "examples/dlist.c", "examples/hashtable.c").map(Path::of));
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyRealPathIsFound(Path file) {
    SelfCheck check = SelfCheck.of(file);
    List<Trial> trials = check.run(SAMPLE);
    int functions = check.fixture().own().size();
    assertTrue(trials.size() >= functions, () -> "only " + trials.size() + " paths");
    List<Trial> misses =
        trials.stream().filter(t -> !(t.finding() instanceof SearchOutcome.Feasible)).toList();
    assertEquals(List.of(), misses);
  }

  @ParameterizedTest
  @ValueSource(strings = {"doubly", "structures", "unions", "allocation"})
  void theCompilerAgrees(String family) throws InterruptedException {
    SelfCheck check = SelfCheck.of(Path.of("src/test/resources/selfcheck/" + family + ".c"));
    VerifiedSample sample = VerifiedSample.of(check.fixture(), check.run(SAMPLE), TESTS, 2);
    assertEquals(Map.of(), sample.others());
    assertTrue(sample.verified() >= TESTS / 2, () -> "only " + sample);
  }
}
