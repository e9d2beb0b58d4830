package heapwright.method.budget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class StagnationBudgetTest {
  private static final Duration MINUTE = Duration.ofMinutes(1);

  /** What the clock on the wall and the meter of work say; nobody waits for either. */
  private final AtomicLong clock = new AtomicLong();

  private final AtomicLong work = new AtomicLong();
  private final AtomicInteger progress = new AtomicInteger();
  private final Budget budget = new StagnationBudget(MINUTE, progress::get, clock::get, work::get);

  private void pass(Duration onTheWall, Duration atWork) {
    clock.addAndGet(onTheWall.toNanos());
    work.addAndGet(atWork.toNanos());
  }

  @Test
  void workInVainEndsBeforeTheTimeDoes() {
    pass(Duration.ofSeconds(10), Duration.ofSeconds(9));
    assertFalse(budget.isUsedUp());
    pass(Duration.ofSeconds(2), Duration.ofSeconds(2));
    assertTrue(budget.isUsedUp());
    assertEquals("nothing new came for long; more time may help", budget.cause());
  }

  @Test
  void aShortTimeIsNotGivenUpBeforeItsHalf() {
    Budget brief =
        new StagnationBudget(Duration.ofSeconds(10), progress::get, clock::get, work::get);
    pass(Duration.ofSeconds(4), Duration.ofSeconds(4));
    assertFalse(brief.isUsedUp());
    pass(Duration.ofSeconds(2), Duration.ofSeconds(2));
    assertTrue(brief.isUsedUp());
  }

  @Test
  void aBusyMachineIsNotTakenForWorkInVain() {
    pass(Duration.ofSeconds(50), Duration.ofSeconds(5));
    assertFalse(budget.isUsedUp());
  }

  @Test
  void workThatBringsSomethingNewHasAllTheTime() {
    for (int second = 0; second < 60; second++) {
      pass(Duration.ofSeconds(1), Duration.ofSeconds(1));
      progress.incrementAndGet();
      assertFalse(budget.isUsedUp());
    }
    pass(Duration.ofSeconds(1), Duration.ofSeconds(1));
    assertTrue(budget.isUsedUp());
    assertEquals("the time was used up", budget.cause());
  }

  @Test
  void theClockEndsWhatTakesManyTimesItsWorkAndSaysSo() {
    pass(Duration.ofSeconds(239), Duration.ofSeconds(5));
    assertFalse(budget.isUsedUp());
    pass(Duration.ofSeconds(2), Duration.ZERO);
    assertTrue(budget.isUsedUp());
    assertTrue(budget.cause().startsWith("the clock ended it"), budget.cause());
  }

  @Test
  void anotherStageGetsItsPartAfterWorkInVainButNothingBeyondTheWhole() {
    pass(Duration.ofSeconds(11), Duration.ofSeconds(11));
    assertTrue(budget.isUsedUp());
    assertFalse(budget.anew(6).isUsedUp());
    pass(Duration.ofSeconds(50), Duration.ofSeconds(50));
    assertTrue(budget.anew(6).isUsedUp());
  }

  @Test
  void whoIsToldToStopStops() {
    assertTrue(Budget.of(Duration.ofMinutes(1)).until(() -> true).isUsedUp());
    assertFalse(Budget.of(Duration.ofMinutes(1)).until(() -> false).isUsedUp());
  }
}
