package heapwright.method.standard.fault;

/** Whose fault it is. */
sealed interface Judgement {

  /** The function's. */
  record Guilty() implements Judgement {}

  /** The caller's: the function asks for something that the input does not keep. */
  record Asks(String note) implements Judgement {}

  /** Ours: the input means nothing. */
  record Void() implements Judgement {}
}
