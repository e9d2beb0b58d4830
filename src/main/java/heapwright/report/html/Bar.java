package heapwright.report.html;

import heapwright.report.suite.VerdictCounts;
import java.util.ArrayList;
import java.util.List;

/** Verdicts as a bar whose parts are as wide as they are many. */
final class Bar {
  private Bar() {}

  static String of(VerdictCounts counts) {
    List<String> told = new ArrayList<>();
    Html parts = new Html();
    part(Mark.COVERED, counts.covered(), told, parts);
    part(Mark.INFEASIBLE, counts.infeasible(), told, parts);
    part(Mark.FAULTY, counts.faulty(), told, parts);
    part(Mark.UNKNOWN, counts.unknown(), told, parts);
    String words = told.isEmpty() ? "no branches" : String.join(", ", told);
    return new Html()
        .add("<span class=meter role=img aria-label=\"%s\" title=\"%s\">", words, words)
        .raw(parts + "</span>")
        .toString();
  }

  private static void part(Mark mark, int count, List<String> told, Html parts) {
    if (count > 0) {
      told.add(count + " " + mark.title());
      parts.add("<i class=%s style=\"flex-grow:%d\"></i>", mark.title(), count);
    }
  }
}
