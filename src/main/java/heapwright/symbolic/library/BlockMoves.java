package heapwright.symbolic.library;

import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.execution.MemoryMoves;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.term.Term;
import java.util.OptionalLong;

/** {@code memcpy}, {@code memmove} and {@code memset}. */
final class BlockMoves {
  private BlockMoves() {}

  static StepResult copy(BuiltInCall call) {
    long size = size(call);
    if (size > 0) {
      Place from = call.bytes(1, size);
      Place to = call.bytes(0, size);
      new MemoryMoves(call.execution()).copy(to, from, size);
    }
    return call.returned(call.argument(0));
  }

  static StepResult set(BuiltInCall call) {
    long size = size(call);
    if (!(call.argument(1) instanceof SymbolicValue.Number n)) {
      throw Interruption.unsupported("memset to a value that was never set");
    }
    if (size > 0) {
      Term octet = call.terms().extract(n.term(), 0, 8);
      new MemoryMoves(call.execution()).set(call.bytes(0, size), size, octet);
    }
    return call.returned(call.argument(0));
  }

  /** Two ranges of bytes that must not overlap; objects that are not the same do not. */
  static StepResult apart(BuiltInCall call) {
    Execution execution = call.execution();
    SymbolicValue left = execution.pointers.resolved(call.argument(0));
    SymbolicValue right = execution.pointers.resolved(call.argument(1));
    if (left instanceof SymbolicValue.Address a
        && right instanceof SymbolicValue.Address b
        && a.object().equals(b.object())
        && call.argument(2) instanceof SymbolicValue.Number n) {
      OptionalLong from = execution.state().value(a.offset());
      OptionalLong to = execution.state().value(b.offset());
      OptionalLong size = execution.state().value(n.term());
      if (from.isPresent()
          && to.isPresent()
          && size.isPresent()
          && Math.abs(from.getAsLong() - to.getAsLong()) < size.getAsLong()) {
        throw Interruption.fault("copies a string onto itself");
      }
    }
    return new StepResult.Moved(execution.state().next());
  }

  private static long size(BuiltInCall call) {
    long size = call.size(2);
    if (size < 0) {
      throw Interruption.fault("moves more bytes than any object has");
    }
    return size;
  }
}
