package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.integer.WordOperations;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.TypedAddress;
import heapwright.symbolic.persistent.IntMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.chocosolver.solver.exception.ContradictionException;

/** Memories and what their cells hold: INKA's load_element and store_element. */
public final class Memories {
  /** Makes the cell of a place that is asked for the first time: a variable of that type. */
  public interface CellSource {
    CellVariable cell(AbstractAddress place, CellType type);
  }

  /** A load from one memory through one variable: what comes of it is one variable. */
  private record Load(MemoryTable table, PointerVariable from, CellType type) {}

  private final ConstraintStore engine;
  private final WordOperations words;
  private final Map<Load, CellVariable> loads = new HashMap<>();

  public Memories(ConstraintStore engine) {
    this.engine = engine;
    words = new WordOperations(engine);
  }

  /** The memory that a program starts with: no place is known to exist, and it is not closed. */
  public AbstractMemory input(CellSource source) {
    return new AbstractMemory(
        MemoryTable.over(engine, slot -> source.cell(slot.place(), slot.type())),
        new StructureSet(engine, "S1(object)", IntMap.empty(), false));
  }

  /** load_element: what a pointer points to. */
  public CellVariable load(AbstractMemory memory, PointerVariable from, CellType type) {
    engine.impose("a load", from::follow);
    if (from.isFixed()) {
      CellVariable cell = memory.at(from.place(), type);
      engine.deductions().noteMet("load_element", cell, from);
      return words.as(cell, type);
    }
    return engine.once(
        loads,
        new Load(memory.table(), from, type),
        () -> {
          CellVariable value = engine.fresh("*" + from.name(), type);
          engine.post(new LoadElement.Open(memory, from, value, type));
          return value;
        });
  }

  /** store_element: the memory after a store through a pointer. */
  public AbstractMemory store(AbstractMemory memory, PointerVariable to, CellVariable value) {
    return store(memory, to, value, value.type());
  }

  /** As {@link #store(AbstractMemory, PointerVariable, CellVariable)}, into a cell of a type. */
  public AbstractMemory store(
      AbstractMemory memory, PointerVariable to, CellVariable value, CellType type) {
    engine.impose("a store", to::follow);
    if (to.isFixed()) {
      TypedAddress slot = engine.places().slot(to.place(), type);
      engine.deductions().noteMet("store_element", value, to);
      return memory.with(memory.table().with(slot, words.as(value, slot.type())));
    }
    String origin = engine.deductions().origin();
    return memory.with(
        MemoryTable.over(
            engine,
            slot ->
                engine
                    .deductions()
                    .madeFor(origin, () -> after(memory.table(), to, value, type, slot))));
  }

  /** What a slot holds after a store through a pointer that was not known when it was made. */
  private CellVariable after(
      MemoryTable before,
      PointerVariable to,
      CellVariable stored,
      CellType type,
      TypedAddress slot) {
    AbstractAddress place = slot.place();
    if (to.isFixed() && to.place().equals(place) && slot.serves(type)) {
      return words.as(stored, slot.type());
    }
    CellVariable old = before.at(slot);
    boolean partly = engine.places().mayBePartlyOver(slot, to, type);
    // Other bits of the same byte stay as they are.
    boolean wholly = slot.serves(type) && to.targets().contains(place);
    if (!partly && !wholly) {
      return old;
    }
    CellVariable after = engine.fresh("*" + to.name() + "@" + place, slot.type());
    engine.post(
        partly
            ? partialStore(slot, to, stored, type, old, after)
            : new StoreElement(place, to, words.as(stored, slot.type()), old, after));
    return after;
  }

  /** A cell of which a store may have changed a part, and which is as before if it did not. */
  private DomainOperator partialStore(
      TypedAddress slot,
      PointerVariable to,
      CellVariable stored,
      CellType type,
      CellVariable before,
      CellVariable after) {
    return new DomainOperator(engine, to, before, after) {
      @Override
      public void deduce() throws ContradictionException {
        if (engine.places().mayBePartlyOver(slot, to, type)) {
          return;
        }
        if (slot.serves(type) && to.targets().contains(slot.place())) {
          // It may have been changed as a whole, which is another operator's business.
          CellVariable whole = words.as(stored, slot.type());
          engine.post(new StoreElement(slot.place(), to, whole, before, after));
          entailed();
        } else if (before.equate(after)) {
          entailed();
        }
      }

      @Override
      public String text() {
        return after.name() + " is " + before.name() + " unless " + to.name() + " points into it";
      }
    };
  }

  /** A memory in which some cells are new ones and the others as before. */
  public AbstractMemory patched(
      AbstractMemory memory, Predicate<AbstractAddress> touched, CellSource source) {
    return memory.with(
        MemoryTable.over(
            engine,
            slot ->
                touched.test(slot.place())
                    ? source.cell(slot.place(), slot.type())
                    : memory.table().at(slot)));
  }
}
