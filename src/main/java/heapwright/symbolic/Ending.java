package heapwright.symbolic;

import java.util.Optional;

/** How a path through a procedure ends, as far as it was followed. */
public sealed interface Ending {

  /**
   * It returns.
   *
   * @param value of an aggregate, the address of an object that holds it
   */
  record Returned(Optional<Value> value) implements Ending {}

  /** The program ends. */
  record Exited() implements Ending {}

  /** A fault. */
  record Faulty(String reason) implements Ending {}

  /** It goes on; nobody has asked yet where to. */
  record Open() implements Ending {}

  /** It goes on in a way that depends on more of the caller than a summary can say. */
  record Beyond(String cause) implements Ending {}
}
