package heapwright.report.html;

import heapwright.goal.Goal;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceFile;
import heapwright.report.suite.FaultReport;
import heapwright.report.suite.FunctionReport.GoalReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The badges of a function's goals and faults, by the line beside which they stand. */
final class Badges {
  /** An outcome of a decision, or a whole statement, or path, without a decision. */
  private record Label(Optional<DecisionId> decision, String text) {}

  private final FunctionSection section;
  private final Map<Integer, List<Mark>> marks = new TreeMap<>();
  private final Map<Integer, Html> byLine = new TreeMap<>();
  private final Map<Integer, Optional<DecisionId>> last = new TreeMap<>();

  Badges(FunctionSection section) {
    this.section = section;
    List<GoalReport> goals = section.function().goals();
    for (int i = 0; i < goals.size(); i++) {
      add(goals.get(i), section.goal(i));
    }
    last.forEach((line, decision) -> close(byLine.get(line), decision));
    List<FaultReport> faults = section.function().faults();
    for (int i = 0; i < faults.size(); i++) {
      add(faults.get(i), section.fault(i));
    }
  }

  String at(int line) {
    return byLine.containsKey(line) ? byLine.get(line).toString() : "";
  }

  /** The worst of what stands beside a line. */
  Optional<Mark> worst(int line) {
    return marks.getOrDefault(line, List.of()).stream().max(Mark::compareTo);
  }

  private void add(GoalReport goal, String id) {
    int line = line(goal.goal().line().file(), goal.goal().line().line());
    Mark mark = Mark.of(goal.verdict());
    marks.computeIfAbsent(line, l -> new ArrayList<>()).add(mark);
    Html html = byLine.computeIfAbsent(line, l -> new Html());
    Label label = label(goal.goal());
    open(html, line, label);
    String description = GoalInWords.of(section, goal.goal()) + " (" + goal.goal() + ")";
    html.add(
        "<button type=button class=\"b %s\" data-open=%s title=\"%s\" aria-label=\"%s\">%s <i"
            + " aria-hidden=true>%s</i></button>",
        mark.title(),
        id,
        description,
        mark.title() + ": " + description,
        label.text(),
        mark.sign());
  }

  /** What stands in another file, or nowhere, is shown where the function begins. */
  private int line(SourceFile file, int line) {
    boolean isInside =
        section.fileSection().file().holds(file)
            && line >= section.firstLine()
            && line <= section.lastLine();
    return isInside ? line : section.firstLine();
  }

  private void open(Html html, int line, Label label) {
    if (label.decision().equals(last.get(line))) {
      return;
    }
    if (last.containsKey(line)) {
      close(html, last.get(line));
    }
    last.put(line, label.decision());
    label
        .decision()
        .ifPresent(
            d ->
                html.add(
                    "<span class=dec><span class=no title=\"%s\">%s</span>",
                    section.question(d), d.toString()));
  }

  private static void close(Html html, Optional<DecisionId> decision) {
    html.raw(decision.isPresent() ? "</span>" : "");
  }

  private void add(FaultReport fault, String id) {
    int shown = line(fault.ending().at().file(), fault.ending().at().line());
    marks.computeIfAbsent(shown, l -> new ArrayList<>()).add(Mark.FAULT);
    byLine
        .computeIfAbsent(shown, l -> new Html())
        .add(
            "<button type=button class=\"b fault\" data-open=%s title=\"%s\" aria-label=\"%s\">%s"
                + " <i aria-hidden=true>%s</i></button>",
            id,
            fault.ending().message(),
            "fault: " + fault.ending().kind() + ", " + fault.ending().message(),
            fault.ending().kind(),
            Mark.FAULT.sign());
  }

  private static Label label(Goal goal) {
    return goal instanceof Goal.Branch branch && !branch.isInCallee()
        ? new Label(Optional.of(branch.decision()), GoalInWords.outcome(branch))
        : new Label(Optional.empty(), goal.toString());
  }
}
