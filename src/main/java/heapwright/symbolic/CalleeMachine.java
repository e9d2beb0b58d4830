package heapwright.symbolic;

import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.ir.Statement;
import heapwright.ir.Terminator;
import heapwright.ir.Type;
import heapwright.symbolic.HeapObject.Origin;
import heapwright.symbolic.term.Terms;
import java.util.List;
import java.util.Optional;

/**
 * Runs a procedure for whoever may call it: formal arguments and all variables that outlive it are
 * virtual parameters. What depends on a particular caller stops the run.
 */
public final class CalleeMachine {
  private final Environment environment;
  private final SymbolicMachine machine;
  private final Function function;

  /**
   * @param context what callers are known to alias
   * @param rule how the procedure's own calls are answered
   */
  public CalleeMachine(Program program, Function function, List<Alias> context, CallRule rule) {
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

  public Progress step(PathState state) {
    return machine.step(state);
  }

  /** The path that ends here, because the procedure returns or the program ends. */
  public Tuple finished(PathState state) {
    boolean returns = state.frame().depth() == 0 && state.frame().statement().isEmpty();
    if (!returns) {
      return tuple(state, new Ending.Exited());
    }
    Execution execution = new Execution(environment, state);
    try {
      Terminator.Return end = (Terminator.Return) state.frame().code().terminator();
      Optional<Value> value = end.value().map(execution.evaluator::of);
      boolean isCopied = function.type().result().isAggregate();
      Optional<Value> kept = isCopied ? value.map(v -> copied(execution, v)) : value;
      return tuple(execution.state(), new Ending.Returned(kept));
    } catch (Interruption open) {
      return tuple(state, new Ending.Beyond("gives back something that is not known"));
    }
  }

  /** An object that holds an aggregate, whatever becomes of where it came from. */
  private Value copied(Execution execution, Value from) {
    Type type = function.type().result();
    long size = environment.size(type);
    Place source = new Locations(execution).of(from, size, type);
    Value copy = new Calls(execution).makeObject(Origin.LOCAL, "", size);
    ObjectId id = ((Value.Address) copy).object();
    new MemoryMoves(execution).copy(new Place(id, 0), source, size);
    return copy;
  }

  /** The path that cannot go on here. */
  public Tuple failed(PathState state, String reason) {
    // What may be freed or copied depends on the object that the caller has there.
    boolean inLibrary = state.frame().statement().orElse(null) instanceof Statement.Call;
    return tuple(state, inLibrary ? new Ending.Beyond(reason) : new Ending.Faulty(reason));
  }

  /** The path so far. */
  public Tuple open(PathState state) {
    return tuple(state, new Ending.Open());
  }

  /** The path so far, which is not to be followed further. */
  public Tuple beyond(PathState state, String cause) {
    return tuple(state, new Ending.Beyond(cause));
  }

  private Tuple tuple(PathState state, Ending ending) {
    return new TupleMaker(environment, function, state).make(ending);
  }
}
