package heapwright.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ExpectationTest {
  @Test
  void workInVainEndsBeforeTheTimeDoes() {
    Duration time = Duration.ofMinutes(1).dividedBy(100);
    Budget budget = new Expectation(time.multipliedBy(100), () -> 0);
    Budget brief = new Expectation(time, () -> 0);
    long start = System.nanoTime();
    work(brief);
    assertFalse(budget.isUsedUp());
    assertTrue(System.nanoTime() - start < time.multipliedBy(100).toNanos());
    assertEquals("nothing new came for long; more time may help", brief.cause());
  }

  @Test
  void workThatBringsSomethingNewHasAllTheTime() {
    Duration time = Duration.ofMillis(300);
    AtomicInteger progress = new AtomicInteger();
    long start = System.nanoTime();
    Budget budget = new Expectation(time, progress::incrementAndGet);
    work(budget);
    assertTrue(System.nanoTime() - start >= time.toNanos());
    assertEquals("the time was used up", budget.cause());
  }

  @Test
  void whoIsToldToStopStops() {
    assertTrue(Budget.of(Duration.ofMinutes(1)).until(() -> true).isUsedUp());
    assertFalse(Budget.of(Duration.ofMinutes(1)).until(() -> false).isUsedUp());
  }

  private static void work(Budget budget) {
    while (!budget.isUsedUp()) {
      Thread.onSpinWait();
    }
  }
}
