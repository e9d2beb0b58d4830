package heapwright.app.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ElapsedTimeLineTest {
  private static final String CLEAR = "\r\033[K";
  private static final Pattern SHOWN =
      Pattern.compile(Pattern.quote(CLEAR) + "14 # 3: [1-9]\\d* of at most 600 s");

  private final StringWriter text = new StringWriter();

  private String told(boolean isTerminal) {
    long before = System.nanoTime() - TimeUnit.SECONDS.toNanos(5);
    StatusLine line = new StatusLine(new PrintWriter(text), isTerminal, before);
    new ElapsedTimeLine(line, "14 # 3", Duration.ofMinutes(10)).during(() -> untilTold(isTerminal));
    return text.toString();
  }

  /** Works until a line is shown, however busy the machine is; for a pipe, a little while. */
  private boolean untilTold(boolean isTerminal) {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(isTerminal ? 120_000 : 1500);
    while (text.toString().isEmpty() && System.nanoTime() - end < 0) {
      Thread.onSpinWait();
    }
    return true;
  }

  @Test
  void aTerminalIsToldHowLongAGoalTakes() {
    String told = told(true);
    assertTrue(SHOWN.matcher(told).lookingAt(), told);
    assertTrue(told.endsWith(CLEAR), told);
  }

  @Test
  void aPipeIsNot() {
    assertEquals("", told(false));
  }
}
