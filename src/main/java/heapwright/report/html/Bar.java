package heapwright.report.html;

import heapwright.report.suite.VerdictCounts;
import java.util.ArrayList;
import java.util.List;

/** Verdicts as a bar whose parts are as wide as they are many. */
final class Bar {
  private Bar() {}

  static String of(VerdictCounts counts) {
    List<String> counted = new ArrayList<>();
    Html parts = new Html();
    part(Mark.COVERED, counts.covered(), counted, parts);
    part(Mark.INFEASIBLE, counts.infeasible(), counted, parts);
    part(Mark.FAULTY, counts.faulty(), counted, parts);
    part(Mark.UNKNOWN, counts.unknown(), counted, parts);
    String words = counted.isEmpty() ? "no branches" : String.join(", ", counted);
    return new Html()
        .add("<span class=meter role=img aria-label=\"%s\" title=\"%s\">", words, words)
        .raw(parts + "</span>")
        .toString();
  }

  private static void part(Mark mark, int count, List<String> counted, Html parts) {
    if (count > 0) {
      counted.add(count + " " + mark.title());
      parts.add("<i class=%s style=\"flex-grow:%d\"></i>", mark.title(), count);
    }
  }
}
