package heapwright.method.inka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goals;
import heapwright.goal.reach.Instrumentation;
import heapwright.goal.reach.Instrumentation.Instrumented;
import heapwright.goal.reach.ReachGoal;
import heapwright.ir.code.Function;
import heapwright.method.Fixture;
import heapwright.method.ReachResult;
import heapwright.method.SingleGoalMethod;
import heapwright.method.budget.Budget;
import heapwright.method.run.FoundInputs;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The goals that the publication sets itself in the Josephus program. */
class JosephusTest {
  private static final Duration TIME = Duration.ofMinutes(2);
  private static final Fixture FIXTURE =
      Fixture.read(Path.of("src/test/resources/inka/josephus.c"));
  private static final Function FUNCTION = FIXTURE.function("josephus");

  private static TestInput reached(String text) {
    ReachGoal goal = ((ReachGoal.Parsed.Right) ReachGoal.parse(FUNCTION, text)).goal();
    Instrumented target = Instrumentation.of(FIXTURE.program(), goal, Map.of());
    Inka inka = new Inka(target.program());
    ReachResult answer =
        new SingleGoalMethod(target, inka, List.of(), System::nanoTime).pursue(Budget.of(TIME));
    assertTrue(answer instanceof ReachResult.Input, answer::toString);
    return ((ReachResult.Input) answer).executed().input();
  }

  private static long argument(TestInput input, int index) {
    InputValue value = input.arguments().get(index).cells().get(0).value();
    return ((InputValue.Number) value).value().longValueExact();
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 10, 15, 40})
  void theSecondLoopRunsKTimesForOneMoreThanKInTheCircle(int k) {
    assertEquals(k + 1, argument(reached("11 >= " + k), 0));
  }

  @Test
  void fourInnerRoundsInTheFirstRoundTakeEveryFifth() {
    TestInput input = reached("13 == 4 @ 11:1");
    assertEquals(5, argument(input, 1));
    assertEquals(2, argument(input, 0));
  }

  @Test
  void everyBranchIsCovered() {
    Criterion branches = new Criterion.Branches();
    CoverageLedger ledger =
        new CoverageLedger(branches, Goals.of(FUNCTION, branches), System::nanoTime);
    FoundInputs foundInputs = new Inka(FIXTURE.program()).pursue(FUNCTION, ledger, Budget.of(TIME));
    assertEquals(List.of(), ledger.open());
    assertTrue(foundInputs.tests().size() <= 2);
  }
}
