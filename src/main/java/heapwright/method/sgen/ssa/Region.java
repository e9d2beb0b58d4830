package heapwright.method.sgen.ssa;

import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Type;
import heapwright.symbolic.scalar.MemberNames;
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

  /** Whether the object may be used. */
  public enum Life {
    ALIVE,
    FREED,
    OVER
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
  private final ObjectContent content;
  private final Map<String, Held> cells = new LinkedHashMap<>();
  private final NavigableMap<Long, List<Held>> byStart = new TreeMap<>();
  private Type element;
  private Life life = Life.ALIVE;
  private Optional<Region> whole = Optional.empty();
  private long shift;
  private int number;

  public Region(
      Kind kind, String name, int number, Type element, DataModel model, ObjectContent content) {
    this.kind = kind;
    this.name = name;
    this.number = number;
    this.element = element;
    this.model = model;
    this.content = content;
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

  /** What the object held before its cells were met, and how large it is. */
  public ObjectContent content() {
    return content;
  }

  /** The variable that the object is, if it has static storage. */
  public Optional<SymbolId> symbol() {
    return content.symbol();
  }

  public Life life() {
    return life;
  }

  public void end(Life newLife) {
    life = newLife;
  }

  /** Whether the object was found to be part of another one. */
  public boolean isMerged() {
    return whole.isPresent();
  }

  /** The object that this one is part of. */
  Region current() {
    return whole.orElse(this);
  }

  /** Where this one begins in it. */
  long shift() {
    return shift;
  }

  /** The object is found to begin this many bytes into another one. */
  public void become(Region other, long offset) {
    whole = Optional.of(other);
    shift = offset;
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
    return new MemberNames(model).within(element, offset, cell);
  }

  /** The variable at exactly these bits, if the path has met it. */
  public Optional<Held> known(long offset, Cell cell) {
    long from = from(offset, cell);
    return byStart.getOrDefault(from, List.of()).stream()
        .filter(held -> held.to() == from + width(cell))
        .findFirst();
  }

  /** The variable at an offset. */
  public Held cell(long offset, Cell cell, SsaNames names) {
    return known(offset, cell).orElseGet(() -> held(offset, cell, names));
  }

  private Held held(long offset, Cell cell, SsaNames names) {
    String suffix = suffix(offset, cell);
    String unique = cells.containsKey(suffix) ? suffix + "'" + width(cell) + "@" + offset : suffix;
    Location.Named place = new Location.Named(this, offset);
    SsaVariable variable =
        names.variable(name + unique, v -> spell(unique, v), cell.type(), Optional.of(place));
    long from = from(offset, cell);
    Held held = new Held(variable, cell, unique, from, from + width(cell));
    cells.put(unique, held);
    byStart.computeIfAbsent(from, start -> new ArrayList<>()).add(held);
    return held;
  }

  private static long from(long offset, Cell cell) {
    return 8 * offset + cell.bits().map(b -> (long) b.shift()).orElse(0L);
  }

  private long width(Cell cell) {
    return cell.bits().map(b -> (long) b.width()).orElseGet(() -> 8 * model.size(cell.type()));
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

  /** Whether the path has met no cell. */
  public boolean isUntouched() {
    return cells.isEmpty();
  }

  /** The cell that begins at an offset, if the path has met one. */
  public Optional<SsaVariable> at(long offset) {
    return Optional.ofNullable(byStart.get(8 * offset)).map(found -> found.get(0).variable());
  }

  /** Other cells that share bits with one: members of a union, or bytes of a whole. */
  public List<Held> overlapping(Held written) {
    return meeting(written.from(), written.to()).stream()
        .filter(other -> other != written)
        .toList();
  }

  /** The cells that share bytes with a range. */
  public List<Held> within(long offset, long size) {
    return meeting(8 * offset, 8 * (offset + size));
  }

  private List<Held> meeting(long from, long to) {
    List<Held> found = new ArrayList<>();
    for (List<Held> start : byStart.subMap(from - WIDEST, to).values()) {
      start.stream().filter(other -> other.to() > from).forEach(found::add);
    }
    return found;
  }

  /** Forgets a cell: its bytes are known by others now. */
  public void drop(Held held) {
    cells.remove(held.suffix());
    byStart.get(held.from()).remove(held);
    if (byStart.get(held.from()).isEmpty()) {
      byStart.remove(held.from());
    }
  }

  @Override
  public String toString() {
    return text();
  }
}
