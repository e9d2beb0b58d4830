package heapwright.method.sgen;

import heapwright.ir.Program;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.method.path.PathRetrace;
import heapwright.method.path.RecordedPath;
import heapwright.method.path.StatementPath;
import heapwright.method.sgen.sigma.SigmaChanges;
import heapwright.method.sgen.sigma.SigmaHistory;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaConstraints;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.method.sgen.ssa.SsaVariable;
import heapwright.method.sgen.trace.ShapeTrace;
import heapwright.method.sgen.trace.Shapes;
import heapwright.method.sgen.trace.TraceRecorder;
import heapwright.method.sgen.transfer.MachineView;
import heapwright.method.sgen.transfer.TraceContext;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.PathState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The shape generation algorithm, along a path that a search has found. */
public final class ShapeGeneration {
  private final Program program;

  public ShapeGeneration(Program program) {
    this.program = program;
  }

  /** The account of a path along given statements. */
  public ShapeTrace account(StatementPath route, RecordedPath way) {
    PathRetrace retrace = new PathRetrace(program);
    SymbolicMachine machine = retrace.machine(way);
    TraceRecorder walk = begin(machine, way);
    List<String> start = new ArrayList<>(way.aliases().stream().map(a -> "suppose " + a).toList());
    start.addAll(state(walk.book().ledger));
    walk.book().ledger.turnPage();
    retrace.follow(way, machine, walk);
    finish(walk, route, machine);
    return concluded(walk, route, start);
  }

  /** σ0: version 0 of each pointer of the input is ⊤, beside its virtual parameter. */
  public TraceRecorder begin(SymbolicMachine machine, RecordedPath way) {
    PathState start = machine.start(way.function());
    MachineView sight = MachineView.of(machine, start, start);
    TraceContext book = new TraceContext(program.model(), way.function(), sight);
    for (Local formal : way.function().parameters()) {
      if (formal.type() instanceof PointerType) {
        SsaPointer pointer =
            book.ledger.appear(variable(book, formal, start), Location.Plain.TOP, true);
        SsaPointer virtual = book.ledger.appear(book.virtual(formal), Location.Plain.TOP, true);
        book.transfer.areEqual(pointer, virtual);
        SymbolicValue raw = sight.register(formal);
        if (raw instanceof SymbolicValue.Unknown) {
          book.aims.at(pointer, raw);
        }
      }
    }
    return new TraceRecorder(machine, book, start);
  }

  private static SsaVariable variable(TraceContext book, Local formal, PathState start) {
    if (!formal.inMemory()) {
      return book.here().variable(formal);
    }
    ObjectId id = start.frame().memory().get(formal.id().index()).orElseThrow();
    Region region = book.objects.of(id, start);
    return region.cell(0, Cell.of(formal.type()), book.ledger.names).variable();
  }

  private static List<String> state(SigmaHistory ledger) {
    SigmaChanges changes = ledger.changes();
    List<String> lines = new ArrayList<>(changes.locations(ledger.sigma()));
    lines.addAll(changes.collections(ledger.sigma()));
    return lines;
  }

  /** What the path needs next but cannot have is told as well, with the ⊥σ that it leads to. */
  private static void finish(TraceRecorder walk, StatementPath route, SymbolicMachine machine) {
    PathState last = walk.last();
    boolean isStraying =
        walk.statements() < route.statements().size()
            && last.frame().depth() == 0
            && last.frame().statement().orElse(null) instanceof Statement.Step step
            && !step.number().equals(route.statements().get(walk.statements()));
    if (isStraying) {
      walk.decided().ifPresent(walk::suppose);
    } else if (machine.step(last) instanceof StepResult.Failed) {
      walk.book().look(MachineView.of(machine, last, last));
      last.frame().statement().ifPresent(walk::execute);
    }
    walk.closePage();
  }

  private static ShapeTrace concluded(TraceRecorder walk, StatementPath route, List<String> start) {
    TraceContext book = walk.book();
    Shapes shapes = new Shapes(book);
    SsaConstraints constraints = new SsaConstraints(walk.constraints());
    ShapeTrace.Shape entry = shapes.entry();
    ShapeTrace.TestedPath tuple =
        new ShapeTrace.TestedPath(
            entry, constraints.entry(), shapes.exit(), constraints.exit(shapes.exitNumbers()));
    boolean isDifferent = book.transfer.kept().stream().allMatch(book.transfer::holds);
    boolean isWhole = isDifferent && walk.statements() >= route.statements().size();
    Optional<String> bottom =
        walk.told().stream().flatMap(t -> t.contradiction().stream()).findFirst();
    return new ShapeTrace(
        start,
        walk.told(),
        constraints.combined(),
        kept(book),
        entry,
        tuple,
        book.invisibles.table(),
        bottom.or(
            () ->
                isWhole
                    ? Optional.empty()
                    : Optional.of(
                        isDifferent ? "the constraints contradict one another" : "an inequality")));
  }

  /** The inequalities that were kept for the end of the path. */
  private static List<String> kept(TraceContext book) {
    return book.transfer.kept().stream()
        .map(
            kept ->
                book.transfer.holds(kept)
                    ? kept + " holds: they are in different collections"
                    : kept + " cannot hold: " + book.ledger.sigma().collection(kept.x()))
        .toList();
  }
}
