package heapwright.symbolic;

/**
 * One statement under execution: the state as it becomes. Lives as long as the statement; what it
 * leaves is an immutable state.
 */
final class Execution {
  private final Environment environment;
  private PathState state;

  final Pointers pointers;
  final Memory memory;
  final Evaluator evaluator;

  Execution(Environment environment, PathState state) {
    this.environment = environment;
    this.state = state;
    pointers = new Pointers(this);
    memory = new Memory(this);
    evaluator = new Evaluator(this);
  }

  Environment environment() {
    return environment;
  }

  PathState state() {
    return state;
  }

  Heap heap() {
    return state.heap();
  }

  void become(PathState next) {
    state = next;
  }

  void become(Heap heap) {
    state = state.with(heap);
  }
}
