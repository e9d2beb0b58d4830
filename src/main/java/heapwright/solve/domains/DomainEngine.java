package heapwright.solve.domains;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.engine.AbstractAddresses;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.ChangeListener;
import heapwright.solve.domains.engine.Constants;
import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.engine.Deduction;
import heapwright.solve.domains.engine.Deductions;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.DomainStatistics;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.TypedAddresses;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.engine.Worlds;
import heapwright.solve.domains.integer.WordOperations;
import heapwright.solve.domains.memory.Memories;
import heapwright.solve.domains.memory.MemoryStructures;
import heapwright.solve.domains.pointer.PointerOperations;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.AddressCellType;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.IntegerMode;
import heapwright.solve.domains.value.PointerDomain;
import heapwright.solve.domains.value.TargetKind;
import heapwright.solve.domains.value.WordType;
import java.util.List;
import java.util.function.Supplier;
import org.chocosolver.solver.Model;

/**
 * The door: variables, operators on them, and worlds that are entered and left. Whatever is made,
 * posted or deduced in a world is gone when it is left. Nothing here throws when a domain becomes
 * empty: the world has failed then, and {@link #propagate} says so until it is left.
 */
public final class DomainEngine implements ConstraintStore {
  private final IntegerMode mode;
  private final Deductions deductions = new Deductions();
  private final Worlds worlds = new Worlds(deductions);
  private final AbstractAddresses places = new AbstractAddresses(this);
  private final TypedAddresses slots = new TypedAddresses(this);
  private final Constants constants = new Constants(this);
  private final WordOperations words = new WordOperations(this);
  private final PointerOperations pointers = new PointerOperations(this);
  private final MemoryStructures structures = new MemoryStructures(this, pointers);
  private final Memories memories = new Memories(this, structures);
  private String origin = "";

  public DomainEngine(IntegerMode mode) {
    this.mode = mode;
  }

  @Override
  public IntegerMode mode() {
    return mode;
  }

  public WordOperations words() {
    return words;
  }

  public PointerOperations pointers() {
    return pointers;
  }

  public MemoryStructures structures() {
    return structures;
  }

  public Memories memories() {
    return memories;
  }

  // Worlds

  /** Enters a world. What was posted before is propagated first. */
  public void push() {
    worlds.push();
  }

  /** Leaves the world that was entered last. */
  public void pop() {
    worlds.pop();
  }

  /** How many worlds have been entered and not been left. */
  public int depth() {
    return worlds.depth();
  }

  /** Lets the operators run until none has anything to say. */
  public PropagationResult propagate() {
    return worlds.propagate();
  }

  // Variables

  @Override
  public Word word(String name, WordType type) {
    return new Word(name, this, type, type.all());
  }

  @Override
  public Word word(String name, WordType type, IntegerSet values) {
    return new Word(name, this, type, type.all().intersect(values));
  }

  @Override
  public Word constant(WordType type, MathematicalInteger value) {
    return constants.word(type, value);
  }

  /** A constant with a name of its own. */
  @Override
  public Word constant(String name, WordType type, MathematicalInteger value) {
    return new Word(name, this, type, IntegerSet.of(value));
  }

  @Override
  public Word constant(WordType type, long value) {
    return constant(type, MathematicalInteger.of(value));
  }

  /** A pointer that may point anywhere. */
  @Override
  public PointerVariable pointer(String name, TargetKind pointed) {
    return pointer(name, pointed, PointerDomain.all());
  }

  @Override
  public PointerVariable pointer(String name, TargetKind pointed, PointerDomain targets) {
    return new PointerVariable(name, this, new AddressCellType(pointed), targets);
  }

  /** A pointer to a place, or NULL. */
  @Override
  public PointerVariable address(AbstractAddress place, TargetKind pointed) {
    return constants.address(place, pointed);
  }

  /** A variable of which nothing is known. */
  @Override
  public CellVariable fresh(String name, CellType type) {
    return type instanceof WordType
        ? word(name, (WordType) type)
        : pointer(name, ((AddressCellType) type).pointed());
  }

  /** A new object that is made, and may be freed. */
  public AbstractObject location(String name) {
    return places.location(name, false);
  }

  /** A new object that is there at any time, or a function. */
  public AbstractObject variable(String name) {
    return places.location(name, true);
  }

  @Override
  public AbstractAddress place(AbstractObject object, long offset) {
    return places.place(object, offset);
  }

  /**
   * What is left to say of where a pointer may point when the world in which that was found has
   * been left: objects that were made there are gone, and others will be made in their stead.
   */
  public PointerDomain outlasting(PointerDomain targets) {
    if (targets.isOpen() || targets.places().stream().allMatch(places::isThere)) {
      return targets;
    }
    return targets.contains(AbstractAddress.NULL)
        ? PointerDomain.all()
        : PointerDomain.all().without(AbstractAddress.NULL);
  }

  // What is imposed from outside

  public void restrict(Word word, IntegerSet allowed) {
    impose("imposed", () -> word.restrict(allowed));
  }

  public void restrict(PointerVariable pointer, PointerDomain allowed) {
    impose("imposed", () -> pointer.restrict(allowed));
  }

  public void assign(Word word, MathematicalInteger value) {
    restrict(word, IntegerSet.of(value));
  }

  public void assign(PointerVariable pointer, AbstractAddress place) {
    restrict(pointer, PointerDomain.of(place));
  }

  public void exclude(Word word, MathematicalInteger value) {
    impose("imposed", () -> word.exclude(value));
  }

  public void exclude(PointerVariable pointer, AbstractAddress place) {
    impose("imposed", () -> pointer.exclude(place));
  }

  /** What is posted from now on comes from here, a statement for instance; deductions say so. */
  public void at(String whence) {
    origin = whence;
    deductions.at(whence);
  }

  /** Calls back whenever one of some variables has changed; from inside propagation. */
  public void watch(List<? extends CellVariable> cells, Runnable listener) {
    post(new ChangeListener(this, cells, listener));
  }

  // The log

  public void keepDeductions(boolean kept) {
    deductions.keep(kept);
  }

  /** All deductions that hold in this world, oldest first. */
  public List<Deduction> log() {
    return deductions.all();
  }

  public DomainStatistics statistics() {
    return new DomainStatistics(worlds.operators(), worlds.round(), deductions.count());
  }

  // For operators and variables

  @Override
  public Model model() {
    return worlds.model();
  }

  @Override
  public Deductions deductions() {
    return deductions;
  }

  @Override
  public TypedAddresses slots() {
    return slots;
  }

  @Override
  public AbstractAddresses places() {
    return places;
  }

  @Override
  public String origin() {
    return origin;
  }

  @Override
  public long round() {
    return worlds.round();
  }

  @Override
  public int timeStamp() {
    return worlds.timeStamp();
  }

  @Override
  public void onPop(Runnable undo) {
    worlds.onPop(undo);
  }

  /** Takes an operator in; it runs with the next propagation. */
  @Override
  public void post(DomainOperator operator) {
    worlds.post(operator);
  }

  /** Makes something that belongs to what was said earlier than now. */
  @Override
  public <T> T madeFor(String whence, Supplier<T> making) {
    String now = origin;
    at(whence);
    T made = making.get();
    at(now);
    return made;
  }

  @Override
  public void impose(String why, Worlds.Pruning pruning) {
    worlds.impose(why, pruning);
  }
}
