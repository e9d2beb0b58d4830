package heapwright.method.standard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.code.Function;
import heapwright.method.Fixture;
import heapwright.method.budget.Budget;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Why a goal behind a wait stays open: for what nothing plays, not for want of time alone. */
class WaitingTest {
  private static final int STEPS = 500;

  private static final Fixture FILE =
      Fixture.read(Path.of("src/test/resources/standard/waiting.c"));

  private static String cause(String name, String wanted) {
    Function function = FILE.function(name);
    Criterion criterion = new Criterion.Branches();
    List<Goal> goals = Goals.of(function, criterion);
    Goal goal = goals.stream().filter(g -> g.toString().equals(wanted)).findFirst().orElseThrow();
    CoverageLedger ledger = new CoverageLedger(criterion, goals, () -> 0);
    AtomicInteger left = new AtomicInteger(STEPS);
    Budget budget = Budget.endless().until(() -> left.decrementAndGet() < 0);
    Standard.searching(FILE.program(), Z3.solvers(Z3Limits.USUAL), 1)
        .pursue(function, ledger, budget);
    assertTrue(ledger.isOpen(goal));
    return ledger.cause(goal);
  }

  @Test
  void aRoundThatChangesNothingEndsThePath() {
    assertEquals(
        "a volatile or atomic object may change before it is read in line 6 (line 6)",
        cause("waited", "2:F"));
  }

  @Test
  void bothCausesAreNamed() {
    assertEquals(
        "the time was used up;"
            + " a volatile or atomic object may change before it is read in line 14 (line 14)",
        cause("waited_for_long", "5:T"));
  }

  @Test
  void theMishapIsThatOfAnInputThatMetTheGoal() {
    assertEquals(
        "no input was found with which the call ends well after it (out of steps)",
        cause("padded", "2:T"));
  }
}
