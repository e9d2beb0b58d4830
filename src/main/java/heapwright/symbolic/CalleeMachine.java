package heapwright.symbolic;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.Type;
import heapwright.symbolic.execution.CallRule;
import heapwright.symbolic.execution.Environment;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.FrameObjects;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.execution.Locations;
import heapwright.symbolic.execution.MemoryMoves;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.tuple.ProcedureEnding;
import heapwright.symbolic.tuple.Tuple;
import heapwright.symbolic.tuple.TupleMaker;
import java.util.List;
import java.util.Optional;

/**
 * Runs a procedure for any caller: formal arguments and all variables that outlive it are virtual
 * parameters. What depends on a particular caller stops the run.
 */
public final class CalleeMachine {
  private final Environment environment;
  private final SymbolicMachine machine;
  private final Function function;

  /**
   * @param context what callers are known to alias
   * @param rule how the procedure's own calls are answered
   */
  public CalleeMachine(
      Program program, Function function, List<AliasHypothesis> context, CallRule rule) {
    this.function = function;
    environment = new Environment(program, new Terms(), context, rule, true);
    machine = new SymbolicMachine(environment);
  }

  public Terms terms() {
    return environment.terms();
  }

  public PathState start() {
    return machine.startAnyhow(function);
  }

  public StepResult step(PathState state) {
    return machine.step(state);
  }

  /** The path that ends here, because the procedure returns or the program ends. */
  public Tuple finished(PathState state) {
    boolean returns = state.frame().depth() == 0 && state.frame().statement().isEmpty();
    if (!returns) {
      return tuple(state, new ProcedureEnding.Exited());
    }
    Execution execution = new Execution(environment, state);
    try {
      Terminator.Return end = (Terminator.Return) state.frame().code().terminator();
      Optional<SymbolicValue> value = end.value().map(execution.evaluator::of);
      boolean isCopied = function.type().result().isAggregate();
      Optional<SymbolicValue> kept = isCopied ? value.map(v -> copied(execution, v)) : value;
      return tuple(execution.state(), new ProcedureEnding.Returned(kept));
    } catch (Interruption open) {
      return tuple(state, new ProcedureEnding.Beyond("gives back something that is not known"));
    }
  }

  /** A copy of an aggregate, independent of later changes to the original. */
  private SymbolicValue copied(Execution execution, SymbolicValue from) {
    Type type = function.type().result();
    long size = environment.size(type);
    Place source = new Locations(execution).of(from, size, type);
    SymbolicValue copy = new FrameObjects(execution).makeObject(Origin.LOCAL, "", size);
    ObjectId id = ((SymbolicValue.Address) copy).object();
    new MemoryMoves(execution).copy(new Place(id, 0), source, size);
    return copy;
  }

  /** The path that cannot go on here. */
  public Tuple failed(PathState state, String reason) {
    // Whether a block may be freed or copied depends on the caller's object.
    boolean inLibrary = state.frame().statement().orElse(null) instanceof Statement.Call;
    return tuple(
        state, inLibrary ? new ProcedureEnding.Beyond(reason) : new ProcedureEnding.Faulty(reason));
  }

  /** The path so far. */
  public Tuple open(PathState state) {
    return tuple(state, new ProcedureEnding.Open());
  }

  /** The path so far, which is not to be followed further. */
  public Tuple beyond(PathState state, String cause) {
    return tuple(state, new ProcedureEnding.Beyond(cause));
  }

  private Tuple tuple(PathState state, ProcedureEnding ending) {
    return new TupleMaker(environment, function, state).make(ending);
  }
}
