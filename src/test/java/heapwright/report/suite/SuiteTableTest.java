package heapwright.report.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.goal.Criterion;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class SuiteTableTest {
  private static final FileReport FILE = SampleSuite.get().files().get(0);

  private static SuiteReport suite(boolean complete, List<FileReport> files) {
    return new SuiteReport("0.1", new Criterion.Branches(), "standard", 1, complete, files);
  }

  private static FileReport file(String name, List<FunctionReport> functions) {
    return new FileReport(name, List.of(), FILE.program(), "t.c", functions);
  }

  @Test
  void oneFileHasARowForEachFunctionAndWhatToLookAtBelow() {
    assertEquals(
        """
        function  branches  covered  infeasible  faulty  unknown  tests  seconds
        ------------------------------------------------------------------------
        find             6        6           -       -        -      2     0.43
        clamp            4        3           1       -        -      2     0.43
        first            2        2           -       -        -      2     0.43
        hash             8        5           -       -        3      2     0.43
        markup           3        3           -       -        -      3     0.43
        ------------------------------------------------------------------------
        total           23       19           1       -        3     11     2.15
        gcov: 19 of 23 branches taken, 25 of 30 lines run

        unknown
          showcase.c:35  hash  7.1:T, 7.2:T, 7.2:F  20 s were not enough: a product of 33 has no inverse here

        infeasible
          showcase.c:21  clamp  3:T  n >= 0 && n < -5
          assuming: no other thread changes memory

        faults
          showcase.c:26  first  null-dereference  faults/first_f1.c

        notes
          showcase.c:25  first  needs non-NULL root
        """
            .strip(),
        String.join("\n", SuiteTable.of(SampleSuite.get()))
            .replace(SampleSuite.FILE.toString(), "showcase.c"));
  }

  @Test
  void severalFilesHaveRowsOfTheirOwn() {
    FunctionReport find = FILE.functions().get(0);
    FunctionReport clamp = FILE.functions().get(1);
    List<String> lines =
        SuiteTable.of(
            suite(
                false,
                List.of(file("a.c", List.of(find)), file("dir/b.c", List.of(clamp, clamp)))));
    assertEquals(
        "a.c              6        6           -       -        -      2     0.43", lines.get(2));
    assertEquals(
        "  find           6        6           -       -        -      2     0.43", lines.get(3));
    assertEquals(
        "dir/b.c          8        6           2       -        -      4     0.86", lines.get(4));
    assertTrue(lines.contains("stopped early: functions that were not reached are missing"));
  }

  @Test
  void aFunctionThatIsLeftOutIsMarked() {
    FunctionReport broken = FunctionReport.leftOut("broken", 9, "it does not compile: no");
    List<String> lines =
        SuiteTable.of(suite(true, List.of(file("a.c", List.of(broken, FILE.functions().get(0))))));
    assertEquals(
        "broken    left out        -           -       -        -      -        -", lines.get(2));
    assertTrue(lines.contains("  a.c:9  broken  left out: it does not compile: no"));
  }

  @Test
  void whatIsTrueOfAllIsSaidOnce() {
    FunctionReport clamp = FILE.functions().get(1);
    List<String> lines =
        SuiteTable.of(suite(true, List.of(file(FILE.name(), List.of(clamp, clamp)))));
    assertTrue(lines.contains("infeasible: n >= 0 && n < -5"), lines.toString());
    assertTrue(lines.contains("  " + FILE.name() + ":21  clamp  3:T"), lines.toString());
  }

  @Test
  void longListsAreCountedRatherThanPrinted() {
    FunctionReport find = FILE.functions().get(0);
    FunctionReport hash = FILE.functions().get(3);
    List<FunctionReport> many = new ArrayList<>(Collections.nCopies(70, find));
    many.addAll(Collections.nCopies(20, hash));
    List<String> lines = SuiteTable.of(suite(true, List.of(file("a.c", many))));
    assertTrue(lines.contains("(70 more, nothing unknown)"), lines.toString());
    assertEquals(20, lines.stream().filter(line -> line.startsWith("hash ")).count());
    assertTrue(lines.contains("  and 9 more, in report.html and report.json"), lines.toString());
  }

  @Test
  void anInternalErrorIsToldInFullAndOnce() {
    String cause =
        "internal error: java.lang.IllegalStateException: " + "a long text ".repeat(12) + "in A:1";
    FunctionReport erring =
        SampleSuite.erring(FILE.functions().get(0), List.of(cause, "internal error: b", cause));
    List<String> lines = SuiteTable.of(suite(true, List.of(file("a.c", List.of(erring)))));
    String place = "  a.c:" + erring.line() + "  find  ";
    assertTrue(lines.contains(place + cause + ", 2 times"), lines.toString());
    assertTrue(lines.contains(place + "internal error: b"), lines.toString());
  }
}
