package heapwright.machine.code;

import heapwright.ir.Callee;
import heapwright.ir.FunctionType;
import heapwright.ir.SourceFile;
import heapwright.ir.SourceSpan;
import heapwright.ir.Statement;
import heapwright.ir.SymbolId;
import heapwright.ir.VoidType;
import java.util.List;
import java.util.Optional;

/** Calls from outside the program: its start, and built-in functions that call back. */
public final class Invocation {
  private static final SourceSpan OUTSIDE = new SourceSpan(new SourceFile("<start>"), 1, 1, 1, 1);

  private final Linker linker;

  public Invocation(Linker linker) {
    this.linker = linker;
  }

  /** Calls a function with arguments of one slot each; the result's first slot. */
  public long call(SymbolId symbol, long... arguments) {
    return call(linker.routine(symbol), symbol, OUTSIDE, arguments);
  }

  /** Calls what a function pointer points to, if that is a function. */
  public Optional<Long> callAt(long address, SourceSpan at, long... arguments) {
    return linker
        .places()
        .functionAt(address)
        .map(symbol -> call(linker.routine(symbol), symbol, at, arguments));
  }

  private long call(Routine routine, SymbolId symbol, SourceSpan at, long... arguments) {
    long[] frame = new long[routine.frameSize()];
    for (int i = 0; i < Math.min(arguments.length, routine.parameterTypes().size()); i++) {
      frame[routine.incoming(i)] = arguments[i];
    }
    linker.processor().stack().enter(statement(symbol, at), frame);
    routine.call(frame);
    linker.processor().stack().leave();
    return frame[FrameLayout.RESULT];
  }

  private static Statement.Call statement(SymbolId symbol, SourceSpan at) {
    FunctionType type = VoidType.VOID.function(List.of());
    return new Statement.Call(Optional.empty(), new Callee.Direct(symbol), List.of(), type, at);
  }
}
