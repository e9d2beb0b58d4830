package heapwright.method.inka.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.code.Function;
import heapwright.method.Fixture;
import heapwright.method.budget.Budget;
import heapwright.method.inka.Inka;
import heapwright.method.inka.InkaAnswer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is known of results before the calls are looked into, as proofs tell it. */
class RecursionsTest {
  private static final Path FILE = Path.of("src/test/resources/inka/results.c");
  private static final Fixture FIXTURE = Fixture.read(FILE);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "climbed  | climb returns 100..106 where",
        "rally    | ping returns 3 where",
        "least    | leftmost returns no NULL where t is not NULL",
        "limited  | at_most returns 10 where",
        "drained  | drain returns -2147483648..0, whatever it is given",
      })
  void aProofTellsWhatHoldsOfEveryCall(String name, String fact) throws IOException {
    InkaAnswer answer = answerOfFirst(name);
    List<String> chain = assertInstanceOf(InkaAnswer.Unreachable.class, answer).chain();
    assertTrue(chain.stream().anyMatch(line -> line.startsWith(fact)), chain::toString);
  }

  /** Induction starts from calls that never come back; a function that has no other has none. */
  @Test
  void nothingLiesBehindACallThatNeverComesBack() throws IOException {
    InkaAnswer answer = answerOfFirst("endless");
    assertEquals(0, assertInstanceOf(InkaAnswer.Unreachable.class, answer).cases());
  }

  /** The first goal of a function whose line says that it cannot be reached. */
  private static InkaAnswer answerOfFirst(String name) throws IOException {
    List<String> lines = Files.readAllLines(FILE);
    Function function = FIXTURE.function(name);
    Goal goal =
        Goals.of(function, new Criterion.Statements()).stream()
            .filter(g -> lines.get(g.line().line() - 1).endsWith("// unreachable"))
            .findFirst()
            .orElseThrow();
    return new Inka(FIXTURE.program()).answer(function, goal, Budget.of(Duration.ofMinutes(2)));
  }
}
