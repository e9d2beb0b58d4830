package heapwright.world;

/** Ends of the program; none comes back. */
public enum EndOperation implements LibraryOperation {
  /** After the handlers of {@code atexit}. */
  EXIT,
  /** After the handlers of {@code at_quick_exit}. */
  EXIT_QUICKLY,
  EXIT_AT_ONCE,
  /** After a handler of SIGABRT, if there is one that returns. */
  ABORT,
  DIE_OF_SIGNAL;

  @Override
  public <R> R match(Cases<R> cases) {
    return cases.end(this);
  }
}
