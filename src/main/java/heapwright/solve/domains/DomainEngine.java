package heapwright.solve.domains;

import java.util.List;
import java.util.function.Supplier;
import org.chocosolver.solver.Model;

/**
 * The door: variables, operators on them, and worlds that are entered and left. Whatever is made,
 * posted or deduced in a world is gone when it is left. Nothing here throws when a domain becomes
 * empty: the world has failed then, and {@link #propagate} says so until it is left.
 */
public final class DomainEngine {
  private final IntegerMode mode;
  private final Deductions deductions = new Deductions();
  private final Worlds worlds = new Worlds(deductions);
  private final Places places = new Places(this);
  private final Slots slots = new Slots(this);
  private final Constants constants = new Constants(this);
  private final Words words = new Words(this);
  private final Pointers pointers = new Pointers(this);
  private final Structures structures = new Structures(this);
  private final Memories memories = new Memories(this);
  private String origin = "";

  public DomainEngine(IntegerMode mode) {
    this.mode = mode;
  }

  public IntegerMode mode() {
    return mode;
  }

  public Words words() {
    return words;
  }

  public Pointers pointers() {
    return pointers;
  }

  public Structures structures() {
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
  public Outcome propagate() {
    return worlds.propagate();
  }

  // Variables

  public Word word(String name, WordType type) {
    return new Word(name, this, type, type.all());
  }

  public Word word(String name, WordType type, Values values) {
    return new Word(name, this, type, type.all().intersect(values));
  }

  public Word constant(WordType type, Whole value) {
    return constants.word(type, value);
  }

  /** A constant with a name of its own. */
  Word constant(String name, WordType type, Whole value) {
    return new Word(name, this, type, Values.of(value));
  }

  public Word constant(WordType type, long value) {
    return constant(type, Whole.of(value));
  }

  /** A pointer that may point anywhere. */
  public Pointer pointer(String name, Kind pointed) {
    return pointer(name, pointed, Targets.all());
  }

  public Pointer pointer(String name, Kind pointed, Targets targets) {
    return new Pointer(name, this, new PointerType(pointed), targets);
  }

  /** A pointer to a place, or NULL. */
  public Pointer address(Place place, Kind pointed) {
    return constants.address(place, pointed);
  }

  /** A variable of which nothing is known. */
  public Cell fresh(String name, CellType type) {
    return type instanceof WordType
        ? word(name, (WordType) type)
        : pointer(name, ((PointerType) type).pointed());
  }

  /** A new object that is made, and may be freed. */
  public Location location(String name) {
    return places.location(name, false);
  }

  /** A new object that is there at any time, or a function. */
  public Location variable(String name) {
    return places.location(name, true);
  }

  public Place place(Location object, long offset) {
    return places.place(object, offset);
  }

  /**
   * What is left to say of where a pointer may point when the world in which that was found has
   * been left: objects that were made there are gone, and others will be made in their stead.
   */
  public Targets outlasting(Targets targets) {
    if (targets.isOpen() || targets.places().stream().allMatch(places::isThere)) {
      return targets;
    }
    return targets.contains(Place.NULL) ? Targets.all() : Targets.all().without(Place.NULL);
  }

  // What is imposed from outside

  public void restrict(Word word, Values allowed) {
    impose("imposed", () -> word.restrict(allowed));
  }

  public void restrict(Pointer pointer, Targets allowed) {
    impose("imposed", () -> pointer.restrict(allowed));
  }

  public void assign(Word word, Whole value) {
    restrict(word, Values.of(value));
  }

  public void assign(Pointer pointer, Place place) {
    restrict(pointer, Targets.of(place));
  }

  public void exclude(Word word, Whole value) {
    impose("imposed", () -> word.exclude(value));
  }

  public void exclude(Pointer pointer, Place place) {
    impose("imposed", () -> pointer.exclude(place));
  }

  /** What is posted from now on comes from here, a statement for instance; deductions say so. */
  public void at(String whence) {
    origin = whence;
    deductions.at(whence);
  }

  /** Calls back whenever one of some variables has changed; from inside propagation. */
  public void watch(List<? extends Cell> cells, Runnable listener) {
    post(new Watch(this, cells, listener));
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

  Model model() {
    return worlds.model();
  }

  Deductions deductions() {
    return deductions;
  }

  Slots slots() {
    return slots;
  }

  Places places() {
    return places;
  }

  String origin() {
    return origin;
  }

  long round() {
    return worlds.round();
  }

  int timeStamp() {
    return worlds.timeStamp();
  }

  void onPop(Runnable undo) {
    worlds.onPop(undo);
  }

  /** Takes an operator in; it runs with the next propagation. */
  void post(Operator operator) {
    worlds.post(operator);
  }

  /** Makes something that belongs to what was said earlier than now. */
  <T> T madeFor(String whence, Supplier<T> making) {
    String now = origin;
    at(whence);
    T made = making.get();
    at(now);
    return made;
  }

  void impose(String why, Worlds.Pruning pruning) {
    worlds.impose(why, pruning);
  }
}
