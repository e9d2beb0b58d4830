package heapwright.symbolic.step;

import heapwright.ir.StandardStreams;
import heapwright.ir.code.Argument;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.symbolic.execution.CallRule;
import heapwright.symbolic.execution.Candidates;
import heapwright.symbolic.execution.Environment;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.FrameObjects;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.execution.PendingCall;
import heapwright.symbolic.execution.PointerEquality;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.execution.UnplayedErrno;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Unknown;
import heapwright.symbolic.library.BuiltInCall;
import heapwright.symbolic.library.Formats;
import heapwright.symbolic.library.SymbolicBuiltIns;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Calls and returns: who is called, and where control comes back. */
final class CallSteps {
  private final Execution execution;

  CallSteps(Execution execution) {
    this.execution = execution;
  }

  StepResult call(Statement.Call s) {
    SymbolId callee = callee(s);
    List<SymbolicValue> arguments = new ArrayList<>();
    s.arguments().forEach(a -> arguments.add(a.value().match(execution.evaluator)));
    Optional<Function> function = execution.program().function(callee);
    boolean isOwn = function.filter(f -> !FrameObjects.isLibrary(f)).isPresent();
    UnplayedErrno.note(execution, callee, function);
    reserveBuffers(s, callee, isOwn);
    Optional<BuiltInCall.Implementation> builtIn =
        isOwn ? Optional.empty() : SymbolicBuiltIns.of(callee);
    if (builtIn.isPresent()) {
      Formats.requireNoCounts(execution, callee, arguments);
      return answered(s, builtIn.get().result(new BuiltInCall(execution, s, arguments)));
    }
    if (function.isEmpty()) {
      throw Interruption.unsupported("calls " + callee + ", which has no body");
    }
    CallRule rule = execution.environment().rule();
    StepResult progress = rule.answer(new PendingCall(execution, s, function.get(), arguments));
    if (function.get().isReplaceable()) {
      String name = function.get().name();
      return progress.withUnplayed(
          execution.state(), "'" + name + "' is weak or inline, and another file may define it");
    }
    boolean isOneOfMany =
        !isOwn
            && !FrameObjects.isLibrary(execution.state().frame().function())
            && LibraryTable.states(callee, LibraryFact.AMONG_OTHERS);
    return isOneOfMany
        ? progress.withUnplayed(
            execution.state(), callee + " may do otherwise, which no test plays")
        : progress;
  }

  /** Whatever the program does with a stream may change the buffers that it has lent to streams. */
  private void reserveBuffers(Statement.Call s, SymbolId callee, boolean isOwn) {
    Environment environment = execution.environment();
    boolean isUsers = !FrameObjects.isLibrary(execution.state().frame().function());
    if (environment.globals.lendsBuffers() && isUsers && !isOwn && usesStream(s, callee)) {
      String cause = "a stream may have changed a buffer that it was given by the program";
      execution.reserve(cause);
    }
  }

  private static boolean usesStream(Statement.Call s, SymbolId callee) {
    boolean isGiven =
        s.type().parameters().stream()
            .anyMatch(t -> t instanceof PointerType p && StandardStreams.isStream(p.target()));
    return isGiven
        || SymbolicBuiltIns.isOutput(callee)
        || LibraryTable.states(callee, LibraryFact.READS);
  }

  private StepResult answered(Statement.Call s, StepResult progress) {
    if (!(progress instanceof StepResult.Moved moved)) {
      return progress;
    }
    execution.become(moved.state());
    requireNonNull(s);
    return new StepResult.Moved(execution.state());
  }

  /**
   * What the function did nothing with must still not have been NULL if it was declared so. Known
   * only now, because a pointer that was followed is known to be none.
   */
  private void requireNonNull(Statement.Call s) {
    for (Argument argument : s.arguments()) {
      if (argument.nonNull()) {
        SymbolicValue pointer =
            execution.pointers.resolved(argument.value().match(execution.evaluator));
        if (PointerEquality.isNull(pointer)) {
          throw Interruption.fault("passes NULL to a function that wants none");
        }
        if (pointer instanceof Unknown unknown) {
          execution.pointers.requirePointing(unknown);
        }
      }
    }
  }

  private SymbolId callee(Statement.Call s) {
    return s.callee()
        .match(callee -> callee.symbol(), callee -> pointed(callee.pointer(), s.type()));
  }

  private SymbolId pointed(Expression pointer, FunctionType type) {
    SymbolicValue value = execution.pointers.resolved(pointer.match(execution.evaluator));
    if (value instanceof SymbolicValue.Code code) {
      return code.function();
    }
    if (value instanceof Unknown unknown) {
      execution.environment().requireCaller("calls through a pointer of the caller's");
      throw Interruption.refine(new Candidates(execution).functions(unknown, type));
    }
    if (PointerEquality.isNull(value)) {
      throw Interruption.fault("calls NULL");
    }
    throw Interruption.unsupported("calls through something that is no function");
  }

  StepResult giveBack(Terminator.Return t) {
    Frame frame = execution.state().frame();
    Optional<SymbolicValue> value = t.value().map(e -> e.match(execution.evaluator));
    if (frame.caller().isEmpty()) {
      return new StepResult.Finished(execution.state());
    }
    Frame caller = frame.caller().get();
    Statement.Call call = (Statement.Call) caller.statement().orElseThrow();
    Optional<Local> result = call.result();
    FrameObjects objects = new FrameObjects(execution);
    if (result.isPresent() && result.get().inMemory()) {
      objects.copyResult(caller, result.get(), value.orElse(SymbolicValue.Indeterminate.VALUE));
    }
    objects.endLives(frame);
    execution.become(execution.state().with(caller));
    requireNonNull(call);
    PathState back = execution.state();
    boolean toRegister = result.isPresent() && !result.get().inMemory();
    PathState after =
        (toRegister
                ? back.with(result.get(), value.orElse(SymbolicValue.Indeterminate.VALUE))
                : back)
            .next();
    // Modelled as if it never failed, while C and POSIX allow it to; no test makes it fail.
    boolean mayFail =
        LibraryTable.states(frame.function().symbol(), LibraryFact.MAY_FAIL)
            && result.isPresent()
            && FrameObjects.isLibrary(frame.function())
            && !FrameObjects.isLibrary(caller.function());
    StepResult moved = new StepResult.Moved(after);
    String cause = frame.function().name() + " may fail, which no test plays";
    return mayFail ? moved.withUnplayed(back, cause) : moved;
  }
}
