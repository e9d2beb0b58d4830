package heapwright.method.inka;

import heapwright.solve.domains.PointerVariable;
import heapwright.solve.domains.Word;

/** What a register holds. */
sealed interface DomainValue {

  /** An integer. */
  record Number(Word word) implements DomainValue {}

  /** A pointer. */
  record Address(PointerVariable pointer) implements DomainValue {}

  /** Something that the domains do not have, such as a floating-point number: anything at all. */
  record Anything() implements DomainValue {}
}
