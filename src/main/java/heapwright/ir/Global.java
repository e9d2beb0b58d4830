package heapwright.ir;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * An object with static storage: a global, a static local, a string literal.
 *
 * @param name the source's spelling; empty for literals
 * @param initialiser empty for an {@code extern} declaration without a definition
 * @param qualifiers as declared; literals are {@code const}
 * @param size in bytes; greater than the type's where a flexible array member is initialised
 * @param fixedAddress where it lies, if the source spells that as a number: registers of a device
 * @param hasWeakAlias whether another file may define an alias of it as an object of its own
 */
public record Global(
    SymbolId symbol,
    String name,
    Type type,
    Linkage linkage,
    Optional<Initialiser> initialiser,
    Qualifiers qualifiers,
    long size,
    int alignment,
    SourceSpan span,
    OptionalLong fixedAddress,
    boolean hasWeakAlias) {

  /** An object that may lie anywhere. */
  public Global(
      SymbolId symbol,
      String name,
      Type type,
      Linkage linkage,
      Optional<Initialiser> initialiser,
      Qualifiers qualifiers,
      long size,
      int alignment,
      SourceSpan span) {
    this(
        symbol,
        name,
        type,
        linkage,
        initialiser,
        qualifiers,
        size,
        alignment,
        span,
        OptionalLong.empty(),
        false);
  }

  /** The same object, of which another file may replace an alias. */
  public Global aliasedWeakly() {
    return new Global(
        symbol,
        name,
        type,
        linkage,
        initialiser,
        qualifiers,
        size,
        alignment,
        span,
        fixedAddress,
        true);
  }

  /** The values of its scalars at the start. */
  public Stream<Expression> initialScalars() {
    return initialiser.stream()
        .flatMap(i -> i.items().stream())
        .filter(Initialiser.Item.Scalar.class::isInstance)
        .map(item -> ((Initialiser.Item.Scalar) item).value());
  }

  /** The text that it holds at the start, if it holds nothing else. */
  public Optional<Initialiser.Item.Text> text() {
    return initialiser
        .filter(i -> i.items().size() == 1)
        .map(i -> i.items().get(0))
        .filter(Initialiser.Item.Text.class::isInstance)
        .map(Initialiser.Item.Text.class::cast);
  }

  /** A literal, or declared {@code const}: a write is a fault. */
  public boolean readOnly() {
    return qualifiers.isConst();
  }

  /** Whether another file may define the object that is used instead. */
  public boolean isReplaceable() {
    return linkage == Linkage.WEAK && initialiser.isPresent();
  }

  /** Whether it holds in every program that the file is part of what its initialiser says. */
  public boolean isFixed() {
    return readOnly() && initialiser.isPresent() && !isReplaceable();
  }

  /** Whether other files can name it. */
  public boolean hasExternalLinkage() {
    return linkage == Linkage.EXTERNAL || linkage == Linkage.WEAK;
  }

  /** Whether the source only declares it as an array whose length another file knows. */
  public boolean isOpenArray() {
    return span.file().path().startsWith(OPEN);
  }

  /** How the files of open arrays begin, which are none. */
  public static final String OPEN = "(open ";

  private static final String LIBRARY_INPUT = "__hw_input_";

  /** Whether it has a fixed address and the byte at this one belongs to it. */
  public boolean isAt(long address) {
    return fixedAddress.isPresent()
        && address >= fixedAddress.getAsLong()
        && address < fixedAddress.getAsLong() + size;
  }

  /** Whether it is the library's and yet may hold anything when a function is called: errno. */
  public boolean isLibraryInput() {
    return name.startsWith(LIBRARY_INPUT);
  }

  /** What a person calls it: {@code errno} for the library's. */
  public String title() {
    return isLibraryInput() ? name.substring(LIBRARY_INPUT.length()) : name;
  }
}
