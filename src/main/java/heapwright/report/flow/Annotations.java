package heapwright.report.flow;

import heapwright.analysis.Edge;
import heapwright.analysis.Outcome;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What stands beside and below the lines of a function's source. */
final class Annotations {
  /**
   * The outcomes of one decision, or one of them.
   *
   * @param condition what a condition inside a larger decision asks; empty where the line shows it
   */
  record Note(String condition, DecisionId decision, List<Edge> edges) {
    boolean isBelow() {
      return !condition.isEmpty();
    }
  }

  private final FunctionStudy study;
  private final DecisionText conditions;
  private final Map<Integer, List<Note>> byLine = new TreeMap<>();
  private final Set<Integer> roundsUnconstrained;

  Annotations(FunctionStudy study, Sources sources) {
    this.study = study;
    this.conditions = new DecisionText(study, sources);
    this.roundsUnconstrained =
        study.unconstrained().chains().stream()
            .flatMap(chain -> chain.representative().stream())
            .filter(edge -> edge.outcome() instanceof Outcome.Always)
            .map(edge -> span(edge).line())
            .collect(Collectors.toUnmodifiableSet());
    for (BasicBlock block : study.function().blocks()) {
      annotate(block, study.flow().out(block.id()));
    }
  }

  List<Note> at(int line) {
    return byLine.getOrDefault(line, List.of());
  }

  /** Whether an endless loop goes round unconditionally after the line: a thing to cover. */
  boolean endsUnconstrained(int line) {
    return roundsUnconstrained.contains(line);
  }

  private SourceSpan span(Edge edge) {
    return study.function().block(edge.from()).terminator().span();
  }

  private void annotate(BasicBlock block, List<Edge> out) {
    Terminator end = block.terminator();
    if (end instanceof Terminator.Branch branch) {
      String condition = branch.decision().condition() == 0 ? "" : conditions.of(branch);
      add(branch.span(), new Note(condition, branch.decision(), out));
    } else if (end instanceof Terminator.Switch choice) {
      for (int i = 0; i < choice.cases().size(); i++) {
        SourceSpan label = choice.cases().get(i).span();
        add(label, new Note("", choice.decision(), List.of(out.get(i))));
      }
      Edge otherwise = out.get(out.size() - 1);
      add(choice.span(), new Note("", choice.decision(), List.of(otherwise)));
    }
  }

  private void add(SourceSpan at, Note note) {
    byLine.computeIfAbsent(at.line(), line -> new ArrayList<>()).add(note);
  }
}
