package heapwright.method.path;

import heapwright.ir.Program;
import heapwright.ir.code.Statement;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.PathState;
import java.util.ArrayList;
import java.util.List;

/** How the standard method follows a path: different objects first, aliases on evidence. */
record EvidenceMethod(Program program) implements SearchGuide {

  @Override
  public List<AliasHypothesis> foreseen(StatementPath path) {
    return List.of();
  }

  /** Each statement of the function, with the facts that came with it. */
  @Override
  public List<String> trace(StatementPath path, RecordedPath recorded) {
    List<String> lines = new ArrayList<>();
    recorded.aliases().forEach(alias -> lines.add("suppose " + alias));
    new PathRetrace(program).follow(recorded, (before, after) -> append(before, after, lines));
    return lines;
  }

  private static void append(PathState before, PathState after, List<String> lines) {
    boolean isOwn = before.frame().depth() == 0;
    if (isOwn && before.frame().statement().orElse(null) instanceof Statement.Step step) {
      lines.add(step.number().toString());
    }
    List<Fact> facts = after.facts().after(before.facts().size());
    facts.forEach(f -> lines.add("    " + f.term()));
  }
}
