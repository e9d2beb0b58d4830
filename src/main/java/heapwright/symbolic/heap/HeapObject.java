package heapwright.symbolic.heap;

import heapwright.ir.type.Cell;
import heapwright.ir.type.Type;
import heapwright.symbolic.persistent.IntMap;
import heapwright.symbolic.persistent.Trail;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A range of memory and what a path knows of it. An object of the input has no length of its own:
 * it reaches as far as the path looked.
 *
 * @param name how the source reaches it: for the input, the pointer that led here first
 * @param element the type of one element
 * @param lower the first byte's offset; negative where the path looked before the pointer
 * @param upper the offset behind the last byte
 * @param cells what it holds now
 * @param initial what it held at the start, as far as the path looked: AddressMapper's solution
 * @param rewrites what code outside of the program wrote to it
 */
public record HeapObject(
    ObjectId id,
    Origin origin,
    String name,
    Type element,
    long lower,
    long upper,
    Content content,
    Life life,
    boolean readOnly,
    IntMap<Stored> cells,
    Trail<Initial> initial,
    Rewrites rewrites) {

  /** Where an object comes from. */
  public enum Origin {
    /** What a pointer of the input points to. */
    INPUT,
    GLOBAL,
    /** A parameter or a variable of a call. */
    LOCAL,
    /** From {@code malloc} or its kin, on the path. */
    ALLOCATED
  }

  /** What an untouched cell holds. */
  public enum Content {
    /** Whatever the input says. */
    INPUT,
    ZERO,
    INDETERMINATE
  }

  /** Whether an object may be used. */
  public enum Life {
    ALIVE,
    FREED,
    /** A local whose block or function was left. */
    OVER
  }

  /** A value of this many bytes. */
  public record Stored(long offset, int size, SymbolicValue value) {
    public boolean overlaps(long from, long bytes) {
      return offset < from + bytes && from < offset + size;
    }
  }

  /** A cell of the input as it was met first. */
  public record Initial(long offset, Cell cell, SymbolicValue value) {}

  /** No scalar is wider. */
  private static final int WIDEST = 16;

  /** An object that the path has not looked at yet. */
  public static HeapObject made(
      ObjectId id, Origin origin, String name, Type element, long size, Content content) {
    return new HeapObject(
        id,
        origin,
        name,
        element,
        0,
        size,
        content,
        Life.ALIVE,
        false,
        IntMap.empty(),
        Trail.empty(),
        Rewrites.NONE);
  }

  /** What a pointer of the input points to. */
  public static HeapObject input(ObjectId id, String name, Type element) {
    return made(id, Origin.INPUT, name, element, 0, Content.INPUT);
  }

  /** Whether a test can say what the object holds at the start. */
  public boolean isInput() {
    return content == Content.INPUT;
  }

  /** Whether it existed before the call, so that the input may point to it. */
  public boolean existedBefore() {
    return origin == Origin.INPUT || origin == Origin.GLOBAL;
  }

  public boolean isGrowing() {
    return origin == Origin.INPUT;
  }

  public Optional<Stored> exactly(long offset, int size) {
    return cells.get(key(offset)).filter(s -> s.size() == size);
  }

  public List<Stored> overlapping(long offset, long size) {
    List<Stored> found = new ArrayList<>();
    for (long at = offset - WIDEST + 1; at < offset + size; at++) {
      cells.get(key(at)).filter(s -> s.overlaps(offset, size)).ifPresent(found::add);
    }
    return found;
  }

  public HeapObject with(Stored stored) {
    return with(cells.with(key(stored.offset()), stored), initial, rewrites);
  }

  public HeapObject without(Stored stored) {
    return with(cells.without(key(stored.offset())), initial, rewrites);
  }

  /** The object with a cell of the input that the path has just met. */
  public HeapObject met(Initial cell, Stored stored) {
    return met(List.of(cell), stored);
  }

  /** As {@link #met(Initial, Stored)}, for a range that several bit-fields share. */
  public HeapObject met(List<Initial> fields, Stored stored) {
    Trail<Initial> all = initial;
    Rewrites written = rewrites;
    for (Initial field : fields) {
      Optional<Rewrites.Rewrite> by = rewrites.at(field.offset());
      all = by.isPresent() ? all : all.with(field);
      written = by.isPresent() ? written.meeting(by.get(), field) : written;
    }
    return with(cells.with(key(stored.offset()), stored), all, written);
  }

  /** The object with new content from an offset on, but for these cells. */
  public HeapObject rewritten(Rewrites.Rewrite rewrite, Predicate<Stored> kept) {
    IntMap<Stored> left = cells;
    for (Stored cell : stored()) {
      boolean inside = cell.offset() + cell.size() > rewrite.from();
      left = inside && !kept.test(cell) ? left.without(key(cell.offset())) : left;
    }
    return with(left, initial, rewrites.with(rewrite));
  }

  /** All cells that the path knows. */
  public List<Stored> stored() {
    return cells.values();
  }

  /** Whether all untouched cells hold this. */
  public boolean isBlank(Content wanted) {
    return content == wanted && rewrites.standing().size() == 0;
  }

  /** Whether an untouched cell at this offset is input. */
  public boolean isInput(long offset) {
    return isInput() || rewrites.at(offset).isPresent();
  }

  /** The object under the name of the write or input that gave an untouched cell its value. */
  public HeapObject asNamedAt(long offset) {
    return rewrites.at(offset).map(rewrite -> named(rewrite.title())).orElse(this);
  }

  private HeapObject with(
      IntMap<Stored> newCells, Trail<Initial> newInitial, Rewrites newRewrites) {
    return new HeapObject(
        id,
        origin,
        name,
        element,
        lower,
        upper,
        content,
        life,
        readOnly,
        newCells,
        newInitial,
        newRewrites);
  }

  private HeapObject with(String newName, Type newElement, long from, long to, Life newLife) {
    return new HeapObject(
        id,
        origin,
        newName,
        newElement,
        from,
        to,
        content,
        newLife,
        readOnly,
        cells,
        initial,
        rewrites);
  }

  public HeapObject reaching(long from, long to) {
    return with(name, element, Math.min(lower, from), Math.max(upper, to), life);
  }

  /** The same object under another name. */
  public HeapObject named(String newName) {
    return with(newName, element, lower, upper, life);
  }

  public HeapObject of(Type newElement) {
    return with(name, newElement, lower, upper, life);
  }

  public HeapObject ending(Life newLife) {
    return with(name, element, lower, upper, newLife);
  }

  /** The same object, which nothing may write. */
  public HeapObject constant() {
    return new HeapObject(
        id, origin, name, element, lower, upper, content, life, true, cells, initial, rewrites);
  }

  /**
   * Maps offsets to keys: those of the object's first bytes are the least, negative ones
   * interleave.
   */
  private static int key(long offset) {
    return (int) (offset >= 0 ? 2 * offset : -2 * offset - 1);
  }
}
