package heapwright.truth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.app.MethodName;
import heapwright.method.ReachResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A few of the functions of {@code bench/reachable}. */
class ReachableTest {
  @TempDir Path folder;

  @Test
  void noInputContradictsAnAnswer() throws Exception {
    List<String> answers = new ArrayList<>();
    List<MethodName> methods = List.of(MethodName.standard, MethodName.search, MethodName.inka);
    Trials trials = new Trials(methods, Duration.ofSeconds(1), 8, answers::add);
    for (long seed = 1; seed <= 4; seed++) {
      trials.sample(seed, folder);
    }
    for (MethodName method : methods) {
      Score score = trials.scores().get(method);
      assertEquals(List.of(), score.contradictions());
      // How many depends on the machine; that is for the bench to tell.
      assertTrue(score.answered() > 0, () -> String.join("\n", answers));
    }
  }

  @Test
  void aProofAboutWhatAnInputReachesIsAContradiction() throws Exception {
    Sample sample = Sample.of(1);
    Path file = Files.writeString(folder.resolve("sample.c"), sample.plain());
    Score score = new Score();
    score.add(
        new Score.Question("seed 1", new Inquiry(file, List.of("1")).about("1"), true, true),
        new ReachResult.Unreachable(List.of()));
    assertEquals(List.of("seed 1: proved unreachable, but reached"), score.contradictions());
  }
}
