package heapwright.method.hint;

import heapwright.ir.Program;
import heapwright.method.path.PathRetrace;
import heapwright.method.path.RecordedPath;
import heapwright.solve.Solvers;
import heapwright.solve.question.Solver;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.List;

/**
 * What a person should know of a path that can be taken: what it leaves out, and what it repeats.
 */
public final class Hints {
  private final Program program;
  private final Solvers solvers;

  public Hints(Program program, Solvers solvers) {
    this.program = program;
    this.solvers = solvers;
  }

  /**
   * The hints, a line each.
   *
   * @param reached the state at the end of the path
   */
  public List<String> of(RecordedPath way, PathState reached) {
    List<String> hints = new ArrayList<>(new UnreadFields(program).of(reached));
    Terms terms = new Terms();
    try (Solver solver = solvers.open(terms)) {
      UnusedParameters unused = new UnusedParameters(way.function());
      ForcedDecisions forced = new ForcedDecisions(terms, solver);
      PathRetrace retrace = new PathRetrace(program);
      retrace.follow(
          way,
          retrace.machine(way, terms),
          (before, after) -> {
            unused.moved(before, after);
            forced.moved(before, after);
          });
      hints.addAll(unused.hints());
      hints.addAll(forced.hints());
    }
    return hints;
  }
}
