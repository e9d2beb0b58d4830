package heapwright.report.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A run on the terminal: a row for each function, and below what a person should look at. */
public final class SuiteTable {
  /** With more functions than this, those that leave nothing open are only counted. */
  private static final int MOST_ROWS = 60;

  private final SuiteReport suite;
  private final VerdictCounts total;
  private final boolean brief;
  private final Columns columns = new Columns("lrrrrrrr");

  private SuiteTable(SuiteReport suite) {
    this.suite = suite;
    total = VerdictCounts.of(suite);
    brief = total.functions() > MOST_ROWS;
  }

  public static List<String> of(SuiteReport suite) {
    SuiteTable table = new SuiteTable(suite);
    List<String> lines = new ArrayList<>(table.rows());
    lines.addAll(table.summary());
    lines.addAll(AttentionList.of(suite));
    return List.copyOf(lines);
  }

  private List<String> rows() {
    String goals = CountedNouns.plural(CountedNouns.goal(suite.criterion()));
    columns.row(
        "function", goals, "covered", "infeasible", "faulty", "unknown", "tests", "seconds");
    columns.rule();
    boolean several = suite.files().size() > 1;
    for (FileReport file : suite.files()) {
      if (several) {
        row(file.name(), VerdictCounts.of(file.functions()));
      }
      functions(file, several ? "  " : "");
    }
    if (total.functions() != 1 || several) {
      columns.rule();
      row("total", total);
    }
    return columns.lines();
  }

  private void functions(FileReport file, String indent) {
    int settled = 0;
    for (FunctionReport function : file.functions()) {
      VerdictCounts counts = VerdictCounts.of(function);
      if (function.leftOut()) {
        columns.row(indent + function.name(), "left out", "-", "-", "-", "-", "-", "-");
      } else if (brief && counts.unknown() == 0 && counts.faults() == 0) {
        settled++;
      } else {
        row(indent + function.name(), counts);
      }
    }
    if (settled > 0 && suite.files().size() == 1) {
      columns.row("(" + settled + " more, nothing unknown)");
    }
  }

  private void row(String name, VerdictCounts counts) {
    columns.row(
        name,
        String.valueOf(counts.goals()),
        String.valueOf(counts.covered()),
        few(counts.infeasible()),
        few(counts.faulty()),
        few(counts.unknown()),
        String.valueOf(counts.tests()),
        String.format(Locale.ROOT, "%.2f", counts.seconds()));
  }

  /** What should stand out where it is not zero. */
  private static String few(int count) {
    return count == 0 ? "-" : String.valueOf(count);
  }

  private List<String> summary() {
    List<String> lines = new ArrayList<>();
    if (total.gcov().branches() > 0 || total.gcov().lines() > 0) {
      lines.add(
          String.format(
              "gcov: %d of %d branches taken, %d of %d lines run",
              total.gcov().taken(),
              total.gcov().branches(),
              total.gcov().linesHit(),
              total.gcov().lines()));
    }
    if (total.internalErrors() > 0) {
      lines.add(
          "internal errors of Heapwright: "
              + total.internalErrors()
              + " (our fault, not the code's; please report)");
    }
    if (total.withdrawn() > 0) {
      lines.add(
          "our fault: "
              + total.withdrawn()
              + (total.withdrawn() == 1 ? " outcome was" : " outcomes were")
              + " called infeasible until a run took it; see the notes, and please report");
    }
    if (!suite.complete()) {
      lines.add("stopped early: functions that were not reached are missing");
    }
    return lines;
  }
}
