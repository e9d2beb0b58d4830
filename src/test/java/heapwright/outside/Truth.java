package heapwright.outside;

import heapwright.corpus.Mark;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What the marks of a file say of its outcomes. */
final class Truth {

  /** Of an outcome or of several that are one goal. */
  enum Kind {
    /** A test can take it. */
    TESTABLE,
    /** Something can, but no test. */
    UNTESTABLE,
    /** Nothing can. */
    INFEASIBLE
  }

  private final List<Mark> marks;

  private Truth(List<Mark> marks) {
    this.marks = marks;
  }

  static Truth of(Path file) throws IOException {
    return new Truth(
        Stream.concat(
                Mark.in(file, Mark.Kind.INFEASIBLE).stream(),
                Mark.in(file, Mark.Kind.UNTESTABLE).stream())
            .toList());
  }

  List<Mark> marks() {
    return marks;
  }

  /**
   * @param first the line where the goal's function begins
   * @param next the line where another one does
   */
  Kind of(String goal, int first, int next) {
    boolean isInfeasible = true;
    for (String outcome : outcomes(goal)) {
      List<Mark.Kind> said =
          marks.stream()
              .filter(mark -> first <= mark.line() && mark.line() < next)
              .filter(mark -> mark.outcomes().contains(outcome))
              .map(Mark::kind)
              .toList();
      if (said.isEmpty()) {
        return Kind.TESTABLE;
      }
      isInfeasible &= said.contains(Mark.Kind.INFEASIBLE);
    }
    return isInfeasible ? Kind.INFEASIBLE : Kind.UNTESTABLE;
  }

  /** Labels that share their code are one goal: {@code 5:case 1, case 2}. */
  private static List<String> outcomes(String goal) {
    String decision = goal.substring(0, goal.indexOf(':') + 1);
    return Stream.of(goal.substring(decision.length()).split(", "))
        .map(way -> decision + way)
        .toList();
  }
}
