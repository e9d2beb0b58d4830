package heapwright.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LossCauseTest {
  @Test
  void theReportsWordsTellWhoLostAnOutcome() {
    assertEquals(
        LossCause.DOES_NOT_COMPILE, LossCause.of("its test does not compile: error: conflict"));
    assertEquals(
        LossCause.ANOTHER_WAY, LossCause.of("its test takes another path than predicted: line 3"));
    assertEquals(
        LossCause.REJECTED,
        LossCause.of("its test fails: under the sanitizers: a.c:3:4: runtime error: index 9"));
    assertEquals(LossCause.FAILS, LossCause.of("its test fails: exit status 1: x is 3"));
    assertEquals(LossCause.INTERNAL_ERROR, LossCause.of("internal error: java.lang.Error"));
    assertEquals(LossCause.UNKNOWN, LossCause.of("the time was used up"));
  }
}
