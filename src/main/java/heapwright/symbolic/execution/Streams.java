package heapwright.symbolic.execution;

import heapwright.ir.StandardStreams;
import heapwright.ir.code.SymbolId;
import heapwright.symbolic.heap.InputPointer;
import heapwright.symbolic.heap.SymbolicValue.Address;
import heapwright.symbolic.heap.SymbolicValue.Unknown;
import java.util.List;

/**
 * What a pointer of the input to a stream may point to. Only the library can make a stream, so a
 * test cannot build one as it builds other records; it has those that are open from the start.
 */
final class Streams {
  private final Execution execution;

  Streams(Execution execution) {
    this.execution = execution;
  }

  /** The path forks by which stream it points to; NULL is not among them. */
  List<Alternative> of(Unknown unknown) {
    InputPointer pointer = execution.heap().pointer(unknown.pointer());
    List<SymbolId> open = new StandardStreams(execution.environment().program()).objects();
    if (open.isEmpty()) {
      return List.of(
          Alternative.stuck(execution.state(), "a stream is used that was never opened"));
    }
    return open.stream()
        .map(symbol -> execution.environment().globals.id(symbol))
        .map(id -> pointer.boundTo(new Address(id, execution.pointers.offset(0))).pointing())
        .map(p -> Alternative.of(execution.state().with(execution.heap().with(p))))
        .toList();
  }
}
