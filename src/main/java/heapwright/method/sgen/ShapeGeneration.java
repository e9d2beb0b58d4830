package heapwright.method.sgen;

import heapwright.ir.Program;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.method.path.PathRetrace;
import heapwright.method.path.RecordedPath;
import heapwright.method.path.StatementPath;
import heapwright.method.path.StatementText;
import heapwright.method.sgen.sigma.SigmaChanges;
import heapwright.method.sgen.sigma.SigmaHistory;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaConstraints;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.method.sgen.ssa.SsaVariable;
import heapwright.method.sgen.trace.ShapeTrace;
import heapwright.method.sgen.trace.Shapes;
import heapwright.method.sgen.trace.SigmaFrames;
import heapwright.method.sgen.trace.TraceRecorder;
import heapwright.method.sgen.transfer.MachineView;
import heapwright.method.sgen.transfer.TraceContext;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.PathState;
import heapwright.testcase.shape.ShapeFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The shape generation algorithm, along a path that a search has found. */
public final class ShapeGeneration {
  private final Program program;

  public ShapeGeneration(Program program) {
    this.program = program;
  }

  /** The trace of a path along given statements. */
  public ShapeTrace traceOf(StatementPath path, RecordedPath recorded) {
    return traceOf(path, recorded, recorder -> {});
  }

  /** The shape at the start of a path and after each of its statements. */
  public List<ShapeFrame> framesOf(StatementPath path, RecordedPath recorded, StatementText source) {
    SigmaFrames frames = new SigmaFrames(program.model(), source);
    traceOf(
        path,
        recorded,
        recorder -> {
          frames.begin(recorder.context().history.sigma());
          recorder.draw(frames);
        });
    return frames.frames();
  }

  private ShapeTrace traceOf(
      StatementPath path, RecordedPath recorded, Consumer<TraceRecorder> preparation) {
    PathRetrace retrace = new PathRetrace(program);
    SymbolicMachine machine = retrace.machine(recorded);
    TraceRecorder recorder = begin(machine, recorded);
    preparation.accept(recorder);
    List<String> start =
        new ArrayList<>(recorded.aliases().stream().map(a -> "suppose " + a).toList());
    start.addAll(state(recorder.context().history));
    recorder.context().history.startSection();
    retrace.follow(recorded, machine, recorder);
    finish(recorder, path, machine);
    return concluded(recorder, path, start);
  }

  /** σ0: version 0 of each pointer of the input is ⊤, beside its virtual parameter. */
  public TraceRecorder begin(SymbolicMachine machine, RecordedPath recorded) {
    PathState start = machine.start(recorded.function());
    MachineView view = MachineView.of(machine, start, start);
    TraceContext context = new TraceContext(program.model(), recorded.function(), view);
    for (Local formal : recorded.function().parameters()) {
      if (formal.type() instanceof PointerType) {
        SsaPointer pointer =
            context.history.appear(variable(context, formal, start), Location.Plain.TOP, true);
        SsaPointer virtual =
            context.history.appear(context.virtual(formal), Location.Plain.TOP, true);
        context.transfer.areEqual(pointer, virtual);
        SymbolicValue raw = view.register(formal);
        if (raw instanceof SymbolicValue.Unknown) {
          context.general.at(pointer, raw);
        }
      }
    }
    return new TraceRecorder(machine, context, start);
  }

  private static SsaVariable variable(TraceContext context, Local formal, PathState start) {
    if (!formal.inMemory()) {
      return context.here().variable(formal);
    }
    ObjectId id = start.frame().memory().get(formal.id().index()).orElseThrow();
    Region region = context.objects.of(id, start);
    return region.cell(0, Cell.of(formal.type()), context.history.names).variable();
  }

  private static List<String> state(SigmaHistory history) {
    SigmaChanges changes = history.changes();
    List<String> lines = new ArrayList<>(changes.locations(history.sigma()));
    lines.addAll(changes.collections(history.sigma()));
    return lines;
  }

  /** What the path needs next but cannot have is recorded as well, with the ⊥σ that it leads to. */
  private static void finish(TraceRecorder recorder, StatementPath path, SymbolicMachine machine) {
    PathState last = recorder.last();
    boolean isStraying =
        recorder.statements() < path.statements().size()
            && last.frame().depth() == 0
            && last.frame().statement().orElse(null) instanceof Statement.Step step
            && !step.number().equals(path.statements().get(recorder.statements()));
    if (isStraying) {
      recorder.decided().ifPresent(recorder::suppose);
    } else if (machine.step(last) instanceof StepResult.Failed) {
      recorder.context().observe(MachineView.of(machine, last, last));
      last.frame().statement().ifPresent(recorder::execute);
    }
    recorder.closeSection();
  }

  private static ShapeTrace concluded(
      TraceRecorder recorder, StatementPath path, List<String> start) {
    TraceContext context = recorder.context();
    Shapes shapes = new Shapes(context);
    SsaConstraints constraints = new SsaConstraints(recorder.constraints());
    ShapeTrace.Shape entry = shapes.entry();
    ShapeTrace.TestedPath tuple =
        new ShapeTrace.TestedPath(
            entry, constraints.entry(), shapes.exit(), constraints.exit(shapes.exitNumbers()));
    boolean isDifferent = context.transfer.kept().stream().allMatch(context.transfer::holds);
    boolean isWhole = isDifferent && recorder.statements() >= path.statements().size();
    Optional<String> bottom =
        recorder.traced().stream().flatMap(t -> t.contradiction().stream()).findFirst();
    return new ShapeTrace(
        start,
        recorder.traced(),
        constraints.combined(),
        kept(context),
        entry,
        tuple,
        context.invisibles.table(),
        bottom.or(
            () ->
                isWhole
                    ? Optional.empty()
                    : Optional.of(
                        isDifferent ? "the constraints contradict one another" : "an inequality")));
  }

  /** The inequalities that were kept for the end of the path. */
  private static List<String> kept(TraceContext context) {
    return context.transfer.kept().stream()
        .map(
            kept ->
                context.transfer.holds(kept)
                    ? kept + " holds: they are in different collections"
                    : kept + " cannot hold: " + context.history.sigma().collection(kept.x()))
        .toList();
  }
}
