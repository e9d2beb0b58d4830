package heapwright.method.sgen.decision;

import heapwright.method.budget.Budget;
import heapwright.method.sgen.evaluation.ShapeEvaluation;
import heapwright.method.sgen.evaluation.ShapeEvaluation.Goal;
import heapwright.method.sgen.evaluation.ShapeEvaluation.Setting;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.ssa.Alias;
import heapwright.method.sgen.transfer.Constraints.Constraint;
import heapwright.method.sgen.transfer.PathContext;
import heapwright.method.sgen.transfer.TraceSink;
import heapwright.method.sgen.transfer.Turns;
import heapwright.solve.question.Answer;
import heapwright.solve.question.Solver;
import heapwright.symbolic.term.model.Model;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Looks for a way through a path whose ζ has a solution. Pointers are different until something on
 * the path says otherwise; where that fails, the path is evaluated anew with an alias known from
 * its start. Only when nothing is left to try is the path infeasible.
 */
public final class PathDecision {
  /**
   * How much is tried; searches begin with little, and only the last one's giving up counts.
   *
   * @param deviations how often an evaluation may leave the turns that are tried first
   */
  private record Limits(int deviations, int evaluations, int aliases) {}

  private static final List<Limits> GROWING =
      List.of(
          new Limits(2, 100, 20),
          new Limits(6, 400, 40),
          new Limits(20, 1_000, 60),
          new Limits(Integer.MAX_VALUE, 3_000, 100));

  /** Long paths cannot be gone as often as short ones. */
  private static final long MOST_STEPS = 10_000_000;

  private final Setting setting;
  private final Goal goal;
  private final Solver solver;
  private final Budget budget;
  private final AliasCandidates candidates;
  private final Solver.Mark nothing;
  private final Deque<List<Alias>> open = new ArrayDeque<>();
  private final Set<Set<Alias>> tried = new HashSet<>();
  private final List<Refutation> refutations = new ArrayList<>();
  private Optional<Attempt> furthest = Optional.empty();
  private Optional<String> unknown = Optional.empty();
  private Optional<String> isCut = Optional.empty();
  private Limits limits = GROWING.get(0);
  private int evaluations;
  private long steps;

  /**
   * @param solver with nothing assumed
   */
  public PathDecision(Setting setting, Goal goal, Solver solver, Budget budget) {
    this.setting = setting;
    this.goal = goal;
    this.solver = solver;
    this.budget = budget;
    candidates = new AliasCandidates(setting.program());
    nothing = solver.mark();
  }

  /** What was found. */
  public sealed interface Result {
    /** A way to the path's end, with a solution of its constraints. */
    record Found(Attempt attempt) implements Result {}

    /** No way comes further than this one; all of them end, the furthest first. */
    record Excluded(Attempt attempt, List<Refutation> all) implements Result {}

    /** Some way was given up. */
    record Unknown(String cause) implements Result {}
  }

  /** Tries the ways, those that suppose the fewest aliases first. */
  public Result decide() {
    Result result = new Result.Unknown("nothing was tried");
    for (Limits stage : GROWING) {
      begin(stage);
      result = within();
      boolean isFinal = isCut.isEmpty() || budget.isUsedUp() || steps > MOST_STEPS;
      if (isFinal || result instanceof Result.Found) {
        return result;
      }
    }
    return result;
  }

  private void begin(Limits stage) {
    limits = stage;
    evaluations = 0;
    open.clear();
    tried.clear();
    refutations.clear();
    unknown = Optional.empty();
    isCut = Optional.empty();
  }

  private Result within() {
    add(List.of());
    while (!open.isEmpty() && !isExhausted()) {
      Optional<Attempt> found = evaluateAll(open.remove());
      if (found.isPresent()) {
        return new Result.Found(found.get());
      }
    }
    return unknown.or(() -> isCut).<Result>map(Result.Unknown::new).orElseGet(this::excluded);
  }

  private Result excluded() {
    refutations.sort(Comparator.comparingInt(Refutation::position).reversed());
    return new Result.Excluded(furthest.orElseThrow(), refutations);
  }

  private void add(List<Alias> aliases) {
    if (tried.contains(Set.copyOf(aliases))) {
      return;
    }
    if (tried.size() >= limits.aliases()) {
      cut("more than " + limits.aliases() + " sets of aliases");
    } else {
      tried.add(Set.copyOf(aliases));
      open.add(aliases);
    }
  }

  private void cut(String cause) {
    isCut = isCut.or(() -> Optional.of(cause));
  }

  private void unknown(String cause) {
    unknown = unknown.or(() -> Optional.of(cause));
  }

  private boolean isExhausted() {
    if (budget.isUsedUp()) {
      cut(budget.cause());
      return true;
    }
    if (steps > MOST_STEPS) {
      cut("more than " + MOST_STEPS + " steps");
      return true;
    }
    if (evaluations >= limits.evaluations()) {
      cut("more than " + limits.evaluations() + " ways through the path");
      return true;
    }
    return false;
  }

  /** All ways under some aliases. */
  private Optional<Attempt> evaluateAll(List<Alias> aliases) {
    Optional<Turns> turns = Optional.of(Turns.first());
    while (turns.isPresent() && !isExhausted()) {
      evaluations++;
      solver.returnTo(nothing);
      ShapeEvaluation evaluation =
          new ShapeEvaluation(
                  setting, goal, aliases, turns.get(), Optional.of(solver), TraceSink.NONE)
              .begin()
              .run();
      steps += evaluation.taken();
      Optional<Attempt> found = judged(evaluation, aliases);
      if (found.isPresent()) {
        return found;
      }
      Turns.Next next = evaluation.context().turns.next(limits.deviations());
      turns = next.turns();
      if (next.isCut()) {
        cut("more than " + limits.deviations() + " turns");
      }
    }
    return Optional.empty();
  }

  /** The evaluation, if it is what is looked for; what is learnt of it otherwise. */
  private Optional<Attempt> judged(ShapeEvaluation evaluation, List<Alias> aliases) {
    PathContext context = evaluation.context();
    Optional<EvaluationStop> end = evaluation.end();
    if (end.isPresent() && end.get().isOutside()) {
      unknown(outside(end.get().reason(), context));
    }
    Answer answer = end.isPresent() ? solver.check() : solver.checkReadable();
    if (answer instanceof Answer.Unknown open) {
      unknown(open.cause());
    }
    if (end.isEmpty() && answer instanceof Answer.Satisfiable satisfiable) {
      return Optional.of(
          attempt(context, aliases, context.position(), "", Optional.of(satisfiable.model())));
    }
    boolean isContradiction = answer instanceof Answer.Unsatisfiable;
    int reached = evaluation.isBroken() ? brokenSince(evaluation, aliases) : context.position();
    int position = isContradiction ? Math.min(reached, firstContradiction(context)) : reached;
    Optional<String> bottom = isContradiction ? Optional.empty() : end.map(EvaluationStop::reason);
    refutations.add(new Refutation(aliases, position, context.constraints.all(), bottom));
    boolean isEarlier = isContradiction && (end.isEmpty() || position < reached);
    String reason =
        isEarlier || end.isEmpty()
            ? "the constraints up to here contradict one another"
            : end.get().reason();
    fail(attempt(context, aliases, position, reason, Optional.empty()), end);
    return Optional.empty();
  }

  /** The paper looks at inequalities at the end; people want to know what broke them. */
  private int brokenSince(ShapeEvaluation evaluation, List<Alias> aliases) {
    return new ShapeEvaluation(
            setting,
            goal,
            aliases,
            evaluation.context().turns.again(),
            Optional.empty(),
            TraceSink.NONE)
        .begin()
        .brokenSince();
  }

  private static String outside(String what, PathContext context) {
    String place = what.contains(" at line ") ? "" : " at line " + line(context);
    return "outside SGEN: " + what + place;
  }

  private static int line(PathContext context) {
    return context
        .here()
        .next()
        .map(s -> s.span().line())
        .orElseGet(() -> context.here().block().terminator().span().line());
  }

  private static Attempt attempt(
      PathContext context,
      List<Alias> aliases,
      int position,
      String reason,
      Optional<Model> solution) {
    return new Attempt(aliases, context.turns, context, position, reason, solution);
  }

  /** The statement with which ζ has no solution any more. */
  private int firstContradiction(PathContext context) {
    List<Constraint> all = context.constraints.all();
    int low = 0;
    int high = all.size();
    while (low < high) {
      int middle = (low + high) / 2;
      solver.returnTo(nothing);
      all.subList(0, middle + 1).forEach(c -> solver.assume(c.term()));
      if (solver.check() instanceof Answer.Unsatisfiable) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return all.isEmpty() ? 0 : all.get(Math.min(low, all.size() - 1)).position();
  }

  private void fail(Attempt attempt, Optional<EvaluationStop> end) {
    if (furthest.isEmpty() || attempt.position() > furthest.get().position()) {
      furthest = Optional.of(attempt);
    }
    attempt.context().reservation().ifPresent(cause -> unknown("outside SGEN: " + cause));
    end.flatMap(EvaluationStop::alias).ifPresent(alias -> extend(attempt.aliases(), alias));
    candidates
        .of(attempt.context())
        .ifPresentOrElse(
            found -> found.forEach(alias -> extend(attempt.aliases(), alias)),
            () -> unknown("outside SGEN: too many objects that may be one"));
  }

  private void extend(List<Alias> aliases, Alias alias) {
    if (!aliases.contains(alias)) {
      List<Alias> more = new ArrayList<>(aliases);
      more.add(alias);
      add(more);
    }
  }
}
