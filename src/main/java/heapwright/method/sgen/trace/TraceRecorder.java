package heapwright.method.sgen.trace;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.sigma.Sigma;
import heapwright.method.sgen.sigma.SigmaChanges;
import heapwright.method.sgen.ssa.Form;
import heapwright.method.sgen.ssa.SsaConstraint;
import heapwright.method.sgen.transfer.Activation;
import heapwright.method.sgen.transfer.PathContext;
import heapwright.method.sgen.transfer.TraceSink;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** Writes down what each statement of a path does. */
public final class TraceRecorder implements TraceSink {
  private final BiConsumer<TracedStatement, PathContext> afterEach;
  private final List<TracedStatement> traced = new ArrayList<>();
  private final List<SsaConstraint> constraints = new ArrayList<>();
  private final CalleePaths callees = new CalleePaths();
  private final List<Form> forms = new ArrayList<>();
  private TracedStatement.TraceSection section;

  /**
   * @param afterEach looks at what there is after each statement
   */
  public TraceRecorder(Function function, BiConsumer<TracedStatement, PathContext> afterEach) {
    this.afterEach = afterEach;
    section = new TracedStatement.TraceSection(function, 0, Optional.empty(), false);
  }

  public List<TracedStatement> traced() {
    return List.copyOf(traced);
  }

  public List<SsaConstraint> constraints() {
    return List.copyOf(constraints);
  }

  /** The paths through callees that came back, each once. */
  public List<CalleePath> callees() {
    return callees.all();
  }

  @Override
  public void crosses(PathContext context, BlockId from, BlockId to) {
    callees.crosses(context, from, to);
  }

  @Override
  public boolean isOn() {
    return true;
  }

  @Override
  public void begins(PathContext context, StatementNumber number) {
    Activation here = context.here();
    callees.begins(context, number);
    if (!here.function().span().isOurs()) {
      close(context, Optional.empty());
      section =
          new TracedStatement.TraceSection(
              here.function(), context.depth(), Optional.of(number), false);
    }
  }

  @Override
  public void says(Supplier<Form> spelled) {
    Form form = spelled.get();
    forms.add(form);
    form.constraint().ifPresent(constraints::add);
  }

  @Override
  public void returns(PathContext context) {
    callees.returns(context.depth());
    boolean isUsers = !section.function().span().isOurs() && section.depth() > context.depth();
    if (isUsers) {
      close(context, Optional.empty());
      Activation caller = context.here();
      section =
          new TracedStatement.TraceSection(
              caller.function(), context.depth(), caller.statement(), true);
    }
  }

  /** The path ends here. */
  public void ends(PathContext context, Optional<EvaluationStop> end) {
    close(context, end.filter(e -> !e.isOutside()).map(EvaluationStop::reason));
  }

  /** What has been written about the statement is complete. */
  private void close(PathContext context, Optional<String> contradiction) {
    SigmaChanges changes = context.history.changes();
    Sigma sigma = context.history.sigma();
    TracedStatement written =
        new TracedStatement(
            section, forms, changes.locations(sigma), changes.collections(sigma), contradiction);
    if (section.isNew() || section.isResumed() || !written.isEmpty()) {
      traced.add(written);
      afterEach.accept(written, context);
    }
    forms.clear();
    context.history.startSection();
  }
}
