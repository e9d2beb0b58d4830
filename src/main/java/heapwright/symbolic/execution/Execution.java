package heapwright.symbolic.execution;

import heapwright.ir.Program;
import heapwright.ir.type.Type;
import heapwright.symbolic.heap.InputAccess;
import heapwright.symbolic.heap.SymbolicHeap;
import heapwright.symbolic.path.Globals;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.term.Terms;

/**
 * One statement under execution: a mutable state that lives as long as the statement and ends as an
 * immutable one.
 */
public final class Execution {
  private final Environment environment;
  private PathState state;

  public final InputPointers pointers;
  public final SymbolicMemory memory;
  public final ExpressionEvaluator evaluator;

  public Execution(Environment environment, PathState state) {
    this.environment = environment;
    this.state = state;
    pointers = new InputPointers(this);
    memory = new SymbolicMemory(this);
    evaluator = new ExpressionEvaluator(this);
  }

  public Environment environment() {
    return environment;
  }

  public Program program() {
    return environment.program();
  }

  public Terms terms() {
    return environment.terms();
  }

  public Globals globals() {
    return environment.globals;
  }

  public long size(Type type) {
    return environment.size(type);
  }

  public PathState state() {
    return state;
  }

  public SymbolicHeap heap() {
    return state.heap();
  }

  public void become(PathState next) {
    state = next;
  }

  public void become(SymbolicHeap heap) {
    state = state.with(heap);
  }

  /** From here on, something is taken for granted that an untried input might change. */
  public void reserve(String cause) {
    become(heap().with(new InputAccess.Reservation(cause)));
  }
}
