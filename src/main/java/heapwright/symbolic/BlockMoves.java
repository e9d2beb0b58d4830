package heapwright.symbolic;

import heapwright.ir.Statement;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.List;
import java.util.OptionalLong;

/** {@code memcpy}, {@code memmove} and {@code memset}. */
final class BlockMoves {
  private BlockMoves() {}

  static Progress copy(Execution execution, Statement.Call call, List<Value> arguments) {
    long size = size(execution, arguments.get(2));
    if (size > 0) {
      Locations locations = new Locations(execution);
      Place from = locations.of(arguments.get(1), size, Numbers.OCTET);
      Place to = locations.of(arguments.get(0), size, Numbers.OCTET);
      new MemoryMoves(execution).copy(to, from, size);
    }
    return BuiltIns.returned(execution, call, arguments.get(0));
  }

  static Progress set(Execution execution, Statement.Call call, List<Value> arguments) {
    long size = size(execution, arguments.get(2));
    if (!(arguments.get(1) instanceof Value.Number n)) {
      throw Interruption.unsupported("memset to a value that was never set");
    }
    if (size > 0) {
      Terms terms = execution.environment().terms();
      Term octet = terms.extract(n.term(), 0, 8);
      Place to = new Locations(execution).of(arguments.get(0), size, Numbers.OCTET);
      new MemoryMoves(execution).set(to, size, octet);
    }
    return BuiltIns.returned(execution, call, arguments.get(0));
  }

  /** Two ranges of bytes that must not overlap; objects that are not the same do not. */
  static Progress apart(Execution execution, Statement.Call call, List<Value> arguments) {
    Value left = execution.pointers.resolved(arguments.get(0));
    Value right = execution.pointers.resolved(arguments.get(1));
    if (left instanceof Value.Address a
        && right instanceof Value.Address b
        && a.object().equals(b.object())) {
      OptionalLong from = execution.state().value(a.offset());
      OptionalLong to = execution.state().value(b.offset());
      OptionalLong size =
          arguments.get(2) instanceof Value.Number n
              ? execution.state().value(n.term())
              : OptionalLong.empty();
      if (from.isPresent()
          && to.isPresent()
          && size.isPresent()
          && Math.abs(from.getAsLong() - to.getAsLong()) < size.getAsLong()) {
        throw Interruption.fault("copies a string onto itself");
      }
    }
    return new Progress.Moved(execution.state().next());
  }

  private static long size(Execution execution, Value value) {
    if (value instanceof Value.Number n) {
      long size = new Sizes(execution).of(n.term());
      if (size < 0) {
        throw Interruption.fault("moves more bytes than any object has");
      }
      return size;
    }
    throw Interruption.unsupported("a size that is no number");
  }
}
