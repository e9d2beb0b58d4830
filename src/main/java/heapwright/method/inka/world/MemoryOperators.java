package heapwright.method.inka.world;

import heapwright.ir.type.BitRange;
import heapwright.ir.type.Cell;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.Writes;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.memory.AbstractMemory;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.WordType;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Loads, stores and joins, by the operators on abstract memories. */
public final class MemoryOperators {
  private final ConstraintWorld world;
  private final DomainEngine engine;
  private final Map<AbstractMemory, JoinCells> joins = new IdentityHashMap<>();

  MemoryOperators(ConstraintWorld world, DomainEngine engine) {
    this.world = world;
    this.engine = engine;
  }

  /** The memory before the call; closed if nothing on the heap can be got at from there. */
  public AbstractMemory input() {
    AbstractMemory input = engine.memories().input(world.starts()::at);
    if (world.hasOwnHeap()) {
      engine.structures().close(input);
    }
    return input;
  }

  /** What lies at an address. */
  DomainValue load(ConstraintState state, DomainValue address, Cell cell) {
    if (!(address instanceof PointerVariable pointer) || !follow(pointer, cell)) {
      return ranged(cell);
    }
    AbstractMemory memory = state.memory();
    CellVariable value =
        world
            .trace()
            .step(
                () -> engine.memories().load(memory, pointer, type(cell).orElseThrow()),
                loaded -> called("load_element", memory, pointer.name(), loaded.name()));
    return cell.bits().isPresent()
        ? engine.words().as(value, DomainOperators.wordType(cell.type()))
        : value;
  }

  /** An operator, as a trace has it. */
  private String called(String operator, AbstractMemory memory, String... others) {
    return operator + "(" + world.trace().name(memory) + ", " + String.join(", ", others) + ")";
  }

  private static Optional<CellType> type(Cell cell) {
    return cell.bits().isPresent()
        ? cell.bits().map(bits -> bitField(bits, DomainOperators.wordType(cell.type())))
        : DomainOperators.cellType(cell.type());
  }

  private static CellType bitField(BitRange bits, WordType declared) {
    return new CellType.BitField(new WordType(bits.width(), declared.signed()), bits.shift());
  }

  /** Any value that a cell can have. */
  private DomainValue ranged(Cell cell) {
    DomainValue any = world.operators().fresh(cell.type(), "any");
    if (cell.bits().isPresent() && any instanceof Word word) {
      engine.restrict(word, new WordType(cell.bits().get().width(), word.type().signed()).all());
    }
    return any;
  }

  /**
   * A pointer that is followed is not NULL, and points into its object; true if the cell there is
   * one that the domains have.
   */
  private boolean follow(PointerVariable pointer, Cell cell) {
    long bytes = world.program().model().size(cell);
    boolean isExcluded =
        pointer.isFixed()
            && (pointer.isNowhere() || !world.objects().isInside(pointer.place(), bytes));
    engine.exclude(pointer, isExcluded ? pointer.place() : AbstractAddress.NULL);
    return type(cell).isPresent() && !pointer.isNowhere();
  }

  /** The state after a store to an address. */
  ConstraintState store(ConstraintState state, DomainValue address, DomainValue value, Cell cell) {
    if (!(address instanceof PointerVariable pointer)) {
      return state.with(without(state.memory()));
    }
    if (!follow(pointer, cell)) {
      return state;
    }
    CellType type = type(cell).orElseThrow();
    AbstractMemory memory =
        type.bytes() == 1 && type instanceof WordType && pointer.targets().isOpen()
            ? withoutWider(state.memory())
            : state.memory();
    CellVariable stored = stored(value, type);
    return state.with(
        world
            .trace()
            .step(
                () -> engine.memories().store(memory, pointer, stored, type),
                after ->
                    called(
                        "store_element",
                        state.memory(),
                        world.trace().name(after),
                        pointer.name(),
                        stored.name())));
  }

  private CellVariable stored(DomainValue value, CellType type) {
    boolean isWord = type.held() instanceof WordType;
    return value instanceof CellVariable cell && cell instanceof Word == isWord
        ? engine.words().as(cell, type)
        : engine.fresh("any", type);
  }

  private CellVariable anything(AbstractAddress place, CellType type) {
    return engine.fresh("[" + place + "]", type);
  }

  private CellVariable in(AbstractMemory memory, AbstractAddress place, CellType type) {
    return engine.memories().load(memory, engine.address(place), type);
  }

  /** A character may be stored into any part of anything. */
  private AbstractMemory withoutWider(AbstractMemory memory) {
    return engine
        .memories()
        .patched(
            memory,
            place -> true,
            (place, type) -> type.bytes() == 1 ? in(memory, place, type) : anything(place, type));
  }

  /** Nothing is known of any cell that the program can change, nor of what it may free. */
  public AbstractMemory without(AbstractMemory memory) {
    return engine
        .memories()
        .patched(
            engine.structures().restructured(memory, true),
            place -> !world.objects().isConstant(place.object()),
            this::anything);
  }

  /** Nothing is known of an object's cells. */
  AbstractMemory without(AbstractMemory memory, AbstractObject object) {
    return engine
        .memories()
        .patched(memory, place -> place.object().equals(object), this::anything);
  }

  /** The memory where paths join that may have written this. */
  public AbstractMemory joined(ConstraintState state, Writes writes) {
    AbstractMemory before = state.memory();
    AbstractMemory restructured =
        writes.lifetimes() == Writes.Lifetimes.KEPT
            ? before
            : engine
                .structures()
                .restructured(before, writes.lifetimes() == Writes.Lifetimes.FREED);
    if (writes.keepsCells()) {
      return restructured;
    }
    JoinCells cells = new JoinCells();
    int frame = state.frame().number();
    WorldObjects objects = world.objects();
    AbstractMemory memory =
        engine
            .memories()
            .patched(
                restructured,
                place -> objects.mayChange(place.object(), frame, writes),
                (place, type) ->
                    objects.mayChange(place.object(), frame, writes, type.bytes())
                        ? cells.cell(place, type)
                        : in(before, place, type));
    joins.put(memory, cells);
    world
        .trace()
        .say(
            "posted",
            () ->
                world.trace().name(memory) + " is what " + world.trace().name(before) + " becomes");
    world.onPop(() -> joins.remove(memory));
    return memory;
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
  public List<CellVariable> joinedCells(AbstractMemory exit) {
    return joins.containsKey(exit) ? joins.get(exit).cells() : List.of();
  }

  /**
   * The cells of a memory where paths join that may have written them: new ones, until it is known
   * which path was taken; then that path's.
   */
  private final class JoinCells {
    private record Made(AbstractAddress place, CellType type, CellVariable cell) {}

    private final List<Made> made = new ArrayList<>();
    private Optional<AbstractMemory> taken = Optional.empty();

    CellVariable cell(AbstractAddress place, CellType type) {
      if (taken.isPresent()) {
        return in(taken.get(), place, type);
      }
      CellVariable cell = anything(place, type);
      world.add(made, new Made(place, type, cell));
      return cell;
    }

    /** From now on the cells are those of a memory. */
    void become(AbstractMemory memory) {
      taken = Optional.of(memory);
      world.onPop(() -> taken = Optional.empty());
      for (Made each : List.copyOf(made)) {
        engine.words().equate(each.cell(), in(memory, each.place(), each.type()));
      }
    }

    /** The new cells that were asked for so far. */
    List<CellVariable> cells() {
      return made.stream().map(Made::cell).toList();
    }
  }
}
