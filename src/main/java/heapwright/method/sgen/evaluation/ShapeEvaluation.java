package heapwright.method.sgen.evaluation;

import heapwright.ir.Program;
import heapwright.ir.code.Statement;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.sigma.Sigma;
import heapwright.method.sgen.sigma.Transfer.Inequality;
import heapwright.method.sgen.ssa.Alias;
import heapwright.method.sgen.ssa.PointerPaths;
import heapwright.method.sgen.transfer.Constraints;
import heapwright.method.sgen.transfer.PathContext;
import heapwright.method.sgen.transfer.Steps;
import heapwright.method.sgen.transfer.TraceSink;
import heapwright.method.sgen.transfer.Turns;
import heapwright.solve.question.Solver;
import heapwright.symbolic.term.Terms;
import heapwright.work.Work;
import heapwright.work.WorkMeter;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The published algorithm, along one way through a path. */
public final class ShapeEvaluation {

  /** How far to go. */
  public enum Goal {
    /** To the end of the path. */
    PATH,
    /** On from there along any path, until the function returns. */
    RETURN
  }

  /** What every evaluation of a path shares. */
  public record Setting(
      Program program, Route route, PointerPaths paths, Terms terms, BooleanSupplier stop) {}

  /** An evaluation gives up after this many steps, and more for longer paths. */
  private static final int MOST_STEPS = 200_000;

  private static final int STEPS_EACH = 200;
  private static final int STEPS_PER_CHECK = 64;

  private final Setting setting;
  private final Goal goal;
  private final PathContext context;
  private final Steps steps;
  private boolean isBeyond;
  private boolean isBroken;
  private int taken;
  private Optional<EvaluationStop> end = Optional.empty();

  /**
   * @param aliases that the path supposes from its start
   * @param solver with nothing assumed
   */
  public ShapeEvaluation(
      Setting setting,
      Goal goal,
      List<Alias> aliases,
      Turns turns,
      Optional<Solver> solver,
      TraceSink trace) {
    this.setting = setting;
    this.goal = goal;
    context =
        new PathContext(
            setting.program(),
            setting.route().path().function(),
            setting.paths(),
            aliases,
            new Constraints(setting.terms(), solver),
            turns,
            trace);
    steps = new Steps(context);
  }

  public PathContext context() {
    return context;
  }

  /** Where the evaluation ended before the path did, if it did. */
  public Optional<EvaluationStop> end() {
    return end;
  }

  /** How many steps it took. */
  public int taken() {
    return taken;
  }

  /** σ0. */
  public ShapeEvaluation begin() {
    try {
      steps.begin();
    } catch (EvaluationStop interruption) {
      end = Optional.of(interruption);
    }
    return this;
  }

  /** Goes along the path, as far as it can be gone. */
  public ShapeEvaluation run() {
    try {
      int most = MOST_STEPS + STEPS_EACH * setting.route().length();
      while (end.isEmpty() && !isAtEnd()) {
        if (taken++ > most || taken % STEPS_PER_CHECK == 0 && setting.stop().getAsBoolean()) {
          throw EvaluationStop.outside("a path through callees that goes on and on");
        }
        WorkMeter.count(Work.SHAPE_STEP, 1);
        step();
      }
      if (end.isEmpty()) {
        compare();
      }
    } catch (EvaluationStop interruption) {
      end = Optional.of(interruption);
    }
    return this;
  }

  private boolean isAtEnd() {
    if (context.isFinished()) {
      if (context.position() < setting.route().length()) {
        throw EvaluationStop.bottom("the function ends here");
      }
      return true;
    }
    return goal == Goal.PATH && isBehind();
  }

  /** Whether the last statement of the path has been executed: its successor begins. */
  private boolean isBehind() {
    return context.position() == setting.route().length() && nextNumbered().isPresent();
  }

  private Optional<Statement.Step> nextNumbered() {
    return context
        .here()
        .next()
        .filter(s -> context.depth() == 0 && s instanceof Statement.Step)
        .map(Statement.Step.class::cast);
  }

  private void step() {
    Optional<Statement> next = context.here().next();
    if (next.isEmpty()) {
      int depth = context.depth();
      steps.end(
          context.here().block().terminator(),
          (here, blocks) ->
              setting.route().from(here, depth, context.position(), isBeyond, blocks));
      return;
    }
    Optional<Statement.Step> numbered = nextNumbered();
    if (numbered.isPresent() && !isBeyond) {
      isBeyond = isBehind();
      if (!isBeyond) {
        require(numbered.get());
      }
    }
    steps.execute(next.get());
  }

  private void require(Statement.Step step) {
    boolean isNext = setting.route().wanted(context.position()).equals(step.number());
    if (!isNext) {
      throw EvaluationStop.bottom(
          "here comes " + step.number() + ", never " + setting.route().wanted(context.position()));
    }
  }

  /** The inequalities that were kept for the end. */
  private void compare() {
    Optional<Inequality> broken = broken();
    if (broken.isPresent()) {
      isBroken = true;
      throw EvaluationStop.bottom(
          broken.get() + " cannot hold: " + context.history.sigma().collection(broken.get().x()));
    }
    context.transfer.kept().forEach(context.transfer::settle);
  }

  private Optional<Inequality> broken() {
    return context.transfer.kept().stream()
        .filter(kept -> !context.transfer.holds(kept))
        .findFirst();
  }

  /** Whether it was only the comparison at the end that failed. */
  public boolean isBroken() {
    return isBroken;
  }

  /** With how many statements an inequality that was kept for the end stopped to hold. */
  public int brokenSince() {
    try {
      Sigma seen = context.history.sigma();
      while (!isAtEnd()) {
        step();
        if (context.history.sigma() != seen && broken().isPresent()) {
          return context.position();
        }
        seen = context.history.sigma();
      }
    } catch (EvaluationStop end) {
      return context.position();
    }
    return context.position();
  }
}
