package heapwright.symbolic;

import heapwright.ir.Argument;
import heapwright.ir.Callee;
import heapwright.ir.Cell;
import heapwright.ir.Expression;
import heapwright.ir.Function;
import heapwright.ir.FunctionType;
import heapwright.ir.Local;
import heapwright.ir.Statement;
import heapwright.ir.SymbolId;
import heapwright.ir.Terminator;
import heapwright.ir.Type;
import heapwright.symbolic.HeapObject.Content;
import heapwright.symbolic.HeapObject.Life;
import heapwright.symbolic.HeapObject.Origin;
import heapwright.symbolic.SymbolicValue.Address;
import heapwright.symbolic.SymbolicValue.Unknown;
import heapwright.symbolic.persistent.IntMap;
import heapwright.symbolic.persistent.Trail;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Calls and returns: frames, the objects of locals, and the callees. */
final class CallSteps {
  private final Execution execution;

  CallSteps(Execution execution) {
    this.execution = execution;
  }

  // The objects of a frame.

  void makeLocals(Function function) {
    function.locals().stream().filter(Local::inMemory).forEach(this::makeLocal);
  }

  /**
   * Begins a new lifetime of a local in memory; a parameter of the function under test is input.
   */
  void makeLocal(Local local) {
    Frame frame = execution.state().frame();
    boolean isInput = frame.depth() == 0 && local.origin() == Local.Origin.PARAMETER;
    ObjectId id = execution.heap().nextObject();
    execution.become(
        execution
            .heap()
            .with(
                object(
                    id,
                    Origin.LOCAL,
                    local.name(),
                    local.type(),
                    execution.environment().size(local.type()),
                    isInput ? Content.INPUT : Content.INDETERMINATE)));
    execution.become(execution.state().with(execution.state().frame().with(local, id)));
  }

  /** The object of a callee's parameter, with what the caller passes. */
  ObjectId makeParameter(Local parameter, SymbolicValue argument, Type type) {
    ObjectId id = execution.heap().nextObject();
    long size = execution.environment().size(parameter.type());
    execution.become(
        execution
            .heap()
            .with(
                object(
                    id,
                    Origin.LOCAL,
                    parameter.name(),
                    parameter.type(),
                    size,
                    Content.INDETERMINATE)));
    fill(new Place(id, 0), parameter, argument, type);
    return id;
  }

  SymbolicValue makeObject(Origin origin, String name, long size) {
    return makeObject(origin, name, size, Content.INDETERMINATE);
  }

  SymbolicValue makeObject(Origin origin, String name, long size, Content content) {
    ObjectId id = execution.heap().nextObject();
    execution.become(
        execution.heap().with(object(id, origin, name, ScalarTerms.OCTET, size, content)));
    return new Address(id, execution.pointers.offset(0));
  }

  private static HeapObject object(
      ObjectId id, Origin origin, String name, Type type, long size, Content content) {
    return new HeapObject(
        id, origin, name, type, 0, size, content, Life.ALIVE, false, IntMap.empty(), Trail.empty());
  }

  // Calling.

  StepResult call(Statement.Call s) {
    SymbolId callee = callee(s);
    List<SymbolicValue> arguments = new ArrayList<>();
    s.arguments().forEach(a -> arguments.add(a.value().match(execution.evaluator)));
    Optional<Function> function = execution.environment().program().function(callee);
    boolean isOwn = function.filter(f -> !isLibrary(f)).isPresent();
    ErrnoDoubt.raise(execution, callee, function);
    Optional<SymbolicBuiltIn> builtIn =
        isOwn ? Optional.empty() : SymbolicBuiltIns.named(callee.key());
    if (builtIn.isPresent()) {
      Formats.requireNoCounts(execution, callee, arguments);
      return answered(s, builtIn.get().call(execution, s, arguments));
    }
    if (function.isEmpty()) {
      throw Interruption.unsupported("calls " + callee + ", which has no body");
    }
    CallRule rule = execution.environment().rule();
    StepResult progress = rule.answer(new PendingCall(execution, s, function.get(), arguments));
    if (function.get().isReplaceable()) {
      String cause = "'" + function.get().name() + "' is weak, and another file may define it";
      return besideOthers(progress, cause);
    }
    boolean isOneOfMany =
        !isOwn
            && !isLibrary(execution.state().frame().function())
            && LibraryTable.states(callee, LibraryFact.AMONG_OTHERS);
    return isOneOfMany
        ? besideOthers(progress, callee + " may do otherwise, which no test plays")
        : progress;
  }

  /** The result of a call, together with the alternatives that are not followed. */
  private StepResult besideOthers(StepResult progress, String cause) {
    List<Alternative> all = new ArrayList<>();
    if (progress instanceof StepResult.Moved moved) {
      all.add(Alternative.of(moved.state()));
    } else if (progress instanceof StepResult.Forked forked) {
      all.addAll(forked.alternatives());
    } else {
      return progress;
    }
    all.add(Alternative.stuck(execution.state(), cause));
    return new StepResult.Forked(all);
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
   * An argument that is declared nonnull must not have been NULL even if the function did not use
   * it. Checked after the call, when a pointer that was followed is known not to be NULL.
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
          SymbolicHeap heap = execution.heap();
          execution.become(heap.with(heap.pointer(unknown.pointer()).pointing()));
        }
      }
    }
  }

  static boolean isLibrary(Function function) {
    return function.span().file().path().startsWith("<") && !function.isStub();
  }

  private SymbolId callee(Statement.Call s) {
    return s.callee()
        .match(
            new Callee.Cases<>() {
              @Override
              public SymbolId direct(Callee.Direct callee) {
                return callee.symbol();
              }

              @Override
              public SymbolId indirect(Callee.Indirect callee) {
                return pointed(callee.pointer(), s.type());
              }
            });
  }

  private SymbolId pointed(Expression pointer, FunctionType type) {
    SymbolicValue value = execution.pointers.resolved(pointer.match(execution.evaluator));
    if (value instanceof SymbolicValue.Code code) {
      return code.function();
    }
    if (value instanceof Unknown unknown) {
      execution.environment().requireCaller("calls through a pointer of the caller's");
      throw Interruption.refine(new Candidates(execution).of(unknown, type));
    }
    if (PointerEquality.isNull(value)) {
      throw Interruption.fault("calls NULL");
    }
    throw Interruption.unsupported("calls through something that is no function");
  }

  PathState entered(Function function, Statement.Call s, List<SymbolicValue> arguments) {
    int named = Math.min(function.parameters().size(), arguments.size());
    PathState caller = execution.state();
    List<SymbolicValue> unnamed = arguments.subList(named, arguments.size());
    execution.become(caller.with(Frame.of(function, unnamed, Optional.of(caller.frame()))));
    makeLocals(function);
    for (int i = 0; i < named; i++) {
      pass(function.parameters().get(i), arguments.get(i), s.arguments().get(i).type());
    }
    return execution.state();
  }

  private void pass(Local parameter, SymbolicValue argument, Type type) {
    if (!parameter.inMemory()) {
      execution.become(execution.state().with(parameter, argument));
      return;
    }
    fill(new Place(execution.state().frame().object(parameter), 0), parameter, argument, type);
  }

  private void fill(Place place, Local parameter, SymbolicValue argument, Type type) {
    long size = execution.environment().size(parameter.type());
    if (type.isAggregate()) {
      Place from = new Locations(execution).of(argument, size, type);
      new MemoryMoves(execution).copy(place, from, size);
    } else {
      execution.memory.put(place, Cell.of(parameter.type()), argument);
    }
  }

  // Returning.

  StepResult giveBack(Terminator.Return t) {
    Frame frame = execution.state().frame();
    Optional<SymbolicValue> value = t.value().map(e -> e.match(execution.evaluator));
    if (frame.caller().isEmpty()) {
      return new StepResult.Finished(execution.state());
    }
    Frame caller = frame.caller().get();
    Statement.Call call = (Statement.Call) caller.statement().orElseThrow();
    Optional<Local> result = call.result();
    if (result.isPresent() && result.get().inMemory()) {
      copyResult(caller, result.get(), value.orElse(SymbolicValue.Indeterminate.VALUE));
    }
    endLives(frame);
    execution.become(execution.state().with(caller));
    requireNonNull(call);
    PathState back = execution.state();
    boolean toRegister = result.isPresent() && !result.get().inMemory();
    PathState after =
        (toRegister
                ? back.with(result.get(), value.orElse(SymbolicValue.Indeterminate.VALUE))
                : back)
            .next();
    return UnplayedFailures.beside(after, back, caller, frame.function(), call);
  }

  void copyResult(Frame caller, Local result, SymbolicValue from) {
    long size = execution.environment().size(result.type());
    Place to = new Place(caller.object(result), 0);
    if (result.type().isAggregate()) {
      Place source = new Locations(execution).of(from, size, result.type());
      new MemoryMoves(execution).copy(to, source, size);
    } else {
      execution.memory.put(to, Cell.of(result.type()), from);
    }
  }

  /** Ends the lifetimes of a call's objects with the call. */
  void endLives(Frame frame) {
    frame
        .memory()
        .forEach(
            e -> execution.memory.update(execution.memory.object(e.value()).ending(Life.OVER)));
  }
}
