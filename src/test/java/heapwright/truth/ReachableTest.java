package heapwright.truth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.app.ReachMethod;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A few of the functions of {@code bench/reachable}. */
class ReachableTest {
  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void noInputContradictsAnAnswer(ReachMethod method) throws Exception {
    List<String> answers = new ArrayList<>();
    Trials trials = new Trials(List.of(method), Duration.ofSeconds(1), 8, answers::add);
    for (long seed = 1; seed <= 4; seed++) {
      trials.sample(seed, folder);
    }
    Score score = trials.scores().get(method);
    assertEquals(List.of(), score.contradictions());
    assertTrue(score.answered() * 10 >= score.asked() * 6, () -> String.join("\n", answers));
  }
}
