package heapwright.method.sgen;

import heapwright.method.path.ExecutedStatement;
import heapwright.method.path.PathAccount;
import heapwright.method.path.PathCondition;
import heapwright.method.path.PathFact;
import heapwright.method.path.StatementPath;
import heapwright.method.path.StatementText;
import heapwright.method.sgen.decision.Attempt;
import heapwright.method.sgen.decision.Refutation;
import heapwright.method.sgen.evaluation.ShapeEvaluation.Setting;
import heapwright.method.sgen.ssa.Alias;
import heapwright.method.sgen.ssa.SsaConstraint;
import heapwright.method.sgen.ssa.SsaName;
import heapwright.method.sgen.trace.ShapeTrace;
import heapwright.method.sgen.trace.TraceText;
import heapwright.method.sgen.transfer.Constraints.Constraint;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.testcase.shape.ShapeFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What SGEN tells of a path; the way that was found is evaluated once more for it. */
public final class SgenAccount implements PathAccount {
  private final Setting setting;
  private final StatementText source;
  private final Attempt attempt;
  private final List<Refutation> refutations;
  private final Optional<CalleeSummaries> summaries;
  private Optional<ShapeTrace> made = Optional.empty();

  /**
   * @param refutations of all alternatives along the path, if it is infeasible
   */
  SgenAccount(
      Setting setting,
      StatementText source,
      Attempt attempt,
      List<Refutation> refutations,
      Optional<CalleeSummaries> summaries) {
    this.refutations = List.copyOf(refutations);
    this.summaries = summaries;
    this.setting = setting;
    this.source = source;
    this.attempt = attempt;
  }

  /** The shape after each statement of {@link #traced}, for pictures. */
  public List<ShapeTrace.Shape> shapesAfterStatements() {
    return new ShapeGeneration(setting).shapesOf(attempt.aliases(), attempt.turns());
  }

  /** ζ as terms over the input. */
  public List<Term> zeta() {
    return attempt.context().constraints.all().stream().map(Constraint::term).toList();
  }

  /** The SSA names of the symbols in {@link #zeta}. */
  public Map<Symbol, SsaName> names() {
    return attempt.context().inputs.names();
  }

  /** The path in SGEN's terms. */
  public ShapeTrace traced() {
    if (made.isEmpty()) {
      Optional<String> reason =
          attempt.solution().isPresent() ? Optional.empty() : Optional.of(attempt.reason());
      made =
          Optional.of(
              new ShapeGeneration(setting).traceOf(attempt.aliases(), attempt.turns(), reason));
    }
    return made.get();
  }

  /** Why the path cannot be gone, with the names of what is to blame. */
  String reason() {
    return traced().infeasible().orElse(attempt.reason());
  }

  /** In SSA form without dereferences. */
  @Override
  public List<String> constraints() {
    return traced().constraints().stream().map(SsaConstraint::toString).toList();
  }

  @Override
  public List<PathCondition> conditions() {
    if (refutations.isEmpty()) {
      return List.of(condition(attempt.aliases(), facts(attempt.context().constraints.all())));
    }
    return refutations.stream().map(this::condition).distinct().toList();
  }

  private PathCondition condition(Refutation refutation) {
    List<PathFact> facts = new ArrayList<>(facts(refutation.zeta()));
    refutation
        .bottom()
        .ifPresent(
            reason ->
                facts.add(
                    new PathFact(
                        setting.terms().truth(false), place(refutation.position()), reason)));
    return condition(refutation.aliases(), facts);
  }

  private PathCondition condition(List<Alias> aliases, List<PathFact> facts) {
    return new PathCondition(
        setting.terms(), aliases.stream().map(Alias::toString).toList(), facts);
  }

  private List<PathFact> facts(List<Constraint> zeta) {
    return zeta.stream().map(c -> new PathFact(c.term(), place(c.position()), "")).toList();
  }

  /** Positions are counted from 1; before the first statement nothing is demanded. */
  private Optional<ExecutedStatement> place(int position) {
    StatementPath path = setting.route().path();
    return position < 1 || position > path.statements().size()
        ? Optional.empty()
        : Optional.of(
            new ExecutedStatement(path.function(), path.statements().get(position - 1), position));
  }

  @Override
  public List<ShapeFrame> shapes() {
    return new ShapeGeneration(setting).framesOf(attempt.aliases(), attempt.turns(), source);
  }

  @Override
  public List<String> aliases() {
    return attempt.aliases().stream().map(Alias::toString).toList();
  }

  @Override
  public List<String> trace() {
    List<String> lines =
        new ArrayList<>(new TraceText(source, setting.route().path().function()).of(traced()));
    summaries.ifPresent(all -> lines.addAll(all.of(traced())));
    return lines;
  }
}
