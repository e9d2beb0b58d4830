package heapwright.outside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.corpus.CorpusFile;
import heapwright.ir.code.Function;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every second function of each family of outsides; {@code bench/world} has them all. */
@Tag("slow")
class WorldTest {
  private static final int STEP = 2;

  /** Enough for all but a few functions, beside other work. */
  private static final String SECONDS = "3";

  private static final Judgement ALL = new Judgement();

  @BeforeAll
  static void run(@TempDir Path output) throws IOException {
    for (Path file : Fixtures.paths()) {
      ALL.add(FixtureRun.of(file, SECONDS, output, some(file)).whole());
    }
  }

  private static List<String> some(Path file) throws IOException {
    List<Function> functions = CorpusFile.read(file).functions();
    return IntStream.range(0, functions.size())
        .filter(i -> i % STEP == 0)
        .mapToObj(i -> functions.get(i).name())
        .toList();
  }

  @Test
  void nothingThatCanHappenIsCalledInfeasible() {
    assertEquals(List.of(), ALL.wrong());
  }

  @Test
  void whateverIsUnknownHasACause() {
    assertEquals(List.of(), ALL.silent());
  }

  @Test
  void nearlyAllThatATestCanTakeIsTaken() {
    String missed = ALL.covered() + " of " + ALL.testable() + " are covered\n" + ALL.missed();
    assertTrue(ALL.covered() >= 0.95 * ALL.testable(), missed);
  }
}
