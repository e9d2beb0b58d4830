package heapwright.method.sgen.ssa;

import heapwright.ir.code.SymbolId;
import heapwright.symbolic.term.Term;

/** What an expression comes to: a number as a term over the input, or where a pointer points. */
public sealed interface Value {

  /** A number. */
  record Number(Term term) implements Value {}

  /** This many bytes from where a pointer points. */
  record Based(SsaPointer base, long offset) implements Value {}

  /** The address of a place that has a name. */
  record Place(Region region, long offset) implements Value {}

  /** {@code NULL}. */
  record Null() implements Value {}

  /** The address of a function. */
  record Code(SymbolId function) implements Value {}

  /** A value that was never set; an error only where something depends on it. */
  record Undefined() implements Value {}

  /** Whether it is one of a pointer. */
  default boolean isPointer() {
    return this instanceof Based
        || this instanceof Place
        || this instanceof Null
        || this instanceof Code;
  }

  /** The same pointer this many bytes further on. */
  default Value plus(long bytes) {
    if (this instanceof Based based) {
      return new Based(based.base(), based.offset() + bytes);
    }
    return this instanceof Place place
        ? new Place(place.region(), place.offset() + bytes)
        : bytes == 0 ? this : new Undefined();
  }
}
