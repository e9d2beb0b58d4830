package heapwright.method.sgen.ssa;

import heapwright.ir.code.SymbolId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** What an object holds where the path has met no cell. Lives along one path. */
public final class ObjectContent {

  /** What bytes hold. */
  public enum Start {
    /** What the input says. */
    INPUT,
    ZERO,
    /** What was never set. */
    INDETERMINATE
  }

  /** A range that was filled later. */
  private record Fill(long from, long to, Start start) {}

  private final Start start;
  private final OptionalLong size;
  private final boolean readOnly;
  private final Optional<SymbolId> symbol;
  private final String pointer;
  private final int path;
  private final List<Fill> fills = new ArrayList<>();

  private ObjectContent(
      Start start,
      OptionalLong size,
      boolean readOnly,
      Optional<SymbolId> symbol,
      String pointer,
      int path) {
    this.start = start;
    this.size = size;
    this.readOnly = readOnly;
    this.symbol = symbol;
    this.pointer = pointer;
    this.path = path;
  }

  /**
   * An object of the input that only pointers reach; it is as large as it needs to be.
   *
   * @param pointer the source's name of the pointer that led to it first
   * @param path the number of that pointer's access path
   */
  public static ObjectContent ofInput(String pointer, int path) {
    return new ObjectContent(
        Start.INPUT, OptionalLong.empty(), false, Optional.empty(), pointer, path);
  }

  /** A variable with static storage. */
  public static ObjectContent ofGlobal(Start start, long size, boolean readOnly, SymbolId symbol) {
    return new ObjectContent(
        start, OptionalLong.of(size), readOnly, Optional.of(symbol), "", PointerPaths.NONE);
  }

  /** An object that the path makes, or a parameter in memory. */
  public static ObjectContent made(Start start, long size) {
    return new ObjectContent(
        start, OptionalLong.of(size), false, Optional.empty(), "", PointerPaths.NONE);
  }

  /** The bytes of it; empty where it is as large as it needs to be. */
  public OptionalLong size() {
    return size;
  }

  public boolean readOnly() {
    return readOnly;
  }

  Optional<SymbolId> symbol() {
    return symbol;
  }

  /** The source's name of the pointer that led to it first; empty for what has a name. */
  public String pointer() {
    return pointer;
  }

  /** The access path of that pointer. */
  public int path() {
    return path;
  }

  /** Whether it was there before the call. */
  public boolean isGiven() {
    return size.isEmpty() || symbol.isPresent();
  }

  /** What lies in a range; empty where parts of it differ. */
  public Optional<Start> at(long from, long bytes) {
    for (int i = fills.size() - 1; i >= 0; i--) {
      Fill fill = fills.get(i);
      if (from >= fill.from() && from + bytes <= fill.to()) {
        return Optional.of(fill.start());
      }
      if (from < fill.to() && from + bytes > fill.from()) {
        return Optional.empty();
      }
    }
    return Optional.of(start);
  }

  /** A range is filled. */
  public void fill(long from, long bytes, Start with) {
    fills.removeIf(old -> old.from() >= from && old.to() <= from + bytes);
    fills.add(new Fill(from, from + bytes, with));
  }
}
