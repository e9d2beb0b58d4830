package heapwright.method.standard.fault;

/** Whose fault it is. */
sealed interface Blame {

  /** The function's. */
  record Guilty() implements Blame {}

  /** The caller's: the function asks for something that the input does not keep. */
  record Asks(String note) implements Blame {}

  /** Ours: the input means nothing. */
  record Void() implements Blame {}
}
