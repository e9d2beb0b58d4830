package heapwright.symbolic.step;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.symbolic.execution.FrameObjects;
import heapwright.symbolic.library.SymbolicBuiltIns;

/** Which functions of the library the symbolic machine executes itself. */
public final class BuiltInCalls {
  private final Program program;

  public BuiltInCalls(Program program) {
    this.program = program;
  }

  /** Whether the machine executes a call itself, whatever the function's body says. */
  public boolean isBuiltIn(SymbolId function) {
    return !isOwn(function) && SymbolicBuiltIns.of(function).isPresent();
  }

  /** Whether it prints, which the machine takes to succeed. */
  public boolean isOutput(SymbolId function) {
    return !isOwn(function) && SymbolicBuiltIns.isOutput(function);
  }

  private boolean isOwn(SymbolId function) {
    return program.function(function).filter(this::isUsers).isPresent();
  }

  private boolean isUsers(Function function) {
    return !FrameObjects.isLibrary(function);
  }
}
