package heapwright.symbolic;

import heapwright.ir.Statement;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.List;

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
