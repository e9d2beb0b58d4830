package heapwright.ir;

import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;

/** A function that was left out, with the construct that it needs and where that stands. */
public record Unsupported(SymbolId symbol, String name, String construct, SourceSpan span) {}
