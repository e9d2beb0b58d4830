package heapwright.method.hint;

import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Local;
import heapwright.method.path.PathRetrace;
import heapwright.method.path.RecordedPath;
import heapwright.solve.Solvers;
import heapwright.solve.question.Solver;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

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
  public List<String> of(RecordedPath recorded, PathState reached) {
    List<String> hints = new ArrayList<>(new UnreadFields(program).of(reached));
    Terms terms = new Terms();
    try (Solver solver = solvers.open(terms)) {
      UnusedParameters unused = new UnusedParameters(recorded.function());
      ForcedDecisions forced = new ForcedDecisions(terms, solver);
      PathRetrace retrace = new PathRetrace(program);
      retrace.follow(
          recorded,
          retrace.machine(recorded, terms),
          (before, after) -> {
            unused.moved(before, after);
            forced.moved(before, after);
          });
      hints.addAll(unused.hints());
      hints.addAll(forced.hints());
    }
    return hints;
  }

  /** Parameters of the function that no statement of a path mentions. */
  static final class UnusedParameters implements PathRetrace.StepListener {
    private final Function function;
    private final Set<Local> used = new HashSet<>();
    private final Set<Object> seen = new HashSet<>();

    UnusedParameters(Function function) {
      this.function = function;
    }

    @Override
    public void moved(PathState before, PathState after) {
      Frame frame = before.frame();
      if (frame.depth() == 0 && seen.add(List.of(frame.block(), frame.index()))) {
        frame
            .statement()
            .map(Statement::operands)
            .orElseGet(() -> frame.code().terminator().operands())
            .forEach(this::use);
      }
    }

    private void use(Expression expression) {
      if (expression instanceof Expression.Read read) {
        used.add(read.local());
      } else if (expression instanceof Expression.LocalAddress address) {
        used.add(address.local());
      }
      expression.operands().forEach(this::use);
    }

    List<String> hints() {
      return function.parameters().stream()
          .filter(p -> !p.name().isEmpty() && !used.contains(p))
          .map(p -> "the parameter " + p.name() + " is never used on the path")
          .toList();
    }
  }
}
