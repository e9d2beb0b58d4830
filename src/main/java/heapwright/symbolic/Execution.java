package heapwright.symbolic;

/**
 * One statement under execution: a mutable state that lives as long as the statement and ends as an
 * immutable one.
 */
final class Execution {
  private final Environment environment;
  private PathState state;

  final InputPointers pointers;
  final SymbolicMemory memory;
  final ExpressionEvaluator evaluator;

  Execution(Environment environment, PathState state) {
    this.environment = environment;
    this.state = state;
    pointers = new InputPointers(this);
    memory = new SymbolicMemory(this);
    evaluator = new ExpressionEvaluator(this);
  }

  Environment environment() {
    return environment;
  }

  PathState state() {
    return state;
  }

  SymbolicHeap heap() {
    return state.heap();
  }

  void become(PathState next) {
    state = next;
  }

  void become(SymbolicHeap heap) {
    state = state.with(heap);
  }
}
