package heapwright.method.sgen;

import heapwright.method.path.StatementText;
import heapwright.method.sgen.evaluation.ShapeEvaluation;
import heapwright.method.sgen.evaluation.ShapeEvaluation.Goal;
import heapwright.method.sgen.evaluation.ShapeEvaluation.Setting;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.sigma.SigmaChanges;
import heapwright.method.sgen.sigma.SigmaHistory;
import heapwright.method.sgen.ssa.Alias;
import heapwright.method.sgen.ssa.SsaConstraints;
import heapwright.method.sgen.trace.ShapeTrace;
import heapwright.method.sgen.trace.Shapes;
import heapwright.method.sgen.trace.SigmaFrames;
import heapwright.method.sgen.trace.TraceRecorder;
import heapwright.method.sgen.transfer.PathContext;
import heapwright.method.sgen.transfer.Turns;
import heapwright.testcase.shape.ShapeFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Tells of one way through a path what the published algorithm makes of it. */
final class ShapeGeneration {
  private final Setting setting;

  ShapeGeneration(Setting setting) {
    this.setting = setting;
  }

  /** The trace of an evaluation, which is repeated for it. */
  ShapeTrace traceOf(List<Alias> aliases, Turns turns, Optional<String> contradiction) {
    return traceOf(aliases, turns, contradiction, Optional.empty(), context -> {});
  }

  /** The shape at the start of a path and after each of its statements, to be drawn. */
  List<ShapeFrame> framesOf(List<Alias> aliases, Turns turns, StatementText source) {
    SigmaFrames frames = new SigmaFrames(setting.program().model(), source);
    traceOf(aliases, turns, Optional.empty(), Optional.of(frames), context -> {});
    return frames.frames();
  }

  /** The shapes after the statements, one for each of the trace's. */
  List<ShapeTrace.Shape> shapesOf(List<Alias> aliases, Turns turns) {
    List<ShapeTrace.Shape> after = new ArrayList<>();
    traceOf(
        aliases,
        turns,
        Optional.empty(),
        Optional.empty(),
        context -> after.add(new Shapes(context).current()));
    return after;
  }

  private ShapeTrace traceOf(
      List<Alias> aliases,
      Turns turns,
      Optional<String> contradiction,
      Optional<SigmaFrames> frames,
      Consumer<PathContext> afterEach) {
    TraceRecorder recorder =
        new TraceRecorder(
            setting.route().path().function(),
            (statement, context) -> {
              frames.ifPresent(all -> all.add(statement, context.history.sigma()));
              afterEach.accept(context);
            });
    ShapeEvaluation evaluation =
        new ShapeEvaluation(setting, Goal.PATH, aliases, turns.again(), Optional.empty(), recorder);
    evaluation.begin();
    PathContext context = evaluation.context();
    List<String> start = new ArrayList<>(aliases.stream().map(a -> "suppose " + a).toList());
    start.addAll(state(context.history));
    context.history.startSection();
    frames.ifPresent(all -> all.begin(context.history.sigma()));
    evaluation.run();
    recorder.ends(context, evaluation.end());
    return concluded(evaluation, recorder, start, contradiction);
  }

  private static List<String> state(SigmaHistory history) {
    SigmaChanges changes = history.changes();
    List<String> lines = new ArrayList<>(changes.locations(history.sigma()));
    lines.addAll(changes.collections(history.sigma()));
    return lines;
  }

  private static ShapeTrace concluded(
      ShapeEvaluation evaluation,
      TraceRecorder recorder,
      List<String> start,
      Optional<String> contradiction) {
    PathContext context = evaluation.context();
    Shapes shapes = new Shapes(context);
    SsaConstraints constraints = new SsaConstraints(recorder.constraints());
    ShapeTrace.Shape entry = shapes.entry();
    ShapeTrace.TestedPath tuple =
        new ShapeTrace.TestedPath(
            entry, constraints.entry(), shapes.exit(), constraints.exit(shapes.exitNumbers()));
    return new ShapeTrace(
        start,
        recorder.traced(),
        constraints.combined(),
        kept(context),
        entry,
        tuple,
        context.invisibles.table(),
        recorder.callees(),
        evaluation.end().map(EvaluationStop::reason).or(() -> contradiction));
  }

  /** The inequalities that were kept for the end of the path. */
  private static List<String> kept(PathContext context) {
    return context.transfer.kept().stream()
        .map(
            kept ->
                context.transfer.holds(kept)
                    ? kept + " holds: they are in different collections"
                    : kept + " cannot hold: " + context.history.sigma().collection(kept.x()))
        .toList();
  }
}
