package heapwright.ir;

/** A function that was left out, with the construct that it needs and where that stands. */
public record Unsupported(SymbolId symbol, String name, String construct, SourceSpan span) {}
