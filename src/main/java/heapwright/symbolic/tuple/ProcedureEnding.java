package heapwright.symbolic.tuple;

import heapwright.symbolic.heap.SymbolicValue;
import java.util.Optional;

/** How a path through a procedure ends, as far as it was followed. */
public sealed interface ProcedureEnding {

  /**
   * It returns.
   *
   * @param value of an aggregate, the address of an object that holds it
   */
  record Returned(Optional<SymbolicValue> value) implements ProcedureEnding {}

  /** The program ends. */
  record Exited() implements ProcedureEnding {}

  /** A fault. */
  record Faulty(String reason) implements ProcedureEnding {}

  /** It goes on; the continuation has not been explored yet. */
  record Open() implements ProcedureEnding {}

  /** It goes on depending on more of the caller than a summary can express. */
  record Beyond(String cause) implements ProcedureEnding {}
}
