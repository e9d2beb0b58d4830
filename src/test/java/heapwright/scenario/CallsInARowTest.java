package heapwright.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.ir.check.WellFormed;
import heapwright.method.StatefulFunctions;
import heapwright.method.run.ExecutedInput;
import heapwright.testcase.scenario.Scenario;
import heapwright.verify.TestVerdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What only an earlier call can set up is found by calling more than once. */
class CallsInARowTest {
  private final Subject file = Subject.read("state.c");

  /** Tests that take whatever can be taken, each compiled and run. */
  private List<ExecutedInput> played(Scenario scenario, int turns) {
    assertEquals(List.of(), WellFormed.violations(scenario.function()));
    List<ExecutedInput> trials = SmallSearch.of(scenario, turns);
    file.verified(scenario, trials)
        .forEach((test, verdict) -> assertEquals(new TestVerdict.Verified(), verdict, test));
    return trials;
  }

  private List<String> taken(String function, int calls, int turns) {
    Scenario scenario = file.scenario(function, calls);
    return Subject.taken(scenario, played(scenario, turns));
  }

  private List<String> branches(String function) {
    return Subject.branches(file.scenario(function, 1));
  }

  @Test
  void twoCallsToggle() {
    assertEquals(List.of("2:T"), taken("toggle", 1, 5));
    assertEquals(List.of("2:T", "2:F"), taken("toggle", 2, 5));
  }

  @Test
  void threeDigitsOpenTheLock() {
    assertFalse(taken("lock", 2, 12).contains("6:T"));
    assertEquals(branches("lock"), taken("lock", 3, 12));
  }

  @Test
  void theLastOfThreeCallsIsWrittenWithItsOwnDigit() {
    Scenario scenario = file.scenario("lock", 3);
    String text = file.written(scenario, SmallSearch.of(scenario, 12)).text();
    assertTrue(
        text.contains(
            """
              int result = lock(3);
              CHECK(result == 0);
              int result_2 = lock(1);
              CHECK(result_2 == 0);
              int result_3 = lock(4);
              CHECK(result_3 == 1);
            """),
        text);
  }

  @Test
  void aCounterNeedsAsManyCallsAsItCounts() {
    assertEquals(List.of("2:F"), taken("attempt", 4, 12));
    assertEquals(List.of("2:T", "2:F"), taken("attempt", 5, 12));
  }

  @Test
  void structuresAreGivenAndReturnedByEachCall() {
    assertEquals(branches("shifted"), taken("shifted", 2, 12));
  }

  @Test
  void oneCallUsesWhatAnotherReturned() {
    assertFalse(taken("only", 1, 12).contains("1.2:T"));
    assertEquals(branches("only"), taken("only", 3, 14));
  }

  @Test
  void whatNoCallReachesIsNotTaken() {
    for (int calls = 1; calls <= 4; calls++) {
      assertFalse(taken("turn", calls, 12).contains("5:T"));
    }
  }

  @Test
  void theSecondCallLeavesTheProgram() {
    assertEquals(branches("last_chance"), taken("last_chance", 2, 12));
  }

  @Test
  void onlyWhatRemembersIsWorthCallingAgain() {
    StatefulFunctions repetition = new StatefulFunctions(file.program());
    assertTrue(repetition.isWorthwhile(file.function("lock")));
    assertTrue(repetition.isWorthwhile(file.function("twice")));
    assertFalse(repetition.isWorthwhile(file.function("plain")));
  }
}
