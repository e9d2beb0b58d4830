package heapwright.machine.code;

import heapwright.ir.code.Argument;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Local;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.ConstantCode;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.ScalarKind;
import heapwright.machine.code.expression.ExpressionCompiler;
import heapwright.machine.code.processor.FrameLayout;
import heapwright.machine.code.processor.LongJump;
import heapwright.machine.code.processor.MemoryLocals;
import heapwright.machine.code.processor.Routine;
import heapwright.machine.memory.Memory;
import heapwright.machine.memory.ObjectOrigin;
import heapwright.machine.memory.Site;
import heapwright.machine.outcome.CallStack;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.FaultLog;

/** A call whose callee is known. */
final class LinkedCall implements Action {
  private final Statement.Call call;
  private final Routine routine;
  private final int frameSize;
  private final Mover[] movers;
  private final LongCode[] nonNull;
  private final boolean variadic;
  private final VariadicArea.Area area;
  private final ObjectOrigin areaStorage;
  private final Memory memory;
  private final CallStack stack;
  private final Mover result;
  private final FaultLog faults;
  private final boolean wantsResult;
  private final boolean givesAggregate;
  private final LongCode destination;

  LinkedCall(
      Statement.Call call,
      Routine routine,
      Linker linker,
      FrameLayout layout,
      MemoryLocals locals,
      ExpressionCompiler expressions) {
    this.call = call;
    this.routine = routine;
    memory = linker.processor().memory();
    stack = linker.processor().stack();
    frameSize = routine.frameSize();
    ArgumentPassing passing =
        new ArgumentPassing(expressions, linker.program().model(), call.arguments());
    movers = passing.named(routine).toArray(Mover[]::new);
    nonNull =
        call.arguments().stream()
            .filter(Argument::nonNull)
            .map(argument -> expressions.longs(argument.value()))
            .toArray(LongCode[]::new);
    variadic = routine.type().isVariadic();
    area = passing.unnamed().compile(memory, Site.at(call.span()));
    areaStorage = new ObjectOrigin.Automatic("the unnamed arguments", call.span());
    result = call.result().map(local -> taker(local, layout)).orElse((from, to) -> {});
    faults = linker.processor().faults();
    wantsResult = call.result().isPresent();
    givesAggregate = call.result().filter(local -> local.type().isAggregate()).isPresent();
    destination =
        call.result()
            .filter(local -> local.type().isAggregate())
            .map(locals::address)
            .orElse(new ConstantCode(0));
  }

  private static Mover taker(Local local, FrameLayout layout) {
    int slot = layout.slot(local);
    int flag = layout.flag(local);
    if (local.type().isAggregate()) {
      return (from, to) -> {};
    }
    if (ScalarKind.of(local.type()).slots() == 2) {
      return (from, to) -> {
        to[slot] = from[FrameLayout.RESULT];
        to[slot + 1] = from[FrameLayout.RESULT_HIGH];
        mark(to, flag);
      };
    }
    return (from, to) -> {
      to[slot] = from[FrameLayout.RESULT];
      mark(to, flag);
    };
  }

  private static void mark(long[] frame, int flag) {
    if (flag != 0) {
      frame[flag] = 1;
    }
  }

  @Override
  public void run(long[] frame) {
    long[] callee = new long[frameSize];
    for (Mover mover : movers) {
      mover.move(frame, callee);
    }
    if (givesAggregate) {
      callee[FrameLayout.RESULT] = destination.eval(frame);
    }
    boolean givesNull = givesNull(frame);
    stack.enter(call, callee);
    try {
      if (variadic) {
        callVariadic(frame, callee);
      } else {
        routine.call(callee);
      }
    } catch (LongJump jump) {
      stack.leave();
      if (jump.leadsTo(frame)) {
        return;
      }
      throw jump;
    }
    stack.leave();
    if (givesNull) {
      reportNull();
    }
    if (wantsResult && callee[FrameLayout.ENDING] == FrameLayout.NO_RESULT) {
      reportMissing();
    }
    result.move(callee, frame);
  }

  private boolean givesNull(long[] frame) {
    for (LongCode pointer : nonNull) {
      if (pointer.eval(frame) == 0) {
        return true;
      }
    }
    return false;
  }

  // Undefined even if the function does nothing with it, as copying no bytes (C17 7.24.1p2).
  private void reportNull() {
    faults.survive(
        FaultKind.NULL_ARGUMENT, call.span(), () -> "NULL is passed to a function that wants none");
  }

  // C17 6.9.1p12: using the result of a function that gave none is undefined.
  private void reportMissing() {
    faults.survive(
        FaultKind.UNINITIALISED_READ, call.span(), () -> "the function returned without a value");
  }

  private void callVariadic(long[] frame, long[] callee) {
    long arguments = memory.objects().zeroed(area.bytes(), 16, areaStorage).base();
    area.fill(frame, arguments);
    callee[FrameLayout.ARGUMENTS] = arguments;
    try {
      routine.call(callee);
    } catch (LongJump jump) {
      memory.objects().leave(arguments);
      throw jump;
    }
    memory.objects().leave(arguments);
  }

  /** Carries one argument from the caller's frame to the callee's. */
  @FunctionalInterface
  interface Mover {
    void move(long[] from, long[] to);
  }
}
