package heapwright.method.addressmapper;

import heapwright.ir.Function;
import heapwright.ir.Local;
import heapwright.ir.PointerType;
import heapwright.ir.Program;
import heapwright.method.Route;
import heapwright.method.Way;
import heapwright.symbolic.Frame;
import heapwright.symbolic.HeapObject;
import heapwright.symbolic.PathState;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Compares AddressMapper's account with the symbolic machine after every move: what is NULL, what
 * is not, which pointers are equal, what is freed, and what the input held.
 */
final class Agreement {
  private final Program program;
  private final List<String> differences = new ArrayList<>();
  private int compared;
  private int opaque;

  Agreement(Program program) {
    this.program = program;
  }

  List<String> differences() {
    return differences;
  }

  /** Pointers that were compared. */
  int compared() {
    return compared;
  }

  /** Those of which the account could say nothing. */
  int opaque() {
    return opaque;
  }

  /** Goes a way on both; gives the account's reason why it is infeasible. */
  Optional<String> follow(Route route, Way way) {
    Bookkeeper bookkeeper = new Bookkeeper(new KnownAliases(program, way.aliases()));
    Evaluator evaluator = new Evaluator(program, bookkeeper.aliases(), bookkeeper);
    evaluator.start(route.function());
    String which = route.function().name() + " " + route + ", at ";
    String[] at = {which + "call"};
    WayCourse.follow(
        program,
        route,
        way,
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
    private final Variables variables = new Variables(program);
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
        Slot slot = new Slot.OfVariable(variables.local(local, frame.depth()), 0);
        if (local.type() instanceof PointerType && !local.inMemory()) {
          Optional<Value> value = frame.registers().get(local.id().index());
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
                Optional<Pointer> field = cell.fields().at(stored.offset()).map(map::resolved);
                if (!(stored.value() instanceof Value.Number) || field.isPresent()) {
                  same("memory " + address + "+" + stored.offset(), stored.value(), field);
                }
              });
    }

    private void same(String name, Value value, Optional<Pointer> pointer) {
      compared++;
      Value resolved = machine.resolved(state, value);
      if (pointer.isEmpty() || pointer.get() instanceof Pointer.Opaque) {
        opaque += value instanceof Value.Indeterminate ? 0 : 1;
      } else if (!agrees(resolved, pointer.get())) {
        opaque += isSomewhere(resolved) ? 1 : 0;
        if (!isSomewhere(resolved)) {
          differ(name + ": " + resolved + " against " + pointer.get());
        }
      }
    }

    /** At a distance that only numbers know: pointers into one array. */
    private boolean isSomewhere(Value value) {
      return value instanceof Value.Address a && !a.offset().isConstant()
          || value instanceof Value.Unknown u && !u.offset().isConstant();
    }

    private boolean agrees(Value value, Pointer pointer) {
      if (value instanceof Value.Indeterminate) {
        return pointer instanceof Pointer.None;
      }
      if (value instanceof Value.Code) {
        return pointer instanceof Pointer.Code || pointer instanceof Pointer.To;
      }
      if (value instanceof Value.Number number) {
        return state.value(number.term()).orElse(1) == 0 && isNull(pointer);
      }
      if (value instanceof Value.Address address) {
        long offset = state.value(address.offset()).orElse(Long.MIN_VALUE);
        return pointer instanceof Pointer.To to
            ? !isNull(pointer) && to.offset() == offset && isOne(address.object(), to.cell())
            : pointer instanceof Pointer.Into into && into.offset() == offset;
      }
      return value instanceof Value.Unknown unknown
          && pointer instanceof Pointer.To to
          && state.value(unknown.offset()).orElse(Long.MIN_VALUE) == to.offset()
          && isOne(unknown.pointer(), to.cell())
          && (map.cell(to.cell()).nullness() == Nullness.NOT_NULL)
              == state.heap().pointer(unknown.pointer()).nonNull();
    }

    private boolean isNull(Pointer pointer) {
      return pointer instanceof Pointer.None
          || pointer instanceof Pointer.To to && map.cell(to.cell()).nullness() == Nullness.NULL;
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
