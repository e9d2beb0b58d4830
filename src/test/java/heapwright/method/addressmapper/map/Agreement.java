package heapwright.method.addressmapper.map;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.method.addressmapper.alias.InitialAliases;
import heapwright.method.addressmapper.move.Move;
import heapwright.method.addressmapper.move.RecordedMoves;
import heapwright.method.addressmapper.operation.OperationEvaluator;
import heapwright.method.addressmapper.trace.TraceTableBuilder;
import heapwright.method.path.RecordedPath;
import heapwright.method.path.StatementPath;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Compares AddressMapper's account with the symbolic machine after every move: what is NULL, what
 * is not, which pointers are equal, what is freed, and what the input held.
 */
public final class Agreement {
  private final Program program;
  private final List<String> differences = new ArrayList<>();
  private int compared;
  private int opaque;

  public Agreement(Program program) {
    this.program = program;
  }

  public List<String> differences() {
    return differences;
  }

  /** Pointers that were compared. */
  public int compared() {
    return compared;
  }

  /** Those of which the account could say nothing. */
  public int opaque() {
    return opaque;
  }

  /** Goes a way on both; gives the account's reason why it is infeasible. */
  public Optional<String> follow(StatementPath path, RecordedPath recorded) {
    TraceTableBuilder bookkeeper =
        new TraceTableBuilder(new InitialAliases(program, recorded.aliases()));
    OperationEvaluator evaluator =
        new OperationEvaluator(program, bookkeeper.aliases(), bookkeeper);
    evaluator.start(path.function());
    String which = path.function().name() + " " + path + ", at ";
    String[] at = {which + "call"};
    RecordedMoves.follow(
        program,
        path,
        recorded,
        move -> {
          evaluator.make(move);
          if (move instanceof Move.Passed passed) {
            at[0] = which + passed.function().name() + " " + passed.number();
          }
          seen(move)
              .ifPresent(
                  seen ->
                      new Comparison(seen.machine(), seen.after(), evaluator.map(), at[0]).run());
        });
    return evaluator.conflict();
  }

  private static Optional<Move.Seen> seen(Move move) {
    if (move instanceof Move.Executed executed) {
      return executed.seen();
    }
    if (move instanceof Move.Entered entered) {
      return Optional.of(entered.seen());
    }
    return move instanceof Move.Left left ? Optional.of(left.seen()) : Optional.empty();
  }

  private final class Comparison {
    private final SymbolicMachine machine;
    private final PathState state;
    private final AddressMap map;
    private final String at;
    private final ProgramVariables variables = new ProgramVariables(program);
    private final Map<Object, CellAddress> cells = new HashMap<>();
    private final Map<CellAddress, Object> objects = new HashMap<>();

    Comparison(SymbolicMachine machine, PathState state, AddressMap map, String at) {
      this.machine = machine;
      this.state = state;
      this.map = map;
      this.at = at;
    }

    void run() {
      Frame frame = state.frame();
      Function function = frame.function();
      for (Local local : function.locals()) {
        PointerSlot slot = new PointerSlot.OfVariable(variables.local(local, frame.depth()), 0);
        if (local.type() instanceof PointerType && !local.inMemory()) {
          Optional<SymbolicValue> value = frame.registers().get(local.id().index());
          if (value.isPresent()) {
            same(local.name(), value.get(), map.content(slot));
          }
        }
      }
      state.heap().objects().forEach(this::cell);
    }

    private void cell(HeapObject object) {
      CellAddress address = cells.get(object.id());
      if (address == null) {
        return;
      }
      MemoryCell cell = map.cell(address);
      if (cell.active() != (object.life() == HeapObject.Life.ALIVE)) {
        differ(address + " active");
      }
      if (cell.stable() != (object.origin() == HeapObject.Origin.ALLOCATED)) {
        differ(address + " stable");
      }
      Fields solution = map.solution().getOrDefault(address.number(), Fields.EMPTY);
      for (HeapObject.Initial initial : object.initial().toList()) {
        if (initial.cell().type() instanceof PointerType) {
          String name = "solution " + address + "+" + initial.offset();
          same(name, initial.value(), solution.at(initial.offset()).map(map::resolved));
        }
      }
      object
          .cells()
          .forEach(
              entry -> {
                HeapObject.Stored stored = entry.value();
                Optional<PointerValue> field = cell.fields().at(stored.offset()).map(map::resolved);
                if (!(stored.value() instanceof SymbolicValue.Number) || field.isPresent()) {
                  same("memory " + address + "+" + stored.offset(), stored.value(), field);
                }
              });
    }

    private void same(String name, SymbolicValue value, Optional<PointerValue> pointer) {
      compared++;
      SymbolicValue resolved = machine.resolved(state, value);
      if (pointer.isEmpty() || pointer.get() instanceof PointerValue.Opaque) {
        opaque += value instanceof SymbolicValue.Indeterminate ? 0 : 1;
      } else if (!agrees(resolved, pointer.get())) {
        opaque += isSomewhere(resolved) ? 1 : 0;
        if (!isSomewhere(resolved)) {
          differ(name + ": " + resolved + " against " + pointer.get());
        }
      }
    }

    /** At a distance that only numbers know: pointers into one array. */
    private boolean isSomewhere(SymbolicValue value) {
      return value instanceof SymbolicValue.Address a && !a.offset().isConstant()
          || value instanceof SymbolicValue.Unknown u && !u.offset().isConstant();
    }

    private boolean agrees(SymbolicValue value, PointerValue pointer) {
      if (value instanceof SymbolicValue.Indeterminate) {
        return pointer instanceof PointerValue.None;
      }
      if (value instanceof SymbolicValue.Code) {
        return pointer instanceof PointerValue.Code || pointer instanceof PointerValue.To;
      }
      if (value instanceof SymbolicValue.Number number) {
        return state.value(number.term()).orElse(1) == 0 && isNull(pointer);
      }
      if (value instanceof SymbolicValue.Address address) {
        long offset = state.value(address.offset()).orElse(Long.MIN_VALUE);
        return pointer instanceof PointerValue.To to
            ? !isNull(pointer) && to.offset() == offset && isOne(address.object(), to.cell())
            : pointer instanceof PointerValue.Into into && into.offset() == offset;
      }
      return value instanceof SymbolicValue.Unknown unknown
          && pointer instanceof PointerValue.To to
          && state.value(unknown.offset()).orElse(Long.MIN_VALUE) == to.offset()
          && isOne(unknown.pointer(), to.cell())
          && (map.cell(to.cell()).nullness() == MemoryCell.Nullness.NOT_NULL)
              == state.heap().pointer(unknown.pointer()).nonNull();
    }

    private boolean isNull(PointerValue pointer) {
      return pointer instanceof PointerValue.None
          || pointer instanceof PointerValue.To to
              && map.cell(to.cell()).nullness() == MemoryCell.Nullness.NULL;
    }

    /** Objects and cells belong together one to one. */
    private boolean isOne(Object object, CellAddress cell) {
      return cells.computeIfAbsent(object, o -> cell).equals(cell)
          && objects.computeIfAbsent(cell, c -> object).equals(object);
    }

    private void differ(String what) {
      differences.add(at + ": " + what);
    }
  }
}
