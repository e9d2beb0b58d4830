package heapwright.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class WatchdogTest {
  private static final Duration NO_TIME = Duration.ZERO;
  private static final Duration SHORT = Duration.ofMillis(200);
  private static final Duration LONG = Duration.ofMinutes(2);

  private final AtomicBoolean stopped = new AtomicBoolean();

  private static String untilInterrupted() {
    while (!Thread.currentThread().isInterrupted()) {
      Thread.onSpinWait();
    }
    return "interrupted";
  }

  @Test
  void workThatKeepsItsTimeIsHandedOn() throws InterruptedException {
    Watchdog supervision = new Watchdog(stopped::get, LONG, LONG);
    assertEquals(new SupervisedOutcome.Done<>("done"), supervision.within(LONG, () -> "done"));
  }

  @Test
  void workThatIsOverdueIsInterruptedAndMayStillAnswer() throws InterruptedException {
    Watchdog supervision = new Watchdog(stopped::get, SHORT, LONG);
    assertEquals(
        new SupervisedOutcome.Done<>("interrupted"),
        supervision.within(NO_TIME, WatchdogTest::untilInterrupted));
  }

  @Test
  void workThatDoesNotAnswerIsLeftBehind() throws InterruptedException {
    CountDownLatch never = new CountDownLatch(1);
    AtomicBoolean released = new AtomicBoolean();
    Watchdog supervision = new Watchdog(stopped::get, SHORT, SHORT);
    SupervisedOutcome<String> answer =
        supervision.within(
            NO_TIME,
            () -> {
              while (never.getCount() > 0) {
                Thread.onSpinWait();
              }
              released.set(true);
              return "too late";
            });
    assertEquals(new SupervisedOutcome.Overdue<String>(), answer);
    assertTrue(!released.get());
    never.countDown();
  }

  @Test
  void aBugInTheWorkIsAnOutcomeOfIt() throws InterruptedException {
    Watchdog supervision = new Watchdog(stopped::get, LONG, LONG);
    IllegalStateException bug = new IllegalStateException("bug");
    SupervisedOutcome<String> outcome =
        supervision.within(
            LONG,
            () -> {
              throw bug;
            });
    assertEquals(new SupervisedOutcome.Failed<String>(bug), outcome);
  }

  @Test
  void whoeverWantsToStopIsNotMadeToWait() throws InterruptedException {
    stopped.set(true);
    Watchdog supervision = new Watchdog(stopped::get, LONG, LONG);
    assertEquals(
        new SupervisedOutcome.Done<>("interrupted"),
        supervision.within(LONG, WatchdogTest::untilInterrupted));
  }
}
