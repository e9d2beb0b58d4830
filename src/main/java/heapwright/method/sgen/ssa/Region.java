package heapwright.method.sgen.ssa;

import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Type;
import heapwright.symbolic.heap.CellNames;
import heapwright.symbolic.heap.ObjectId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * An object that has a name: a variable, a block of the heap, or an invisible variable. Its cells
 * are SSA variables of their own; copying a whole structure changes the object's number and leaves
 * theirs. Lives along one path.
 */
public final class Region {

  /** Which kind of name the object has. */
  public enum Kind {
    /** A variable's: {@code x}, which has a version. */
    VARIABLE,
    /** From the heap: {@code heap3}, after the statement that made it. */
    HEAP,
    /** {@code 1_x0}: what only a pointer can name. */
    INVISIBLE
  }

  /** A cell and the bits that it takes. */
  public record Held(SsaVariable variable, Cell cell, String suffix, long from, long to) {
    boolean overlaps(Held other) {
      return from < other.to && other.from < to;
    }

    /** In bytes. */
    public long offset() {
      return Math.floorDiv(from, 8);
    }
  }

  /** No scalar has more bits. */
  private static final int WIDEST = 128;

  private final Kind kind;
  private final String name;
  private final DataModel model;
  private final Map<String, Held> cells = new LinkedHashMap<>();
  private final NavigableMap<Long, List<Held>> byStart = new TreeMap<>();
  private Type element;
  private Optional<ObjectId> object = Optional.empty();
  private int number;

  public Region(Kind kind, String name, int number, Type element, DataModel model) {
    this.kind = kind;
    this.name = name;
    this.number = number;
    this.element = element;
    this.model = model;
  }

  public Kind kind() {
    return kind;
  }

  public String name() {
    return name;
  }

  public Type element() {
    return element;
  }

  public int number() {
    return number;
  }

  public Optional<ObjectId> object() {
    return object;
  }

  /** Whether it is a mere name, so that it may still turn out to be another object. */
  public boolean isOpen() {
    return kind == Kind.INVISIBLE && object.isEmpty();
  }

  /** The path has looked into the object. */
  public void settle(ObjectId id) {
    object = Optional.of(id);
  }

  public void of(Type type) {
    element = type;
  }

  /** A whole structure was copied here. */
  public void renumber(int newNumber) {
    number = newNumber;
  }

  /** The name with the structure's number. */
  String text() {
    if (kind == Kind.VARIABLE) {
      return name + number;
    }
    return number == 0 ? name : name + "#" + number;
  }

  /** What lies at an offset, for readers. */
  public String place(long offset) {
    if (offset == 0 && element.isScalar()) {
      return Optional.ofNullable(cells.get("")).map(h -> h.variable().toString()).orElse(text());
    }
    return offset == 0 ? text() : text() + suffix(offset, Cell.of(element));
  }

  /** The name of the pointer at an offset, without the object's. */
  public String suffix(long offset) {
    return suffix(offset, Cell.of(InvisibleVariables.BYTE.pointer()));
  }

  /** The name of a cell at an offset, without the object's. */
  public String suffix(long offset, Cell cell) {
    return new CellNames(model).within(element, offset, cell);
  }

  /** The variable at an offset. */
  public Held cell(long offset, Cell cell, SsaNames names) {
    String suffix = suffix(offset, cell);
    return cells.computeIfAbsent(suffix, s -> held(offset, cell, s, names));
  }

  private Held held(long offset, Cell cell, String suffix, SsaNames names) {
    Location.Named place = new Location.Named(this, offset);
    SsaVariable variable =
        names.variable(name + suffix, v -> spell(suffix, v), cell.type(), Optional.of(place));
    long from = 8 * offset + cell.bits().map(b -> (long) b.shift()).orElse(0L);
    long width =
        cell.bits().map(b -> (long) b.width()).orElseGet(() -> 8 * model.size(cell.type()));
    Held held = new Held(variable, cell, suffix, from, from + width);
    byStart.computeIfAbsent(from, start -> new ArrayList<>()).add(held);
    return held;
  }

  /** A field shows the structure's number and its own; a scalar is the whole object. */
  private String spell(String suffix, int version) {
    if (!suffix.isEmpty()) {
      return text() + suffix + version;
    }
    return kind == Kind.VARIABLE ? name + version : version == 0 ? name : name + "#" + version;
  }

  /** The cells that the path has met, in that order. */
  public List<Held> cells() {
    return List.copyOf(cells.values());
  }

  /** The cell that begins at an offset, if the path has met one. */
  public Optional<SsaVariable> at(long offset) {
    return Optional.ofNullable(byStart.get(8 * offset)).map(found -> found.get(0).variable());
  }

  /** Other cells that share bits with one: members of a union, or bytes of a whole. */
  public List<Held> overlapping(Held written) {
    List<Held> found = new ArrayList<>();
    for (List<Held> start : byStart.subMap(written.from() - WIDEST, written.to()).values()) {
      start.stream()
          .filter(other -> other != written && other.overlaps(written))
          .forEach(found::add);
    }
    return found;
  }

  @Override
  public String toString() {
    return text();
  }
}
