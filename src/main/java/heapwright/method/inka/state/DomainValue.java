package heapwright.method.inka.state;

import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;

/** What a register holds. */
public sealed interface DomainValue {

  /** An integer. */
  record Number(Word word) implements DomainValue {}

  /** A pointer. */
  record Address(PointerVariable pointer) implements DomainValue {}

  /** Something that the domains do not have, such as a floating-point number: anything at all. */
  record Anything() implements DomainValue {}
}
