package heapwright.method.sgen.trace;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.method.path.PathRetrace;
import heapwright.method.sgen.sigma.Sigma;
import heapwright.method.sgen.sigma.SigmaChanges;
import heapwright.method.sgen.ssa.Form;
import heapwright.method.sgen.ssa.SsaConstraint;
import heapwright.method.sgen.transfer.Activation;
import heapwright.method.sgen.transfer.CallEffects;
import heapwright.method.sgen.transfer.DecisionTransfer;
import heapwright.method.sgen.transfer.ImplicitConstraints;
import heapwright.method.sgen.transfer.MachineView;
import heapwright.method.sgen.transfer.PointerQuestions;
import heapwright.method.sgen.transfer.SigmaTransfer;
import heapwright.method.sgen.transfer.TraceContext;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Goes along with a path and writes down what each statement does. */
public final class TraceRecorder implements PathRetrace.StepListener {
  private final SymbolicMachine machine;
  private final TraceContext context;
  private final List<TracedStatement> traced = new ArrayList<>();
  private final List<SsaConstraint> constraints = new ArrayList<>();
  private final List<Form> forms = new ArrayList<>();
  private Optional<SigmaFrames> frames = Optional.empty();
  private Optional<Decided> decided = Optional.empty();
  private TracedStatement.TraceSection section;
  private int statements;
  private PathState last;

  /** A decision of the function under test, and how it went. */
  public record Decided(Terminator.Branch branch, MachineView view, boolean truth) {}

  public TraceRecorder(SymbolicMachine machine, TraceContext context, PathState start) {
    this.machine = machine;
    this.context = context;
    last = start;
    section =
        new TracedStatement.TraceSection(context.here().function(), 0, Optional.empty(), false);
  }

  /** The shape after each statement is wanted as well. */
  public void draw(SigmaFrames wanted) {
    frames = Optional.of(wanted);
  }

  public TraceContext context() {
    return context;
  }

  public List<TracedStatement> traced() {
    return List.copyOf(traced);
  }

  public List<SsaConstraint> constraints() {
    return List.copyOf(constraints);
  }

  /** How many statements of the function under test have been executed. */
  public int statements() {
    return statements;
  }

  /** The state that the path came to. */
  public PathState last() {
    return last;
  }

  /** The decision that the latest statement of the function under test took last. */
  public Optional<Decided> decided() {
    return decided;
  }

  @Override
  public void moved(PathState before, PathState after) {
    last = after;
    context.observe(MachineView.of(machine, before, after));
    if (!isRefinement(before, after)) {
      Frame frame = before.frame();
      frame.statement().ifPresentOrElse(this::execute, () -> end(frame.code().terminator()));
    }
  }

  /** The statement is to be executed anew, now that the path knows more. */
  private boolean isRefinement(PathState before, PathState after) {
    Frame from = before.frame();
    Frame to = after.frame();
    boolean stays =
        from.depth() == to.depth() && from.block().equals(to.block()) && from.index() == to.index();
    boolean ends =
        from.statement().isEmpty()
            && from.code().terminator() instanceof Terminator.Return t
            && t.value().map(v -> machine.value(before, v).isPresent()).orElse(true);
    return stays && !ends;
  }

  /** Executes a statement as far as σ is concerned. */
  public void execute(Statement statement) {
    if (statement instanceof Statement.Step step && !context.here().function().span().isOurs()) {
      closeSection();
      section =
          new TracedStatement.TraceSection(
              context.here().function(), context.depth(), Optional.of(step.number()), false);
      if (context.depth() == 0) {
        decided = Optional.empty();
        statements++;
      }
    }
    statement.operands().forEach(this::ask);
    write(statement.match(new SigmaTransfer(context)));
  }

  /** What the operands of a statement demand of the input. */
  private void ask(Expression operand) {
    new PointerQuestions(context).answerWithin(operand);
    write(new ImplicitConstraints(context).of(operand));
  }

  private void write(List<Form> more) {
    forms.addAll(more);
    more.forEach(form -> form.constraint().ifPresent(constraints::add));
  }

  private void end(Terminator terminator) {
    write(terminator.match(new Endings()));
  }

  /** What has been written about the statement is complete. */
  public void closeSection() {
    SigmaChanges changes = context.history.changes();
    Sigma sigma = context.history.sigma();
    TracedStatement written =
        new TracedStatement(
            section,
            forms,
            changes.locations(sigma),
            changes.collections(sigma),
            changes.contradiction());
    if (section.isNew() || !written.isEmpty()) {
      traced.add(written);
      frames.ifPresent(all -> all.add(written, sigma));
    }
    forms.clear();
    context.history.startSection();
  }

  /** A condition that the path would need, though it cannot hold. */
  public void suppose(Decided decision) {
    context.observe(decision.view());
    withdraw();
    write(
        List.of(
            new DecisionTransfer(context)
                .condition(decision.branch().condition(), !decision.truth())));
  }

  /** The condition as it went, which is always written last. */
  private void withdraw() {
    Form form = forms.remove(forms.size() - 1);
    form.constraint().ifPresent(c -> constraints.remove(constraints.size() - 1));
  }

  /** What the ends of blocks tell. */
  private final class Endings implements Terminator.Cases<List<Form>> {
    private Frame after() {
      return context.view().after().frame();
    }

    @Override
    public List<Form> jump(Terminator.Jump t) {
      return List.of();
    }

    @Override
    public List<Form> branch(Terminator.Branch t) {
      boolean truth = after().block().equals(t.ifTrue());
      if (context.depth() == 0) {
        decided = Optional.of(new Decided(t, context.view(), truth));
      }
      t.condition().operands().forEach(TraceRecorder.this::ask);
      return List.of(new DecisionTransfer(context).condition(t.condition(), truth));
    }

    @Override
    public List<Form> choose(Terminator.Switch t) {
      ask(t.subject());
      return new DecisionTransfer(context).choice(t, after().block());
    }

    @Override
    public List<Form> giveBack(Terminator.Return t) {
      t.operands().forEach(TraceRecorder.this::ask);
      Function callee = context.here().function();
      CallEffects calls = new CallEffects(context);
      List<Form> returned = calls.returned(t);
      if (context.depth() == 0) {
        return returned;
      }
      write(returned);
      if (!callee.span().isOurs()) {
        closeSection();
      }
      context.leave();
      if (!callee.span().isOurs()) {
        Activation caller = context.here();
        section =
            new TracedStatement.TraceSection(
                caller.function(), context.depth(), caller.statement(), true);
      }
      return calls.received(t, callee);
    }

    @Override
    public List<Form> unreachable(Terminator.Unreachable t) {
      return List.of();
    }
  }
}
