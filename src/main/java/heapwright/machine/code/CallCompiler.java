package heapwright.machine.code;

import heapwright.ir.code.Callee;
import heapwright.ir.code.Statement;
import heapwright.ir.type.FunctionType;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.expression.ExpressionCompiler;
import heapwright.machine.code.processor.FrameLayout;
import heapwright.machine.code.processor.MemoryLocals;
import heapwright.machine.code.processor.Routine;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.FaultLog;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Compiles calls; what is called is looked up when the call is reached for the first time. */
final class CallCompiler {
  private final Linker linker;
  private final FrameLayout layout;
  private final MemoryLocals locals;
  private final ExpressionCompiler expressions;

  CallCompiler(
      Linker linker, FrameLayout layout, MemoryLocals locals, ExpressionCompiler expressions) {
    this.linker = linker;
    this.layout = layout;
    this.locals = locals;
    this.expressions = expressions;
  }

  Action compile(Statement.Call call) {
    return call.callee()
        .match(
            callee -> new DirectCall(call, callee),
            callee -> new IndirectCall(call, expressions.longs(callee.pointer())));
  }

  private LinkedCall link(Statement.Call call, Routine routine) {
    return new LinkedCall(call, routine, linker, layout, locals, expressions);
  }

  private final class DirectCall implements Action {
    private final Statement.Call call;
    private final Callee.Direct callee;
    private Action linked = this::linkAndRun;

    DirectCall(Statement.Call call, Callee.Direct callee) {
      this.call = call;
      this.callee = callee;
    }

    @Override
    public void run(long[] frame) {
      linked.run(frame);
    }

    private void linkAndRun(long[] frame) {
      linked = link(call, linker.routine(callee.symbol()));
      linked.run(frame);
    }
  }

  private final class IndirectCall implements Action {
    private final Statement.Call call;
    private final LongCode pointer;
    private final Map<Long, Action> known = new HashMap<>();

    IndirectCall(Statement.Call call, LongCode pointer) {
      this.call = call;
      this.pointer = pointer;
    }

    @Override
    public void run(long[] frame) {
      long target = pointer.eval(frame);
      Action linked = known.get(target);
      if (linked == null) {
        linked = resolve(target);
        known.put(target, linked);
      }
      linked.run(frame);
    }

    private Action resolve(long target) {
      Optional<Routine> routine = linker.routineAt(target);
      FaultLog faults = linker.processor().faults();
      if (routine.isEmpty()) {
        String what = target == 0 ? "a null pointer" : "0x" + Long.toHexString(target);
        throw faults.stop(
            FaultKind.FUNCTION_POINTER_MISUSE, call.span(), "call of " + what + ", no function");
      }
      LinkedCall linked = link(call, routine.get());
      FunctionType actual = routine.get().type();
      if (CalleeCompatibility.callable(call.type(), actual)) {
        return linked;
      }
      String what = "a function of type '" + actual + "' is called as '" + call.type() + "'";
      return f -> {
        faults.survive(FaultKind.FUNCTION_POINTER_MISUSE, call.span(), () -> what);
        linked.run(f);
      };
    }
  }
}
