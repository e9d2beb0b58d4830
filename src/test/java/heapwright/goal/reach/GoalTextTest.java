package heapwright.goal.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoalTextTest {
  /** 1 while, 2 while, 3, 4, 5 switch, 6, 7 the first statement of for (;;), 8 return. */
  private static final String SOURCE =
      """
      int f(int a, int b) {
        while (a > 0 && b < 9) {
          while (b > 5)
            b--;
          a--;
        }
        switch (b) { case 3: a = 1; break; case 7 ... 9: case 'x': default: break; }
        for (;;) {
          if (a++ > 2) break;
        }
        return a;
      }
      """;

  private static Function function;

  @BeforeAll
  static void read(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("f.c"), SOURCE);
    SourceReading reading = new CFrontEnd().read(SourceRequest.of(file));
    function = ((SourceReading.Translated) reading).program().functionsNamed("f").get(0);
  }

  private static List<Event> events(String text) {
    ReachGoal.Parsed parsed = ReachGoal.parse(function, text);
    assertTrue(parsed instanceof ReachGoal.Parsed.Right, () -> text + ": " + parsed);
    return ((ReachGoal.Parsed.Right) parsed).goal().events();
  }

  private static Event event(String text) {
    assertEquals(1, events(text).size());
    return events(text).get(0);
  }

  private static int loop(int number) {
    return ((Event.Rounds) event(number + " >= 1")).loop();
  }

  @Test
  void aNumberIsAStatement() {
    assertEquals(
        new Event.Arrival(new StatementNumber(4), Optional.empty(), Optional.empty()), event(" 4"));
  }

  @Test
  void aVisitIsCounted() {
    assertEquals(
        new Event.Arrival(new StatementNumber(4), Optional.of(3), Optional.empty()),
        event("4 # 3"));
  }

  @Test
  void aConditionIsTakenAsItStands() {
    StatementNumber at = new StatementNumber(4);
    Event.Condition condition = new Event.Condition(at, "g(a) && ')' != (b)", 10);
    assertEquals(
        new Event.Arrival(at, Optional.of(2), Optional.of(condition)),
        event("4#2 when (g(a) && ')' != (b))"));
  }

  @ParameterizedTest
  @CsvSource({"1.1:T, 1.1:T", "1.2 : F, 1.2:F", "2:T, 2:T", "5:case 3, 5:case 3"})
  void anOutcomeIsABranch(String text, String branch) {
    assertEquals(branch, ((Event.Turn) event(text)).branch().text());
  }

  @Test
  void labelsThatLeadToOnePlaceAreOutcomesOfTheirOwn() {
    for (String label : List.of("5:case 7...9", "5:default")) {
      assertEquals(label, ((Event.Turn) event(label)).branch().text());
    }
    assertEquals("5:case 120", ((Event.Turn) event("5:case 'x'")).branch().text());
  }

  @Test
  void whatWasLeftOutIsSaidToBe(@TempDir Path folder) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("left.c"), "int g(unsigned x) { if (0) while (x) x--; return 1; }");
    SourceReading reading = new CFrontEnd().read(SourceRequest.of(file));
    Function left = ((SourceReading.Translated) reading).program().functionsNamed("g").get(0);
    assertEquals(
        new ReachGoal.Parsed.Wrong(0, "nothing leads to 2, so it was left out"),
        ReachGoal.parse(left, "2:T"));
  }

  @Test
  void loopsAreNamedByTheirDecisionOrTheirFirstStatement() {
    assertEquals(new Event.Rounds(loop(1), Event.Bound.AT_LEAST, 40, List.of()), event("1>=40"));
    assertEquals(new Event.Rounds(loop(7), Event.Bound.AT_MOST, 0, List.of()), event("7 <= 0"));
    assertTrue(loop(1) != loop(7));
  }

  @Test
  void roundsAreOfLoopsAround() {
    assertEquals(
        new Event.Rounds(loop(2), Event.Bound.EXACTLY, 4, List.of(new Event.Round(loop(1), 1))),
        event("2 == 4 @ 1:1"));
  }

  @Test
  void eventsAreJoined() {
    assertEquals(3, events("1 == 2 && 2:T&&8 when (a > 0 && b > 0)").size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``| 0 | expected is a statement's number, not the end",
        "x| 0 | expected is a statement's number, not 'x'",
        "99| 0 | f has the statements 1 to 8; there is no 99",
        "1 && 0| 5 | f has the statements 1 to 8; there is no 0",
        "3 == 2| 0 | no loop is at 3; loops are at 1, 2, 7",
        "3:T| 0 | nothing is decided at 3; decisions are 1.1, 1.2, 2, 5, 7",
        "1:T| 0 | nothing is decided at 1; its conditions are 1.1, 1.2",
        "2:X| 0 | 2 has the outcomes 2:T, 2:F",
        "5:case 4| 0 | 5 has the outcomes 5:case 3, 5:case 7...9, 5:case 120, 5:default",
        "1.x:T| 2 | expected is the number of a condition, not 'x'",
        "1.1| 3 | expected is ':' and T or F, not the end",
        "1 >=| 4 | expected is how many times, not the end",
        "1 >= -3| 5 | expected is how many times, not '-'",
        "1 >= 99999999999| 5 | no number here is greater than 1000000000",
        "1 == 4 @ 2:1| 9 | the loop at 1 is in no other",
        "2 == 4 @ 7:1| 9 | the loop at 2 is not in the one at 7, but in 1",
        "2 == 4 @ 1| 10 | expected is ':' and the number of a round, not the end",
        "2 == 4 @ 1:0| 11 | rounds count from 1",
        "4 # 0| 4 | visits count from 1",
        "4 when a| 7 | expected is '(' and a condition in C, not 'a'",
        "4 when (a| 7 | this parenthesis is not closed",
        "4 when ('a)| 8 | this literal does not end",
        "1 >= 2 when (a)| 7 | 'when' follows a statement: 14 when (x > y), 14 # 3 when (x > y)",
        "4 4| 2 | expected is '&&' and another goal, or the end, not '4'",
        "4 &&| 4 | expected is a statement's number, not the end",
      })
  void whatIsWrongIsSaidAtItsPlace(String text, int at, String message) {
    assertEquals(new ReachGoal.Parsed.Wrong(at, message), ReachGoal.parse(function, text));
  }
}
