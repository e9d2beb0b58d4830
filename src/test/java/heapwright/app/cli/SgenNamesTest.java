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

  @Test
  void aCallThatIsOneOperationDefinesWhatItWrites() {
    String file = "src/test/resources/paths/sgen_names.c";
    SgenTrace trace =
        new SgenTrace(
            Ran.heapwright(
                "path",
                file,
                "-f",
                "called",
                "1,2,3",
                "--method",
                "sgen",
                "--trace",
                "--calls",
                "summary"));
    assertEquals("1_p0#2 = set(p1, 2)", trace.isConfirmed().below("2   set(p, 2);").get(0));
    assertEquals(List.of("ret_called1 = 1_p0#2"), trace.below("3   return *p;"));
  }
}
