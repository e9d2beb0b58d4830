package heapwright.app;

/** What happened to work that was supervised. */
sealed interface SupervisedOutcome<T> {
  <R> R match(Cases<T, R> cases);

  /** One case per outcome. */
  interface Cases<T, R> {
    R done(T result);

    R failed(Throwable cause);

    R overdue();
  }

  /** It came to its end. */
  record Done<T>(T result) implements SupervisedOutcome<T> {
    @Override
    public <R> R match(Cases<T, R> cases) {
      return cases.done(result);
    }
  }

  /** A bug of ours ended it, or too little memory. */
  record Failed<T>(Throwable cause) implements SupervisedOutcome<T> {
    @Override
    public <R> R match(Cases<T, R> cases) {
      return cases.failed(cause);
    }
  }

  /** It did not answer and may still be running; the caller must share no mutable state with it. */
  record Overdue<T>() implements SupervisedOutcome<T> {
    @Override
    public <R> R match(Cases<T, R> cases) {
      return cases.overdue();
    }
  }
}
