package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class WaitingTest {
  private static final String CLEAR = "\r\033[K";

  private final StringWriter text = new StringWriter();

  private String told(boolean isTerminal) {
    long before = System.nanoTime() - TimeUnit.SECONDS.toNanos(5);
    StatusLine line = new StatusLine(new PrintWriter(text), isTerminal, before);
    new Waiting(line, "14 # 3", Duration.ofSeconds(60)).during(this::untilTold);
    return text.toString();
  }

  /** Works until a line is shown, but not for long. */
  private boolean untilTold() {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(1500);
    while (text.toString().isEmpty() && System.nanoTime() - end < 0) {
      Thread.onSpinWait();
    }
    return true;
  }

  @Test
  void aTerminalIsToldHowLongAGoalTakes() {
    String told = told(true);
    assertTrue(told.startsWith(CLEAR + "14 # 3: 1 of at most 60 s"), told);
    assertTrue(told.endsWith(CLEAR), told);
  }

  @Test
  void aPipeIsNot() {
    assertEquals("", told(false));
  }
}
