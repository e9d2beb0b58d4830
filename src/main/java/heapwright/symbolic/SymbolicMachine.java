package heapwright.symbolic;

import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.symbolic.execution.CallRule;
import heapwright.symbolic.execution.Environment;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.FrameObjects;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicHeap;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.GivenArgument;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.step.ArgumentInputs;
import heapwright.symbolic.step.StatementSteps;
import heapwright.symbolic.step.TerminatorSteps;
import heapwright.symbolic.term.Terms;
import heapwright.work.Work;
import heapwright.work.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Runs a function on unknown input, one statement at a time. Pointers of the input that are
 * followed lead to objects of their own, except where a hypothesis says that they share one.
 */
public final class SymbolicMachine {
  private final Environment environment;

  public SymbolicMachine(Program program, Terms terms, List<AliasHypothesis> aliases) {
    this(program, terms, aliases, CallRule.INLINE);
  }

  /** As {@link #SymbolicMachine(Program, Terms, List)}, with another rule for calls. */
  public SymbolicMachine(
      Program program, Terms terms, List<AliasHypothesis> aliases, CallRule rule) {
    this(new Environment(program, terms, aliases, rule, false));
  }

  SymbolicMachine(Environment environment) {
    this.environment = environment;
  }

  /**
   * The state in which a function has just been called with unconstrained arguments, except that
   * those declared nonnull are not NULL.
   */
  public PathState start(Function function) {
    PathState anything = startAnyhow(function);
    Execution execution = new Execution(environment, anything);
    List<Local> wanted = environment.program().nonNull(function);
    anything.arguments().stream()
        .filter(given -> wanted.contains(given.parameter()))
        .map(given -> scalar(execution, given))
        .filter(SymbolicValue.Unknown.class::isInstance)
        .forEach(value -> execution.pointers.requirePointing((SymbolicValue.Unknown) value));
    return execution.state();
  }

  private static SymbolicValue scalar(Execution execution, GivenArgument given) {
    Local parameter = given.parameter();
    return parameter.inMemory()
        ? execution.memory.peek(
            new Place(execution.state().frame().object(parameter), 0), Cell.of(parameter.type()))
        : given.value();
  }

  /** The state in which a function has just been called with unconstrained arguments. */
  PathState startAnyhow(Function function) {
    Frame frame = Frame.of(function, List.of(), Optional.empty());
    SymbolicHeap heap = SymbolicHeap.reserving(environment.globals.count());
    Execution execution = new Execution(environment, PathState.of(heap, frame));
    new FrameObjects(execution).makeLocals(function);
    List<GivenArgument> arguments = new ArrayList<>();
    for (Local parameter : function.parameters()) {
      arguments.add(new GivenArgument(parameter, argument(execution, parameter)));
    }
    return execution.state().given(arguments);
  }

  private SymbolicValue argument(Execution execution, Local parameter) {
    if (parameter.inMemory()) {
      return new SymbolicValue.Address(
          execution.state().frame().object(parameter), execution.pointers.offset(0));
    }
    SymbolicValue value = new ArgumentInputs(execution).meet(parameter);
    execution.become(execution.state().with(parameter, value));
    return value;
  }

  /** The value of an expression in a state that determines it; for listeners. */
  public Optional<SymbolicValue> value(PathState state, Expression expression) {
    Execution execution = new Execution(environment, state);
    try {
      return Optional.of(execution.pointers.resolved(execution.evaluator.of(expression)));
    } catch (Interruption open) {
      return Optional.empty();
    }
  }

  /** A value with what a path has found out about it. */
  public SymbolicValue resolved(PathState state, SymbolicValue value) {
    return new Execution(environment, state).pointers.resolved(value);
  }

  /** Executes what is next: a statement or the end of a block. */
  public StepResult step(PathState state) {
    WorkMeter.count(Work.SYMBOLIC_STEP, 1);
    Execution execution = new Execution(environment, state);
    try {
      Optional<Statement> statement = state.frame().statement();
      return statement.isPresent()
          ? statement.get().match(new StatementSteps(execution))
          : state.frame().code().terminator().match(new TerminatorSteps(execution));
    } catch (Interruption interruption) {
      return interruption.progress(execution.state());
    }
  }
}
