package heapwright.ir;

/** A function that is declared, whether or not it is defined in the program. */
public record FunctionDeclaration(
    SymbolId symbol, String name, FunctionType type, Linkage linkage, SourceSpan span) {}
