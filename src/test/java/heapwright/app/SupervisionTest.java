package heapwright.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class SupervisionTest {
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
    Supervision supervision = new Supervision(stopped::get, LONG, LONG);
    assertEquals(new Supervised.Done<>("done"), supervision.within(LONG, () -> "done"));
  }

  @Test
  void workThatIsOverdueIsInterruptedAndMayStillAnswer() throws InterruptedException {
    Supervision supervision = new Supervision(stopped::get, SHORT, LONG);
    assertEquals(
        new Supervised.Done<>("interrupted"),
        supervision.within(NO_TIME, SupervisionTest::untilInterrupted));
  }

  @Test
  void workThatDoesNotAnswerIsLeftBehind() throws InterruptedException {
    CountDownLatch never = new CountDownLatch(1);
    AtomicBoolean released = new AtomicBoolean();
    Supervision supervision = new Supervision(stopped::get, SHORT, SHORT);
    Supervised<String> answer =
        supervision.within(
            NO_TIME,
            () -> {
              while (never.getCount() > 0) {
                Thread.onSpinWait();
              }
              released.set(true);
              return "too late";
            });
    assertEquals(new Supervised.Overdue<String>(), answer);
    assertTrue(!released.get());
    never.countDown();
  }

  @Test
  void aBugInTheWorkIsAnOutcomeOfIt() throws InterruptedException {
    Supervision supervision = new Supervision(stopped::get, LONG, LONG);
    IllegalStateException bug = new IllegalStateException("bug");
    Supervised<String> outcome =
        supervision.within(
            LONG,
            () -> {
              throw bug;
            });
    assertEquals(new Supervised.Failed<String>(bug), outcome);
  }

  @Test
  void whoeverWantsToStopIsNotMadeToWait() throws InterruptedException {
    stopped.set(true);
    Supervision supervision = new Supervision(stopped::get, LONG, LONG);
    assertEquals(
        new Supervised.Done<>("interrupted"),
        supervision.within(LONG, SupervisionTest::untilInterrupted));
  }
}
