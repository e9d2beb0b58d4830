package heapwright.method.sgen.ssa;

import heapwright.ir.Program;
import heapwright.ir.code.Statement;
import heapwright.method.path.PathRetrace;
import heapwright.method.path.RecordedPath;
import heapwright.method.path.StatementPath;
import heapwright.method.sgen.ShapeGeneration;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.Location.Plain;
import heapwright.method.sgen.trace.ShapeTrace;
import heapwright.method.sgen.trace.TraceRecorder;
import heapwright.method.sgen.transfer.TraceContext;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.heap.HeapObject.Stored;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.term.Constant;
import heapwright.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Compares σ and its collections, as the published transfer functions compute them, with what the
 * symbolic machine knows of the same pointers, before every statement of a way.
 */
public final class Agreement {
  private static final Terms TERMS = new Terms();

  private final Program program;
  private final List<String> differences = new ArrayList<>();
  private int compared;

  public Agreement(Program program) {
    this.program = program;
  }

  /** What the two did not agree on. */
  public List<String> differences() {
    return differences;
  }

  /** How many pointers were looked at. */
  public int compared() {
    return compared;
  }

  /** Goes a way that leads to the end of its route. */
  public void followFeasible(StatementPath path, RecordedPath recorded) {
    PathRetrace retrace = new PathRetrace(program);
    SymbolicMachine machine = retrace.machine(recorded);
    TraceRecorder recorder = new ShapeGeneration(program).begin(machine, recorded);
    String title = path.function().name() + " " + path;
    retrace.follow(
        recorded,
        machine,
        (before, after) -> {
          boolean isOwn = before.frame().depth() == 0;
          if (isOwn && before.frame().statement().orElse(null) instanceof Statement.Step step) {
            compare(recorder.context(), machine, before, title + " before " + step.number());
          }
          recorder.moved(before, after);
          recorder
              .context()
              .history
              .changes()
              .contradiction()
              .ifPresent(reason -> differences.add(title + ": " + reason));
        });
    compare(recorder.context(), machine, recorder.last(), title + " at the end");
    ShapeTrace trace = new ShapeGeneration(program).traceOf(path, recorded);
    trace.infeasible().ifPresent(reason -> differences.add(title + ": " + reason));
    trace.kept().stream()
        .filter(kept -> !kept.contains(" holds"))
        .forEach(kept -> differences.add(title + ": " + kept));
  }

  /** Goes a way that does not lead to the end of its route: the account must say why. */
  public void followInfeasible(StatementPath path, RecordedPath recorded) {
    ShapeTrace trace = new ShapeGeneration(program).traceOf(path, recorded);
    if (trace.infeasible().isEmpty()) {
      differences.add(path.function().name() + " " + path + " passes for feasible");
    }
  }

  private void compare(
      TraceContext context, SymbolicMachine machine, PathState state, String where) {
    Map<SymbolicValue, SsaPointer> byValue = new HashMap<>();
    Map<Integer, SymbolicValue> byCollection = new HashMap<>();
    held(context, state)
        .forEach(
            (variable, raw) -> {
              SymbolicValue value = settled(state, machine.resolved(state, raw));
              SsaPointer pointer = context.history.latest(variable);
              compared++;
              explain(context, state, pointer, value)
                  .ifPresent(
                      e -> differences.add(where + ": " + pointer + " ↦ " + e + ", not " + value));
              if (isPlace(value)) {
                SsaPointer other = byValue.putIfAbsent(value, pointer);
                if (other != null && !context.history.sigma().share(pointer, other)) {
                  differences.add(where + ": " + pointer + " and " + other + " are apart");
                }
                int id = context.history.sigma().collection(pointer).id();
                SymbolicValue there = byCollection.putIfAbsent(id, value);
                if (there != null && !there.equals(value)) {
                  differences.add(where + ": " + pointer + " is " + value + ", not " + there);
                }
              }
            });
  }

  /** The variables that the account takes for pointers, and what the machine has there. */
  private static Map<SsaVariable, SymbolicValue> held(TraceContext context, PathState state) {
    Map<SsaVariable, SymbolicValue> all = new HashMap<>();
    context
        .here()
        .variables()
        .forEach(
            (id, variable) ->
                state.frame().registers().get(id.index()).ifPresent(v -> all.put(variable, v)));
    for (Region region : context.objects.all()) {
      Map<Long, SymbolicValue> cells = new HashMap<>();
      state
          .heap()
          .find(region.object().orElseThrow())
          .ifPresent(object -> object.cells().forEach(entry -> put(cells, entry.value())));
      for (Region.Held cell : region.cells()) {
        if (cells.containsKey(cell.offset())) {
          all.put(cell.variable(), cells.get(cell.offset()));
        }
      }
    }
    all.keySet().removeIf(variable -> variable.pointer().isEmpty());
    return all;
  }

  /** An address whose offset the path has fixed is the same as one that was written so. */
  private static SymbolicValue settled(PathState state, SymbolicValue value) {
    OptionalLong offset =
        value instanceof SymbolicValue.Address a ? state.value(a.offset()) : OptionalLong.empty();
    return offset.isPresent()
        ? new SymbolicValue.Address(
            ((SymbolicValue.Address) value).object(), TERMS.bits(64, offset.getAsLong()))
        : value;
  }

  private static void put(Map<Long, SymbolicValue> cells, Stored stored) {
    if (stored.size() == 8) {
      cells.put(stored.offset(), stored.value());
    }
  }

  private static boolean isPlace(SymbolicValue value) {
    return value instanceof SymbolicValue.Address || value instanceof SymbolicValue.Unknown;
  }

  /** What σ says, where that is not what the machine says. */
  private static Optional<Location> explain(
      TraceContext context, PathState state, SsaPointer pointer, SymbolicValue value) {
    Location location = context.history.at(pointer);
    return agrees(state, location, value) ? Optional.empty() : Optional.of(location);
  }

  private static boolean agrees(PathState state, Location location, SymbolicValue value) {
    if (value instanceof SymbolicValue.Number n && n.term() instanceof Constant c) {
      return c.value().isZero() ? location == Plain.NULL : location != Plain.NULL;
    }
    if (value instanceof SymbolicValue.Address address) {
      OptionalLong offset = state.value(address.offset());
      return offset.isEmpty()
          ? location != Plain.NULL
          : location instanceof Named named
              && named.offset() == offset.getAsLong()
              && named.region().object().filter(address.object()::equals).isPresent();
    }
    if (value instanceof SymbolicValue.Unknown unknown) {
      boolean isThere = state.heap().pointer(unknown.pointer()).nonNull();
      boolean isStart = state.value(unknown.offset()).orElse(1) == 0;
      return !isStart
          || (isThere
              ? location instanceof Named named && named.region().isOpen()
              : location == Plain.TOP);
    }
    return !(value instanceof SymbolicValue.Code) || location instanceof Location.Code;
  }
}
