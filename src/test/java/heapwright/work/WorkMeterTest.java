package heapwright.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import heapwright.machine.DeepStack;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

class WorkMeterTest {
  private final WorkMeter meter = WorkMeter.ofThread();
  private final long before = meter.nanoseconds();

  private long counted() {
    return meter.nanoseconds() - before;
  }

  @Test
  void countsEachKindByItsRate() {
    WorkMeter.count(Work.SYMBOLIC_STEP, 2);
    WorkMeter.count(Work.CONCRETE_RUN, 1);
    assertEquals(2 * Work.SYMBOLIC_STEP.nanoseconds() + Work.CONCRETE_RUN.nanoseconds(), counted());
  }

  @Test
  void countsWhatAnotherThreadDoesForThisOne() {
    DeepStack.call(
        () -> {
          WorkMeter.count(Work.TERM, 3);
          return null;
        });
    assertEquals(3 * Work.TERM.nanoseconds(), counted());
  }

  @Test
  void countsNothingThatOtherThreadsDoForThemselves() throws Exception {
    FutureTask<WorkMeter> other =
        new FutureTask<>(
            () -> {
              WorkMeter.count(Work.TERM, 3);
              return WorkMeter.ofThread();
            });
    Thread thread = new Thread(other);
    thread.start();
    assertNotSame(meter, other.get());
    assertEquals(0, counted());
  }
}
