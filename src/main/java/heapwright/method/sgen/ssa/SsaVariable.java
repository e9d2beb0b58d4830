package heapwright.method.sgen.ssa;

import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.symbolic.term.Term;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * A variable or a cell of memory, with its latest version: the paper's L(x). Lives along one path.
 */
public final class SsaVariable {
  private final String key;
  private final IntFunction<String> spelling;
  private final Type type;
  private final Optional<Location.Named> place;
  private int version;
  private Optional<SsaPointer> pointer = Optional.empty();
  private Optional<Watch> watch = Optional.empty();
  private Optional<Term> number = Optional.empty();
  private String source = "";
  private int path = PointerPaths.NONE;

  /** What a pointer points to, and how often that had been written at the last use. */
  public record Watch(Location.Named target, int writes) {}

  /**
   * A variable.
   *
   * @param key its name without numbers
   * @param spelling its name at a version
   * @param place the place that it is the cell of
   */
  SsaVariable(
      String key,
      IntFunction<String> spelling,
      Type type,
      Optional<Location.Named> place,
      int version) {
    this.key = key;
    this.spelling = spelling;
    this.type = type;
    this.place = place;
    this.version = version;
  }

  String key() {
    return key;
  }

  public Type type() {
    return type;
  }

  public Optional<Location.Named> place() {
    return place;
  }

  public boolean isPointer() {
    return type instanceof PointerType;
  }

  /**
   * Whether it points to scalars, whose writes define it indirectly; a structure's fields do not.
   */
  public boolean pointsToScalar() {
    return type instanceof PointerType p && p.target().isScalar();
  }

  /** Whether it is a pointer, or an integer that holds one. */
  public boolean holdsPointer() {
    return isPointer() || pointer.isPresent();
  }

  public int version() {
    return version;
  }

  public SsaName name() {
    return new SsaName(spelling.apply(version));
  }

  /** The latest version as a pointer; empty for numbers, and before the first use. */
  public Optional<SsaPointer> pointer() {
    return pointer;
  }

  /**
   * Version 0 is a pointer of the input.
   *
   * @param newSource how the source names it
   * @param newPath the number of its access path
   */
  public void isInput(String newSource, int newPath) {
    source = newSource;
    path = newPath;
  }

  String source() {
    return source;
  }

  int path() {
    return path;
  }

  /** The latest version as a number; empty where it was never set, and for pointers. */
  public Optional<Term> number() {
    return number;
  }

  /** The latest version is this number. */
  public void hold(Term term) {
    number = Optional.of(term);
  }

  public Optional<Watch> watch() {
    return watch;
  }

  /** A new version, of which nothing is known. */
  void advance(int newVersion) {
    version = newVersion;
    forget();
  }

  public void become(SsaPointer latest) {
    pointer = Optional.of(latest);
  }

  public void watch(Watch newWatch) {
    watch = Optional.of(newWatch);
  }

  /** The latest version was never set. */
  public void forget() {
    pointer = Optional.empty();
    watch = Optional.empty();
    number = Optional.empty();
  }

  @Override
  public String toString() {
    return name().text();
  }
}
