package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SGEN's rules, its own verdicts and its own inputs. */
class SgenRulesTest {
  private static SgenTrace rule(String function, String path) {
    return SgenTrace.of("sgen_rules.c", function, path);
  }

  private static List<String> input(SgenTrace trace) {
    return trace
        .ran()
        .out()
        .lines()
        .skip(1)
        .takeWhile(line -> line.startsWith("  "))
        .map(String::strip)
        .toList();
  }

  /** {@code a != b … a == b}: the equality merges, the inequality that was kept rejects. */
  @Test
  void anInequalityIsComparedAtTheEnd() {
    SgenTrace trace = rule("late", "1,2,3");
    assertTrue(
        trace
            .ran()
            .out()
            .startsWith("infeasible at 2: a0 != b0 cannot hold: {a0, v_a0, b0, v_b0}"));
    assertEquals(
        List.of("a0 = b0", "collections: {a0, v_a0, b0, v_b0}"), trace.below("2   if (a == b)"));
    assertEquals(
        List.of("a0 != b0 cannot hold: {a0, v_a0, b0, v_b0}"), trace.below("kept for the end"));
  }

  @Test
  void chainsThatWereReadAreMerged() {
    SgenTrace trace = rule("both_read", "1,2,3").isConfirmed();
    assertEquals(List.of("x = n1", "y = n1", "n1: struct node {v = 4}"), input(trace));
    assertEquals(List.of(), trace.ran().out().lines().filter("aliases"::equals).toList());
    assertEquals(
        List.of(
            "x0 = y0",
            "1_x0.v0 = 1_y0.v0",
            "σ: x0, v_x0 ↦ 1_y0",
            "collections: {x0, v_x0, y0, v_y0}"),
        trace.below("2   if (x == y)"));
    assertEquals(
        List.of("1_x0.v0 > 3", "1_y0.v0 < 5", "1_x0.v0 = 1_y0.v0", "ret_both_read1 = 1"),
        trace.below("constraints"));
  }

  @Test
  void chainsThatWereWrittenAreOneFromTheStart() {
    SgenTrace trace = rule("both_written", "1,2,3,4").isConfirmed();
    assertEquals(List.of("x = n1", "y = n1", "n1: struct node {}"), input(trace));
    assertEquals(List.of("x = y"), trace.below("aliases"));
    assertEquals(
        List.of("1_x0.v1 = 1", "1_x0.v2 = 2", "ret_both_written1 = 1_x0.v2"),
        trace.below("constraints"));
  }

  @Test
  void aliasesThatNoComparisonAsksForAreFound() {
    assertEquals(
        List.of("x = n1", "y = n1", "n1: struct node {}"),
        input(rule("by_alias", "1,2,3,4").isConfirmed()));
  }

  @Test
  void fieldsOfTwoChainsPointToOneNode() {
    assertEquals(
        List.of(
            "x = n1",
            "y = n2",
            "n1: struct node {next = n3}",
            "n2: struct node {next = n3}",
            "n3: struct node {v = 0}"),
        input(rule("walked", "1,2,3,4,6").isConfirmed()));
  }

  @Test
  void pointerArithmeticHasItsConstraints() {
    SgenTrace trace = rule("inside", "1,2,3,4").isConfirmed();
    assertEquals(
        List.of("1_a0[2]0 = 7", "p1 - a0 = 2", "1_a0[1]0 > k0", "ret_inside1 = 1"),
        trace.below("constraints"));
    assertEquals(List.of("a = n1", "k = 0", "n1: int [3] {[1] = 1, [2] = 7}"), input(trace));
  }

  /** Ours: the paper knows arrays as one object. */
  @Test
  void anIndexOfTheInputIsTriedAtFewValues() {
    SgenTrace trace = rule("few", "1,2,3").isConfirmed();
    assertEquals(
        List.of("i0 = 0", "1_a0#1 = 4", "1_a0[2]0 = 4", "ret_few1 = 1"),
        trace.below("constraints"));
  }

  @Test
  void numbersAreAsWideAsTheirTypes() {
    assertEquals(List.of("c = 255", "s = -32768"), input(rule("wraps", "1,2,3").isConfirmed()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "by_alias | 1,2,3,5,6 | infeasible at 5: 1_x0.v1 = 3 cannot hold",
        "walked | 1,2,3,4,5 | infeasible at 4: the constraints up to here contradict one another",
        "gone | 1,2,3 | infeasible at 3: *y0 dereferences NULL",
        "own | 1,2,3,4 | infeasible at 3: x0 = &z1: the input cannot hold the address of what is"
            + " made later",
      })
  void whatCannotBeIsInfeasibleWhereItFails(String function, String path, String verdict) {
    SgenTrace trace = rule(function, path);
    assertEquals(1, trace.ran().status());
    assertEquals(verdict, trace.ran().out().lines().findFirst().orElseThrow());
  }

  @Test
  void whatSgenCannotExpressIsOutsideOfIt() {
    Ran ran =
        Ran.heapwright(
            "path",
            "src/test/resources/selfcheck/unions.c",
            "-f",
            "byte_order",
            "1,2,3",
            "--method",
            "sgen");
    assertEquals(1, ran.status(), ran.err());
    assertTrue(
        ran.out().startsWith("unknown: outside SGEN: a part of w0 is read as another type at line"),
        ran.out());
  }
}
