package heapwright.symbolic.execution;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.type.FunctionType;
import heapwright.symbolic.heap.InputPointer;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Unknown;
import java.util.List;

/** What a pointer to a function may point to: every function of the file that has the type. */
public final class Candidates {
  private final Execution execution;

  public Candidates(Execution execution) {
    this.execution = execution;
  }

  /** Those of a type, in the order of the file. */
  public static List<Function> in(Program program, FunctionType type) {
    return program.functions().values().stream()
        .filter(f -> !FrameObjects.isLibrary(f) && f.type().equals(type))
        .toList();
  }

  List<Function> of(FunctionType type) {
    return in(execution.environment().program(), type);
  }

  /** The path forks by the function that it points to; NULL is not among them. */
  public List<Alternative> of(Unknown unknown, FunctionType type) {
    InputPointer pointer = execution.heap().pointer(unknown.pointer());
    List<Alternative> ways =
        of(type).stream()
            .map(f -> pointer.boundTo(new SymbolicValue.Code(f.symbol())).pointing())
            .map(p -> Alternative.of(execution.state().with(execution.heap().with(p))))
            .toList();
    return ways.isEmpty() ? List.of(none(type)) : ways;
  }

  /** The pointer is neither NULL nor any of the candidates. */
  Alternative none(FunctionType type) {
    String cause = "no function of the file has the type '" + type + "'";
    return Alternative.stuck(execution.state(), cause);
  }
}
