package heapwright.source.lower.operands;

import heapwright.ir.code.Argument;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FunctionType;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.values.Operand;
import heapwright.source.lower.values.Rvalue;
import java.util.List;

/** Calls of the source's own: behind each of them, a longjmp may have led there. */
public final class SourceCalls {
  private final CodeContext code;
  private final CallEmission emission;
  private final LongJumpLowering longJumps;

  public SourceCalls(CodeContext code, CallEmission emission, LongJumpLowering longJumps) {
    this.code = code;
    this.emission = emission;
    this.longJumps = longJumps;
  }

  /** Emits a call whose value is wanted or not. */
  public Rvalue call(PreparedCall call, boolean used) {
    return call(call.function(), call.arguments(), used, call.span());
  }

  /** Calls a library function that is declared, or known to the compiler. */
  public Rvalue callLibrary(
      String name, FunctionType type, List<Argument> passed, boolean used, SourceSpan span) {
    return call(emission.library(name, type, span), passed, used, span);
  }

  private Rvalue call(
      Operand.Designator function, List<Argument> passed, boolean used, SourceSpan span) {
    Rvalue result = emission.emit(function, passed, used, span);
    longJumps.land(span);
    if (function.address() instanceof Expression.FunctionAddress address
        && !code.unit().functions().returns(address.symbol())) {
      code.emitter().terminate(new Terminator.Unreachable(span));
    }
    return result;
  }
}
