package heapwright.method.inka.world;

import heapwright.ir.type.Cell;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DomainValue;
import heapwright.method.inka.state.Writes;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.memory.AbstractMemory;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.WordType;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Loads, stores and joins, by the operators on abstract memories. */
public final class MemoryOperators {
  private final ConstraintWorld world;
  private final DomainEngine engine;
  private final ChangedVariables changes;
  private final Map<AbstractMemory, JoinCells> joins = new IdentityHashMap<>();

  MemoryOperators(ConstraintWorld world, DomainEngine engine) {
    this.world = world;
    this.engine = engine;
    changes = new ChangedVariables(world.program(), world.objects());
  }

  /** The memory before the call; closed if nothing on the heap can be got at from there. */
  public AbstractMemory input() {
    AbstractMemory input =
        engine.memories().input(List.of(DomainOperators.KIND), world.starts()::at);
    if (world.hasOwnHeap()) {
      engine.structures().close(input);
    }
    return input;
  }

  /** What lies at an address. */
  DomainValue load(ConstraintState state, DomainValue address, Cell cell) {
    Optional<CellType> type = DomainOperators.cellType(cell.type());
    if (!(address instanceof DomainValue.Address a)) {
      return ranged(cell);
    }
    follow(a.pointer(), world.program().model().size(cell.type()));
    if (cell.bits().isPresent() || type.isEmpty() || isNull(a.pointer())) {
      return ranged(cell);
    }
    return value(engine.memories().load(state.memory(), a.pointer(), type.get()));
  }

  private static DomainValue value(heapwright.solve.domains.engine.CellVariable cell) {
    return cell instanceof Word word
        ? new DomainValue.Number(word)
        : new DomainValue.Address((PointerVariable) cell);
  }

  /** Any value that a cell can have. */
  private DomainValue ranged(Cell cell) {
    DomainValue any = world.calculus().fresh(cell.type(), "any");
    if (cell.bits().isPresent() && any instanceof DomainValue.Number number) {
      WordType type = number.word().type();
      WordType field = new WordType(cell.bits().get().width(), type.signed());
      engine.restrict(number.word(), field.all());
    }
    return any;
  }

  /** A pointer that is followed is not NULL, and points into its object. */
  private void follow(PointerVariable pointer, long bytes) {
    boolean isNoWay =
        pointer.isFixed() && (isNull(pointer) || !world.objects().isInside(pointer.place(), bytes));
    engine.exclude(pointer, isNoWay ? pointer.place() : AbstractAddress.NULL);
  }

  static boolean isNull(PointerVariable pointer) {
    return pointer.isFixed() && WorldObjects.isNowhere(pointer.place());
  }

  /** The state after a store to an address. */
  ConstraintState store(ConstraintState state, DomainValue address, DomainValue value, Cell cell) {
    Optional<CellType> type = DomainOperators.cellType(cell.type());
    if (!(address instanceof DomainValue.Address a)) {
      return state.with(without(state.memory()));
    }
    follow(a.pointer(), world.program().model().size(cell.type()));
    if (cell.bits().isPresent() || type.isEmpty() || isNull(a.pointer())) {
      return state;
    }
    AbstractMemory memory =
        type.get().bytes() == 1 && a.pointer().targets().isOpen()
            ? withoutWider(state.memory())
            : state.memory();
    return state.with(engine.memories().store(memory, a.pointer(), stored(value, type.get())));
  }

  private heapwright.solve.domains.engine.CellVariable stored(DomainValue value, CellType type) {
    if (value instanceof DomainValue.Number number && type instanceof WordType) {
      return number.word();
    }
    return value instanceof DomainValue.Address address && !(type instanceof WordType)
        ? address.pointer()
        : engine.fresh("any", type);
  }

  /** A character may be stored into any part of anything. */
  private AbstractMemory withoutWider(AbstractMemory memory) {
    return engine
        .memories()
        .patched(
            memory,
            place -> true,
            (place, type) ->
                type.bytes() == 1
                    ? engine
                        .memories()
                        .load(memory, engine.address(place, DomainOperators.KIND), type)
                    : engine.fresh("[" + place + "]", type));
  }

  /** Nothing is known of any cell that the program can change, nor of what it may free. */
  public AbstractMemory without(AbstractMemory memory) {
    return engine
        .memories()
        .patched(
            engine.structures().restructured(memory, DomainOperators.KIND, true),
            place -> !changes.isConstant(place.object()),
            (place, type) -> engine.fresh("[" + place + "]", type));
  }

  /** Nothing is known of an object's cells. */
  AbstractMemory without(AbstractMemory memory, AbstractObject object) {
    return engine
        .memories()
        .patched(
            memory,
            place -> place.object().equals(object),
            (place, type) -> engine.fresh("[" + place + "]", type));
  }

  /** The memory where paths join that may have written this. */
  public AbstractMemory joined(ConstraintState state, Writes writes) {
    AbstractMemory restructured = restructured(state.memory(), writes);
    if (writes.keepsCells()) {
      return restructured;
    }
    JoinCells cells = new JoinCells(world, engine);
    int frame = state.frame().number();
    AbstractMemory before = state.memory();
    AbstractMemory memory =
        engine
            .memories()
            .patched(
                restructured,
                place -> changes.mayChange(place.object(), frame, writes),
                (place, type) ->
                    changes.mayChange(place.object(), frame, writes, type.bytes())
                        ? cells.cell(place, type)
                        : engine
                            .memories()
                            .load(before, engine.address(place, DomainOperators.KIND), type));
    joins.put(memory, cells);
    world.onPop(() -> joins.remove(memory));
    return memory;
  }

  private AbstractMemory restructured(AbstractMemory memory, Writes writes) {
    return switch (writes.lifetimes()) {
      case KEPT -> memory;
      case MADE -> engine.structures().restructured(memory, DomainOperators.KIND, false);
      case FREED -> engine.structures().restructured(memory, DomainOperators.KIND, true);
    };
  }

  /** The memory of a join is that of the path that came to it. */
  void merge(AbstractMemory here, AbstractMemory exit) {
    if (here == exit) {
      return;
    }
    engine.structures().equateStructures(here, exit);
    if (joins.containsKey(exit)) {
      joins.get(exit).become(here);
    }
  }

  /** The cells of a join that were asked for. */
  public List<heapwright.solve.domains.engine.CellVariable> joinedCells(AbstractMemory exit) {
    return joins.containsKey(exit) ? joins.get(exit).cells() : List.of();
  }
}
