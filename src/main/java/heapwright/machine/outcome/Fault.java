package heapwright.machine.outcome;

import heapwright.ir.source.SourceSpan;
import java.util.List;

/**
 * Something that the program must not do, and did.
 *
 * @param at the place in the user's code; for a fault inside the library, where the library was
 *     called
 * @param message what happened, with the history of the object concerned
 * @param calls the active calls, innermost first
 */
public record Fault(FaultKind kind, SourceSpan at, String message, List<SourceSpan> calls) {

  public Fault {
    calls = List.copyOf(calls);
  }

  /** One line, as a compiler prints it. */
  @Override
  public String toString() {
    return at + ": " + kind.title() + ": " + message;
  }
}
