package heapwright.method.inka.world;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.Writes;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.symbolic.scalar.Leaves;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** The objects that a world has: where they come from and how long they are. */
public final class WorldObjects {
  /** Where an object comes from. */
  public enum Origin {
    /** Part of the input heap. */
    INPUT,
    GLOBAL,
    /** A global, or a part of the library, that no test can set. */
    FIXED,
    LOCAL,
    /** A parameter of the function under test that lives in memory. */
    PARAMETER,
    BLOCK,
    CLEARED,
    FUNCTION
  }

  /**
   * One object.
   *
   * @param type of one element
   * @param size in bytes, if that is settled
   * @param symbol of a global or a function
   * @param local what it is of which call, if it is a local
   */
  public record Facts(
      Origin origin,
      Type type,
      OptionalLong size,
      Optional<SymbolId> symbol,
      Optional<LocalKey> local) {
    /** What has no name in the text. */
    static Facts unnamed(Origin origin, Type type, OptionalLong size) {
      return new Facts(origin, type, size, Optional.empty(), Optional.empty());
    }

    static Facts named(Origin origin, Type type, long size, SymbolId symbol) {
      return new Facts(origin, type, OptionalLong.of(size), Optional.of(symbol), Optional.empty());
    }

    /** Whether code of a call writes it by its name. */
    private boolean isNamedBy(Writes writes, int frame) {
      return symbol.filter(writes.globals()::contains).isPresent()
          || local
              .filter(l -> l.frame() == frame && writes.locals().contains(l.local()))
              .isPresent();
    }
  }

  /** A local of one call. */
  record LocalKey(int frame, Local local) {}

  private final ConstraintWorld world;
  private final Program program;
  private final DomainEngine engine;
  private final Map<AbstractObject, Facts> facts = new LinkedHashMap<>();
  private final Map<LocalKey, AbstractObject> locals = new HashMap<>();
  private final Map<SymbolId, AbstractObject> globals = new HashMap<>();
  private final List<PointerVariable> allocations = new ArrayList<>();
  private int inputs;

  WorldObjects(ConstraintWorld world, DomainEngine engine) {
    this.world = world;
    this.program = world.program();
    this.engine = engine;
  }

  private AbstractObject add(String name, Facts fact) {
    AbstractObject location =
        isOnHeap(fact.origin()) ? engine.location(name) : engine.variable(name);
    facts.put(location, fact);
    return location;
  }

  public Facts facts(AbstractObject object) {
    return facts.get(object);
  }

  /** Whether this many bytes lie in the object, as far as its size is known. */
  public boolean isInside(AbstractAddress place, long bytes) {
    OptionalLong size = facts.get(place.object()).size();
    return size.isEmpty()
        || size.getAsLong() == 0
        || place.offset() >= 0 && place.offset() + bytes <= size.getAsLong();
  }

  /** Whether a place may lie behind the last byte of its object, which may have one element. */
  boolean mayBeEnd(AbstractAddress place) {
    if (place.isNowhere()) {
      return false;
    }
    Facts fact = facts.get(place.object());
    boolean isOpen =
        fact.symbol().map(program.globals()::get).filter(Global::isOpenArray).isPresent();
    long least = fact.origin() == Origin.INPUT ? program.model().size(fact.type()) : 1;
    return isOpen || place.offset() >= fact.size().orElse(Math.max(1, least));
  }

  /** Whether a place lies in a block that the program has allocated. */
  boolean isMade(AbstractAddress place) {
    Origin origin = facts.get(place.object()).origin();
    return origin == Origin.BLOCK || origin == Origin.CLEARED;
  }

  /** Whether a place may be one that {@code free} takes, or lies behind one. */
  boolean isOnHeap(AbstractAddress place) {
    return isOnHeap(facts.get(place.object()).origin());
  }

  private static boolean isOnHeap(Origin origin) {
    return switch (origin) {
      case INPUT, BLOCK, CLEARED -> true;
      case GLOBAL, FIXED, LOCAL, PARAMETER, FUNCTION -> false;
    };
  }

  /**
   * Whether something of a type can begin at a place that a pointer of that type points to: inside
   * its object, and in arrays of the type at an element.
   */
  public boolean isSensible(AbstractAddress place, Type type) {
    if (place.isNowhere()) {
      return false;
    }
    Facts fact = facts.get(place.object());
    if (fact.origin() == Origin.INPUT) {
      return !fact.type().equals(type) || place.offset() % elementSize(place.object()) == 0;
    }
    // One may point behind the last element and go back from there.
    return place.offset() >= 0
        && (fact.size().isEmpty() || place.offset() <= fact.size().getAsLong());
  }

  public AbstractObject local(CallFrame frame, Local local) {
    boolean isInput = frame.depth() == 0 && local.origin() == Local.Origin.PARAMETER;
    return locals.computeIfAbsent(
        new LocalKey(frame.number(), local),
        key ->
            add(
                local.name(),
                new Facts(
                    isInput ? Origin.PARAMETER : Origin.LOCAL,
                    local.type(),
                    OptionalLong.of(program.model().size(local.type())),
                    Optional.empty(),
                    Optional.of(key))));
  }

  public AbstractObject global(SymbolId symbol) {
    return globals.computeIfAbsent(symbol, this::makeGlobal);
  }

  private AbstractObject makeGlobal(SymbolId symbol) {
    Global global = program.globals().get(symbol);
    boolean isUsers = !global.name().isEmpty() && !global.span().isOurs();
    Origin origin = global.readOnly() || !isUsers ? Origin.FIXED : Origin.GLOBAL;
    return add(
        global.name().isEmpty() ? "text" : global.name(),
        Facts.named(origin, global.type(), global.size(), symbol));
  }

  AbstractObject function(SymbolId symbol) {
    return globals.computeIfAbsent(
        symbol, key -> add(key.key(), Facts.named(Origin.FUNCTION, new VoidType(), 1, key)));
  }

  /** The function that a pointer points to, if that is known. */
  Optional<SymbolId> called(DomainValue value) {
    return value instanceof PointerVariable pointer && pointer.isFixed() && !pointer.isNowhere()
        ? Optional.of(facts(pointer.place().object()))
            .filter(fact -> fact.origin() == Origin.FUNCTION)
            .flatMap(Facts::symbol)
        : Optional.empty();
  }

  AbstractObject block(String name, OptionalLong size, boolean cleared) {
    Origin origin = cleared ? Origin.CLEARED : Origin.BLOCK;
    return add(name, Facts.unnamed(origin, program.model().plainChar(), size));
  }

  /** A new object of the input heap. */
  public AbstractObject input(Type type) {
    inputs++;
    world.onPop(() -> inputs--);
    AbstractObject object =
        add("in" + inputs, Facts.unnamed(Origin.INPUT, type, OptionalLong.empty()));
    world.onPop(() -> facts.remove(object));
    return object;
  }

  /** The objects of the input heap, in the order in which they were met. */
  public List<AbstractObject> inputHeap() {
    return facts.keySet().stream().filter(l -> facts.get(l).origin() == Origin.INPUT).toList();
  }

  /** How many bytes an element of an object has, at least one. */
  public long elementSize(AbstractObject object) {
    return Math.max(1, program.model().size(facts.get(object).type()));
  }

  /** What an object's type has at a place. */
  public Stream<Cell> cellsAt(AbstractAddress place) {
    long inside = Math.floorMod(place.offset(), elementSize(place.object()));
    return new Leaves(program.model())
        .of(facts.get(place.object()).type()).stream()
            .filter(leaf -> leaf.offset() == inside)
            .map(Leaves.Leaf::cell);
  }

  /** How many bytes an object has, if that is settled. */
  OptionalLong size(AbstractObject object) {
    return facts.get(object).size();
  }

  void noteAllocation(PointerVariable block) {
    world.add(allocations, block);
  }

  /** What {@code malloc} gave, call by call. */
  public List<PointerVariable> allocations() {
    return allocations;
  }

  /** Whether no code can change an object. */
  boolean isConstant(AbstractObject object) {
    Facts fact = facts.get(object);
    return fact.origin() == Origin.FUNCTION
        || fact.symbol().isPresent() && program.globals().get(fact.symbol().get()).readOnly();
  }

  /** Whether code of a call may change some cell of an object. */
  boolean mayChange(AbstractObject object, int frame, Writes writes) {
    return facts.get(object).isNamedBy(writes, frame)
        || !isConstant(object) && (writes.everything() || !writes.sizes().isEmpty());
  }

  /** As {@link #mayChange(AbstractObject, int, Writes)}, for a cell of this many bytes. */
  boolean mayChange(AbstractObject object, int frame, Writes writes, int bytes) {
    return facts.get(object).isNamedBy(writes, frame)
        || !isConstant(object) && writes.throughPointers(bytes);
  }
}
