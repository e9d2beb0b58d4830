package heapwright.method.path;

import heapwright.ir.Program;
import heapwright.ir.code.Statement;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** Follows a path that a search took once more, to learn which statement demands which fact. */
public final class ConditionRetrace {
  private final Program program;
  private final Terms terms = new Terms();

  /**
   * Conditions that are all made of the same terms.
   *
   * @param program with the library linked
   */
  public ConditionRetrace(Program program) {
    this.program = program;
  }

  /** The path condition at the end of a recorded path. */
  public PathCondition of(RecordedPath recorded) {
    return condition(recorded, followed(recorded));
  }

  /**
   * The path condition of an attempt that ended for another reason than that its facts contradict
   * one another, which is then its last fact.
   */
  public PathCondition of(RecordedPath recorded, String reason) {
    Listener listener = followed(recorded);
    listener.facts.add(new PathFact(terms.truth(false), listener.place(), reason));
    return condition(recorded, listener);
  }

  private PathCondition condition(RecordedPath recorded, Listener listener) {
    List<String> aliases = recorded.aliases().stream().map(AliasHypothesis::toString).toList();
    return new PathCondition(terms, aliases, listener.facts);
  }

  private Listener followed(RecordedPath recorded) {
    PathRetrace retrace = new PathRetrace(program);
    Listener listener = new Listener();
    retrace.follow(recorded, retrace.machine(recorded, terms), listener);
    return listener;
  }

  private static final class Listener implements PathRetrace.StepListener {
    private final List<PathFact> facts = new ArrayList<>();

    /** The statements that are being executed, by how many calls deep they are. */
    private final TreeMap<Integer, ExecutedStatement> open = new TreeMap<>();

    private int position;
    private int known;

    Optional<ExecutedStatement> place() {
      return open.isEmpty() ? Optional.empty() : Optional.of(open.lastEntry().getValue());
    }

    @Override
    public void moved(PathState before, PathState after) {
      Frame frame = before.frame();
      open.tailMap(frame.depth(), false).clear();
      // What the library demands is demanded by the statement that calls it.
      if (frame.statement().orElse(null) instanceof Statement.Step step
          && !frame.function().span().isOurs()) {
        position += frame.depth() == 0 ? 1 : 0;
        open.put(frame.depth(), new ExecutedStatement(frame.function(), step.number(), position));
      }
      for (Fact fact : after.facts().after(known)) {
        facts.add(new PathFact(fact.term(), place(), ""));
      }
      known = after.facts().size();
    }
  }
}
