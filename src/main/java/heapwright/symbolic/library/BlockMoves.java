package heapwright.symbolic.library;

import heapwright.ir.code.Statement;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.execution.Locations;
import heapwright.symbolic.execution.MemoryMoves;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.List;
import java.util.OptionalLong;

/** {@code memcpy}, {@code memmove} and {@code memset}. */
final class BlockMoves {
  private BlockMoves() {}

  static StepResult copy(Execution execution, Statement.Call call, List<SymbolicValue> arguments) {
    long size = size(execution, arguments.get(2));
    if (size > 0) {
      Locations locations = new Locations(execution);
      Place from = locations.of(arguments.get(1), size, ScalarTerms.OCTET);
      Place to = locations.of(arguments.get(0), size, ScalarTerms.OCTET);
      new MemoryMoves(execution).copy(to, from, size);
    }
    return SymbolicBuiltIns.returned(execution, call, arguments.get(0));
  }

  static StepResult set(Execution execution, Statement.Call call, List<SymbolicValue> arguments) {
    long size = size(execution, arguments.get(2));
    if (!(arguments.get(1) instanceof SymbolicValue.Number n)) {
      throw Interruption.unsupported("memset to a value that was never set");
    }
    if (size > 0) {
      Terms terms = execution.environment().terms();
      Term octet = terms.extract(n.term(), 0, 8);
      Place to = new Locations(execution).of(arguments.get(0), size, ScalarTerms.OCTET);
      new MemoryMoves(execution).set(to, size, octet);
    }
    return SymbolicBuiltIns.returned(execution, call, arguments.get(0));
  }

  /** Two ranges of bytes that must not overlap; objects that are not the same do not. */
  static StepResult apart(Execution execution, Statement.Call call, List<SymbolicValue> arguments) {
    SymbolicValue left = execution.pointers.resolved(arguments.get(0));
    SymbolicValue right = execution.pointers.resolved(arguments.get(1));
    if (left instanceof SymbolicValue.Address a
        && right instanceof SymbolicValue.Address b
        && a.object().equals(b.object())) {
      OptionalLong from = execution.state().value(a.offset());
      OptionalLong to = execution.state().value(b.offset());
      OptionalLong size =
          arguments.get(2) instanceof SymbolicValue.Number n
              ? execution.state().value(n.term())
              : OptionalLong.empty();
      if (from.isPresent()
          && to.isPresent()
          && size.isPresent()
          && Math.abs(from.getAsLong() - to.getAsLong()) < size.getAsLong()) {
        throw Interruption.fault("copies a string onto itself");
      }
    }
    return new StepResult.Moved(execution.state().next());
  }

  private static long size(Execution execution, SymbolicValue value) {
    if (value instanceof SymbolicValue.Number n) {
      long size = new SymbolicSizes(execution).of(n.term());
      if (size < 0) {
        throw Interruption.fault("moves more bytes than any object has");
      }
      return size;
    }
    throw Interruption.unsupported("a size that is no number");
  }
}
