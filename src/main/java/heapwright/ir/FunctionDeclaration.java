package heapwright.ir;

import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FunctionType;
import java.util.Set;

/**
 * A function that is declared, whether or not it is defined in the program.
 *
 * @param nonNull the places, from 0, of the parameters that are declared never to be NULL
 * @param returns whether calls come back, as far as it is declared
 * @param returnsNonNull whether it is declared never to return NULL
 */
public record FunctionDeclaration(
    SymbolId symbol,
    String name,
    FunctionType type,
    Linkage linkage,
    Set<Integer> nonNull,
    boolean returns,
    boolean returnsNonNull,
    SourceSpan span) {

  /** One that says nothing about NULL. */
  public FunctionDeclaration(
      SymbolId symbol, String name, FunctionType type, Linkage linkage, SourceSpan span) {
    this(symbol, name, type, linkage, Set.of(), true, false, span);
  }

  public FunctionDeclaration {
    nonNull = Set.copyOf(nonNull);
  }

  /** The same under another symbol. */
  public FunctionDeclaration withSymbol(SymbolId other) {
    return new FunctionDeclaration(
        other, name, type, linkage, nonNull, returns, returnsNonNull, span);
  }

  /** The same function as one of another type. */
  public FunctionDeclaration withType(FunctionType other) {
    return new FunctionDeclaration(
        symbol, name, other, linkage, nonNull, returns, returnsNonNull, span);
  }
}
