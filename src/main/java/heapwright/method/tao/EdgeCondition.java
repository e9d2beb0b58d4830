package heapwright.method.tao;

import heapwright.solve.linear.FormulaAnswer;
import heapwright.solve.linear.Linear;
import heapwright.solve.linear.LinearProgramText;
import heapwright.solve.linear.ProblemSize;
import java.util.List;

/** The partial execution tree of an edge at a limit, its condition, and what came of it. */
public final class EdgeCondition {
  private final String edge;
  private final int limit;
  private final CoverabilityCondition condition;
  private final TreeGrowth growth;
  private final EdgePursuit.ConditionSolver.Reply reply;

  EdgeCondition(
      String edge,
      int limit,
      CoverabilityCondition condition,
      TreeGrowth growth,
      EdgePursuit.ConditionSolver.Reply reply) {
    this.edge = edge;
    this.limit = limit;
    this.condition = condition;
    this.growth = growth;
    this.reply = reply;
  }

  /** For readers: {@code 12:T}. */
  public String edge() {
    return edge;
  }

  /** How often a statement may recur on a path. */
  public int limit() {
    return limit;
  }

  public TreeSize size() {
    return condition.size();
  }

  public TreeGrowth growth() {
    return growth;
  }

  public ProblemSize program() {
    return reply.linear().size();
  }

  public TaoListener.Result result() {
    return reply.result();
  }

  /** A line for each straight piece of a path: what leads into it, and its statements. */
  public List<String> tree() {
    return condition.tree();
  }

  /** The PBCC, an operator or a fact a line. */
  public List<String> coverability() {
    return ConditionText.of(condition.formula()).lines().toList();
  }

  /** The linear program for the condition. */
  public LinearProgramText linearProgram() {
    return Linear.text(condition.formula());
  }

  /** What the linear program was good for, in words. */
  public String outcome() {
    String linear =
        reply.linear() instanceof FormulaAnswer.Solved
            ? "the linear program has a solution"
            : reply.linear() instanceof FormulaAnswer.NoSolution none
                ? "the linear program has no solution"
                    + none.reservation().map(why -> " (" + why + ")").orElse("")
                : ((FormulaAnswer.OutOfReach) reply.linear()).cause();
    return switch (reply.result()) {
          case LINEAR -> linear;
          case PATH_BY_PATH -> linear + "; a path by itself has one";
          case NONE -> linear;
        }
        + reply.solution().map(found -> ": " + found.model()).orElse("");
  }
}
