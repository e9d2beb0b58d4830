package heapwright.symbolic.path;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.StandardStreams;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.PointerType;
import heapwright.symbolic.heap.AddressNumbers;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Content;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.ObjectId;
import heapwright.world.CountingFormats;
import heapwright.world.FixedAddresses;
import heapwright.world.LentBuffers;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The program's global objects. Those that a test can set before the call are part of the input:
 * whatever the file itself declares outside functions and may change.
 */
public final class Globals {
  private final Program program;
  private final boolean alone;
  private final List<Global> all;
  private final boolean hasFixed;
  private final boolean storesCounts;
  private final boolean lendsBuffers;
  private final BitSet isLibraryState = new BitSet();
  private final List<FixedAddresses.Range> unmappable;
  private final Map<SymbolId, Integer> places = new HashMap<>();
  private final Map<ObjectId, Boolean> kept = new HashMap<>();
  private final Optional<ObjectId> errno;

  /**
   * @param alone whether any variable can hold anything, as when a procedure begins
   */
  public Globals(Program program, boolean alone) {
    this.program = program;
    this.alone = alone;
    all = new ArrayList<>(program.globals().values());
    unmappable = FixedAddresses.unmappable(program);
    hasFixed = all.stream().anyMatch(global -> global.fixedAddress().isPresent());
    storesCounts = CountingFormats.areUsedIn(program);
    lendsBuffers = LentBuffers.areIn(program);
    for (int i = 0; i < all.size(); i++) {
      isLibraryState.set(i, isLibraryState(all.get(i)));
      places.put(all.get(i).symbol(), i);
    }
    errno =
        program.declaresErrno()
            ? all.stream().filter(Global::isLibraryInput).findFirst().map(g -> id(g.symbol()))
            : Optional.empty();
  }

  public int count() {
    return all.size();
  }

  public ObjectId id(SymbolId symbol) {
    return new ObjectId(places.get(symbol));
  }

  /** Whether the program may print with {@code %n}. */
  public boolean storesCounts() {
    return storesCounts;
  }

  /** The object of errno, if the program can read it. */
  public Optional<ObjectId> errno() {
    return errno;
  }

  /** The place that a number is the address of, as the source spells it. */
  public Optional<AddressNumbers.Pointee> fixed(long number) {
    return hasFixed ? AddressNumbers.fixed(all, number) : Optional.empty();
  }

  /** Whether the source spells an address at which no test can have memory. */
  public boolean isUnmappable(long address) {
    return unmappable.stream().anyMatch(range -> range.contains(address));
  }

  /** The address of an object that the source spells. */
  public OptionalLong fixedAddress(ObjectId id) {
    return contains(id) ? global(id).fixedAddress() : OptionalLong.empty();
  }

  public boolean contains(ObjectId id) {
    return id.index() < all.size();
  }

  public Global global(ObjectId id) {
    return all.get(id.index());
  }

  /** The object before its initialiser has been applied. */
  public HeapObject blank(ObjectId id) {
    Global global = global(id);
    HeapObject blank =
        HeapObject.made(
            id,
            Origin.GLOBAL,
            global.name(),
            global.type(),
            global.size(),
            isInput(global) ? Content.INPUT : Content.ZERO);
    return global.readOnly() ? blank.constant() : blank;
  }

  boolean isInput(Global global) {
    boolean isReachable = isUsers(global) && program.enclosing(global).isEmpty();
    return !global.readOnly() && (alone || isReachable);
  }

  private static boolean isUsers(Global global) {
    return !global.readOnly()
        && !global.name().isEmpty()
        && (!global.span().isOurs() || global.isLibraryInput());
  }

  /** Whether it is a variable of the library's own models, other than errno. */
  public boolean isLibraryState(ObjectId id) {
    return contains(id) && isLibraryState.get(id.index());
  }

  private static boolean isLibraryState(Global global) {
    String path = global.span().file().path();
    boolean isStreamPointer =
        global.type() instanceof PointerType pointer && StandardStreams.isStream(pointer.target());
    return path.startsWith("<libc>/")
        && !global.readOnly()
        && !global.name().isEmpty()
        && !global.isLibraryInput()
        && !isStreamPointer;
  }

  public boolean isStream(ObjectId id) {
    return contains(id) && StandardStreams.isStream(global(id).type());
  }

  /** Whether streams may have buffers of the program's. */
  public boolean lendsBuffers() {
    return lendsBuffers;
  }

  /** Whether a test has a name for a global object. */
  public boolean isNameable(ObjectId id) {
    return !contains(id) || !global(id).name().isEmpty() && program.enclosing(global(id)).isEmpty();
  }

  /** Whether an object keeps from call to call what no test can set: a function's static one. */
  public boolean isKept(ObjectId id) {
    return contains(id)
        && kept.computeIfAbsent(
            id, key -> isUsers(global(id)) && program.enclosing(global(id)).isPresent());
  }
}
