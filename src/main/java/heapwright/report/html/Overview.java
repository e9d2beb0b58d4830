package heapwright.report.html;

import heapwright.report.suite.CountedNouns;
import heapwright.report.suite.FaultReport;
import heapwright.report.suite.FunctionReport;
import heapwright.report.suite.SuiteReport;
import heapwright.report.suite.VerdictCounts;
import heapwright.verify.GcovCoverage;
import java.util.List;
import java.util.function.Predicate;

/** The top of the page: how it went, the functions, the faults. */
final class Overview {
  private final SuiteReport suite;
  private final List<FileSection> fileSections;
  private final VerdictCounts total;
  private final String noun;
  private final Html html = new Html();

  private Overview(SuiteReport suite, List<FileSection> fileSections) {
    this.suite = suite;
    this.fileSections = fileSections;
    total = VerdictCounts.of(suite);
    noun = CountedNouns.goal(suite.criterion());
  }

  static String of(SuiteReport suite, List<FileSection> fileSections) {
    Overview overview = new Overview(suite, fileSections);
    overview.verdict();
    overview.functions();
    overview.faults("faults", "Faults", fault -> !fault.needsShortage());
    overview.faults("shortage", "Faults when memory runs out", FaultReport::needsShortage);
    return overview.html.toString();
  }

  private void verdict() {
    html.raw("<section class=verdict aria-label=Summary>\n");
    html.add("<p class=lead>%s</p>\n", lead());
    html.raw(Bar.of(total)).raw("<ul class=facts>\n");
    fact(Mark.COVERED, total.covered());
    fact(Mark.INFEASIBLE, total.infeasible());
    if (total.faulty() > 0) {
      fact(Mark.FAULTY, total.faulty());
    }
    fact(Mark.UNKNOWN, total.unknown());
    if (total.faults() > 0) {
      html.add(
          "<li class=fault><i>%s</i> <b>%d</b> %s</li>\n",
          Mark.FAULT.sign(), total.faults(), total.faults() == 1 ? "fault" : "faults");
    }
    html.add(
        total.tests() == 1
            ? "<li><b>%d</b> test, compiled and run</li>\n"
            : "<li><b>%d</b> tests, each compiled and run</li>\n",
        total.tests());
    GcovCoverage gcov = total.gcov();
    if (gcov.lines() > 0) {
      html.add("<li>gcov: <b>%d/%d</b> branches, ", gcov.taken(), gcov.branches());
      html.add("<b>%d/%d</b> lines</li>\n", gcov.linesHit(), gcov.lines());
    }
    html.add("<li><b>%s</b> to find, ", CountedNouns.seconds(total.generate()));
    html.add("<b>%s</b> to verify</li>\n</ul>\n", CountedNouns.seconds(total.verify()));
    if (total.internalErrors() > 0) {
      html.add(
          "<p class=warning>%s of Heapwright: our fault, not the code's; please report.</p>\n",
          CountedNouns.count(total.internalErrors(), "internal error"));
    }
    if (!suite.complete()) {
      html.raw("<p class=warning>The run was stopped early: some functions are missing.</p>\n");
    }
    html.raw("</section>\n");
  }

  private void fact(Mark mark, int count) {
    html.add(
        "<li class=%s><i>%s</i> <b>%d</b> %s</li>\n",
        mark.title(), mark.sign(), count, mark.title());
  }

  private String lead() {
    String all = CountedNouns.count(total.goals(), noun);
    String where = CountedNouns.count(total.functions() - total.leftOut(), "function");
    if (total.unknown() == 0) {
      return "Every " + noun + " has a verdict: " + all + " in " + where + "." + leftOut();
    }
    int settled = total.goals() - total.unknown();
    return "%s of %s in %s have a verdict; %s open.%s"
        .formatted(settled, all, where, total.unknown(), leftOut());
  }

  private String leftOut() {
    return total.leftOut() == 0
        ? ""
        : " " + CountedNouns.count(total.leftOut(), "function") + " left out: see the notes.";
  }

  private void functions() {
    html.add(
        "<section aria-labelledby=functions><h2 id=functions>Functions</h2>\n<div class=wide><table"
            + " class=functions><thead><tr><th scope=col>function<th scope=col>line<th scope=col"
            + " class=bar-cell>%s<th scope=col>covered<th scope=col>infeasible<th"
            + " scope=col>faulty<th scope=col>unknown<th scope=col>tests<th scope=col>faults<th"
            + " scope=col>seconds</tr></thead>\n",
        CountedNouns.plural(noun));
    for (FileSection fileSection : fileSections) {
      html.raw("<tbody>\n");
      if (fileSections.size() > 1) {
        html.add("<tr class=of-file><th scope=rowgroup><a href=#%s>", fileSection.id());
        html.add("%s</a><td>", fileSection.file().name());
        row(VerdictCounts.of(fileSection.file().functions()));
      }
      fileSection.sections().forEach(this::function);
      html.raw("</tbody>\n");
    }
    html.raw("</table></div></section>\n");
  }

  private void function(FunctionSection section) {
    FunctionReport function = section.function();
    html.add("<tr data-for=%s><th scope=row><a href=#%s>", section.id(), section.id());
    html.add("%s</a><td>%d", function.name(), function.line());
    if (function.leftOut()) {
      html.raw("<td class=\"bar-cell unknown\">").add("%s left out", Mark.UNKNOWN.sign());
      html.raw("<td class=none>–".repeat(7)).raw("</tr>\n");
    } else {
      row(VerdictCounts.of(function));
    }
  }

  private void row(VerdictCounts counts) {
    html.raw("<td class=bar-cell>").raw(Bar.of(counts)).add("<span>%d</span>", counts.goals());
    cell(Mark.COVERED, counts.covered());
    cell(Mark.INFEASIBLE, counts.infeasible());
    cell(Mark.FAULTY, counts.faulty());
    cell(Mark.UNKNOWN, counts.unknown());
    html.add("<td>%d", counts.tests());
    cell(Mark.FAULT, counts.faults());
    html.add("<td>%.2f</tr>\n", counts.seconds());
  }

  private void cell(Mark mark, int count) {
    html.add(count == 0 ? "<td class=none>–" : "<td class=%s>%d", mark.title(), count);
  }

  private void faults(String id, String title, Predicate<FaultReport> kind) {
    boolean none =
        fileSections.stream()
            .flatMap(fileSection -> fileSection.sections().stream())
            .noneMatch(section -> section.function().faults().stream().anyMatch(kind));
    if (none) {
      return;
    }
    html.add("<section aria-labelledby=%s><h2 id=%s>", id, id);
    html.add("%s</h2>\n<ul class=faults>\n", title);
    for (FileSection fileSection : fileSections) {
      for (FunctionSection section : fileSection.sections()) {
        List<FaultReport> faults = section.function().faults();
        for (int i = 0; i < faults.size(); i++) {
          if (kind.test(faults.get(i))) {
            fault(section, faults.get(i), section.fault(i));
          }
        }
      }
    }
    html.raw("</ul></section>\n");
  }

  private void fault(FunctionSection section, FaultReport fault, String id) {
    int line = fault.ending().at().line();
    html.add("<li data-for=%s><button type=button data-open=%s>", section.id(), id);
    html.add(
        "<b class=fault>! %s</b> in <b>%s</b>", fault.ending().kind(), section.function().name());
    html.add(
        " <span class=soft>%s</span>",
        section.fileSection().file().place(fault.ending().at().file(), line));
    html.add("<span class=why>%s</span></button></li>\n", fault.ending().message());
  }
}
