package heapwright.analysis.invariant.domain;

import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Local;

/** An object or function whose address is known by what it is. */
public sealed interface BaseAddress {

  /** A local in memory; {@code frame} tells the activations of inlined calls apart. */
  record Automatic(int frame, Local local) implements BaseAddress {}

  record Static(SymbolId symbol) implements BaseAddress {}

  record Code(SymbolId symbol) implements BaseAddress {}

  /** The block that an allocating call gave when it ran last. */
  record Block(String site) implements BaseAddress {}

  /** Whether no pointer to it existed before the function was called. */
  default boolean isPrivate() {
    return this instanceof Automatic || this instanceof Block;
  }
}
