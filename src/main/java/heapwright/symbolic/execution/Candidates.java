package heapwright.symbolic.execution;

import heapwright.ir.Program;
import heapwright.ir.StandardStreams;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.FunctionType;
import heapwright.symbolic.heap.InputPointer;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Address;
import heapwright.symbolic.heap.SymbolicValue.Unknown;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a pointer of the input may point to where a test takes what is there: a function of the file
 * that has the type, or a stream, which only the library can make, that is open from the start. The
 * path forks by which it is; NULL is not among them.
 */
public final class Candidates {
  private final Execution execution;

  public Candidates(Execution execution) {
    this.execution = execution;
  }

  /** The functions of a type, in the order of the file. */
  public static List<Function> in(Program program, FunctionType type) {
    return program.functions().values().stream()
        .filter(f -> !FrameObjects.isLibrary(f) && f.type().equals(type))
        .toList();
  }

  List<Function> of(FunctionType type) {
    return in(execution.program(), type);
  }

  public List<Alternative> functions(Unknown unknown, FunctionType type) {
    List<Function> all = of(type);
    return all.isEmpty()
        ? List.of(none(type))
        : bound(unknown, all.stream().map(f -> new SymbolicValue.Code(f.symbol())));
  }

  /** The pointer is neither NULL nor any of the candidates. */
  Alternative none(FunctionType type) {
    String cause = "no function of the file has the type '" + type + "'";
    return Alternative.stuck(execution.state(), cause);
  }

  List<Alternative> streams(Unknown unknown) {
    List<SymbolId> open = new StandardStreams(execution.program()).objects();
    return open.isEmpty()
        ? List.of(Alternative.stuck(execution.state(), "a stream is used that was never opened"))
        : bound(
            unknown,
            open.stream()
                .map(symbol -> execution.globals().id(symbol))
                .map(id -> new Address(id, execution.pointers.offset(0))));
  }

  private List<Alternative> bound(Unknown unknown, Stream<? extends SymbolicValue> values) {
    InputPointer pointer = execution.heap().pointer(unknown.pointer());
    return values
        .map(value -> pointer.boundTo(value).pointing())
        .map(p -> Alternative.of(execution.state().with(p)))
        .toList();
  }
}
