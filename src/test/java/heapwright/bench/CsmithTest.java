package heapwright.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import heapwright.bench.CsmithJudge.Judged;
import heapwright.bench.CsmithJudge.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** The first sixty of the programs that {@code bench/csmith} runs by the thousand. */
@Tag("slow")
class CsmithTest {
  private static final int PROGRAMS = 60;
  private static final Path INCLUDE = Path.of("/usr/include/csmith");
  private static final Path LIST = Path.of("bench/.cache/csmith/list");

  /** Programs past the budget prove nothing, so they must stay few: 3 in 100. */
  private static final int MAY_BE_LONG = PROGRAMS * 3 / 100;

  private final CsmithJudge judge = new CsmithJudge(INCLUDE);
  private int overBudget;

  @TestFactory
  Stream<DynamicTest> randomProgramsPrintWhatGccsPrint() throws Exception {
    assumeTrue(Files.exists(INCLUDE.resolve("csmith.h")), "needs csmith and libcsmith-dev");
    List<String> bases = prepared();
    assertEquals(PROGRAMS, bases.size());
    Stream<DynamicTest> comparisons =
        bases.stream()
            .map(base -> CsmithProgram.at(Path.of(base)))
            .map(p -> DynamicTest.dynamicTest("seed " + p.seed(), () -> compare(p)));
    DynamicTest few =
        DynamicTest.dynamicTest(
            "few are over budget", () -> assertTrue(overBudget <= MAY_BE_LONG, "" + overBudget));
    return Stream.concat(comparisons, Stream.of(few));
  }

  private void compare(CsmithProgram program) {
    Judged judged = judge.judge(program);
    if (judged.verdict() == Verdict.OVER_BUDGET) {
      overBudget++;
    }
    assertNotEquals(Verdict.DIFFERENT, judged.verdict(), judged::detail);
  }

  private static List<String> prepared() throws IOException, InterruptedException {
    Process script =
        new ProcessBuilder("bench/csmith", "" + PROGRAMS, "--prepare")
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertEquals(0, script.waitFor());
    return Files.readAllLines(LIST);
  }
}
