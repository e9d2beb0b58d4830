package heapwright.method.standard.fault;

import heapwright.ir.code.SymbolId;
import heapwright.ir.type.LocalId;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;

/** Where the value of a pointer comes from, as far as the text of the code tells. */
sealed interface Origin {

  /** A place that keeps values. */
  sealed interface Place {}

  /** A member, whichever object it is part of. */
  record Member(RecordType record, String name) implements Place {}

  /** A variable of the file. */
  record Variable(SymbolId symbol) implements Place {}

  /** Something that a pointer to such things leads to. */
  record Target(Type type) implements Place {}

  /** A local of a function. */
  record Own(SymbolId function, LocalId local) implements Place {}

  /** A parameter of the function under test. */
  record Parameter(int index) implements Origin {}

  /** Was read from a place. */
  record Loaded(Place place) implements Origin {}

  /**
   * Is the address of a place.
   *
   * @param isArray whether the place is an array whose extent the program itself fixes
   */
  record AddressOf(Place place, boolean isArray) implements Origin {}

  /** Was given by a function that has no body here: of the library, or only declared. */
  record Result(SymbolId function) implements Origin {}

  /** Is the constant NULL. */
  record Null() implements Origin {}

  /** Whether it is an input of the function under test, or of one that it calls. */
  default boolean isInput() {
    return this instanceof Parameter
        || this instanceof Loaded loaded && !(loaded.place() instanceof Own);
  }
}
