package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** SGEN's small examples of names, from its sections 2 and 4. */
class SgenNamesTest {

  @Test
  void aWriteThroughAPointerDefinesWhatItPointsTo() {
    SgenTrace trace = SgenTrace.of("sgen_names.c", "indirect", "1,2,3,4").isConfirmed();
    assertEquals(List.of("x1 = &a0", "σ: x1 ↦ a0"), trace.below("1   x = &a;"));
    assertEquals(List.of("a1 = 10", "σ: x2 ↦ a1"), trace.below("2   *x = 10;"));
    assertEquals(List.of("y1 = a1"), trace.below("3   y = a;"));
  }

  @Test
  void blocksOfTheHeapAreNamedAfterTheirStatements() {
    SgenTrace trace = SgenTrace.of("sgen_names.c", "blocks", "1,2,3,4,5,6").isConfirmed();
    assertEquals(List.of("p1 = &heap1", "σ: p1 ↦ heap1"), trace.below("1   p = malloc"));
    assertEquals(
        List.of("q1 = p1", "σ: q1 ↦ heap1", "collections: {p1, q1}"), trace.below("2   q = p;"));
    assertEquals(List.of("p2 = &heap3", "σ: p2 ↦ heap3"), trace.below("3   p = malloc"));
    assertEquals(List.of("free(q1); heap1 is gone"), trace.below("4   free(q);"));
  }

  /** The version after the call, not {@code 1_p0 = 2}; and what the callee is by itself. */
  @Test
  void aSummaryTellsWhatACalleeWrites() {
    SgenTrace trace = summarised("sgen_names.c", "called", "1,2,3").isConfirmed();
    assertEquals(List.of("1_p0#2 = set:v1", "σ: p2, v_p2, set:p2 ↦ 1_p0#2"), trace.below("set 1"));
    assertEquals(List.of("ret_called1 = 1_p0#2"), trace.below("3   return *p;"));
    List<String> lines = trace.ran().out().lines().map(String::strip).toList();
    int summary = lines.indexOf("summary of set along 1");
    assertEquals(
        List.of(
            "entry",
            "σI  v_p0 ↦ 1_v_p0",
            "1_v_p0",
            "ζI  true",
            "exit",
            "σO  v_p0 ↦ 1_v_p0#1",
            "1_v_p0#1",
            "ζO  1_v_p0#1 = v0"),
        lines.subList(summary + 1, summary + 9));
  }

  /** What the callee asks of the caller's structure stays among the constraints. */
  @Test
  void aCallerKeepsWhatItsCalleeNeeds() {
    SgenTrace trace = summarised("sgen_names.c", "known", "1,2").isConfirmed();
    assertEquals(
        List.of("lookup:k1 = k0", "1_l0.key0 = lookup:k1", "ret_known1 = 1"),
        trace.below("constraints"));
    List<String> lines = trace.ran().out().lines().map(String::strip).toList();
    int summary = lines.indexOf("summary of lookup along 1,3");
    assertEquals(
        List.of("entry", "σI  v_l0 ↦ 1_v_l0", "1_v_l0 {next ↦ NULL}", "ζI  1_v_l0.key0 = k0"),
        lines.subList(summary + 1, summary + 5));
  }

  private static SgenTrace summarised(String file, String function, String path) {
    return new SgenTrace(
        Ran.heapwright(
            "path",
            "src/test/resources/paths/" + file,
            "-f",
            function,
            path,
            "--method",
            "sgen",
            "--trace",
            "--calls",
            "summary"));
  }
}
