package heapwright.method.inka;

import heapwright.solve.domains.Pointer;
import heapwright.solve.domains.Word;

/** What a register holds. */
sealed interface Value {

  /** An integer. */
  record Number(Word word) implements Value {}

  /** A pointer. */
  record Address(Pointer pointer) implements Value {}

  /** Something that the domains do not have, such as a floating-point number: anything at all. */
  record Anything() implements Value {}
}
