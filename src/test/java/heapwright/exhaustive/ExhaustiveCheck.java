package heapwright.exhaustive;

import heapwright.ir.code.Function;
import heapwright.machine.DeepStack;
import heapwright.method.search.PathFinder;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Asks about the paths of a file's functions, and holds what is said against all small inputs: what
 * some input takes must be found feasible, and what is called infeasible no input may take.
 */
public final class ExhaustiveCheck {
  private final Subject subject;
  private final SmallHeaps heaps;
  private final PathFinder finder;
  private final Effort effort;

  /**
   * How much is done for a function.
   *
   * @param inputs at most so many are run; the scope is chosen accordingly
   * @param statements paths are at most so long
   * @param paths at most so many are asked about
   * @param time after which no other path is asked about
   */
  public record Effort(long inputs, int statements, int paths, Duration time) {}

  public ExhaustiveCheck(Path file, Effort effort) {
    this.effort = effort;
    subject = Subject.read(file);
    heaps = new SmallHeaps(subject);
    finder = new PathFinder(subject.program(), Z3.solvers(Z3Limits.USUAL));
  }

  /** The functions that the file defines. */
  public List<Function> functions() {
    return subject.own();
  }

  /** Checks a function; in a line, what was covered. */
  public String check(Function function, Report report) {
    Optional<SmallHeaps.Seen> seen = DeepStack.call(() -> enumerate(function));
    if (seen.isEmpty()) {
      report.reduced(function.name() + ": left out");
      return String.format("%-28s more than %d inputs", function.name(), effort.inputs());
    }
    report.enumerated(seen.get());
    if (!seen.get().scope().isFull()) {
      report.reduced(function.name() + ": " + seen.get().scope());
    }
    int asked = report.asked();
    int infeasible = report.infeasible();
    new Verdicts(subject, function, seen.get().paths(), finder, report).ask(effort);
    return String.format(
        "%-28s%9d inputs,%6d paths,%6d asked,%6d infeasible; %s%s",
        function.name(),
        seen.get().inputs(),
        seen.get().paths().size(),
        report.asked() - asked,
        report.infeasible() - infeasible,
        seen.get().scope(),
        seen.get().ignored() == 0 ? "" : "; " + seen.get().ignored() + " ignored");
  }

  private Optional<SmallHeaps.Seen> enumerate(Function function) {
    for (Scope scope : Scope.of(SourceConstants.of(subject.lines(), function))) {
      Optional<SmallHeaps.Seen> seen =
          heaps.run(function, scope, effort.statements(), effort.inputs());
      if (seen.isPresent()) {
        return seen;
      }
    }
    return Optional.empty();
  }
}
