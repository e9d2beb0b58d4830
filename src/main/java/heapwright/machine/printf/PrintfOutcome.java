package heapwright.machine.printf;

/** What a printf function returns. */
public sealed interface PrintfOutcome {
  /** How many bytes went to the sink. */
  record Written(int count) implements PrintfOutcome {}

  /** The function returns -1; what came before the failing conversion has been written. */
  record Failed(PrintfError error) implements PrintfOutcome {}
}
