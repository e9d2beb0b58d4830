package heapwright.solve.domains.value;

/** What arithmetic on words means. */
public enum IntegerMode {
  /** Results that do not fit their type are left out, which finds solutions and proves nothing. */
  MATHEMATICAL,
  /**
   * As the machine computes, but that no signed sum, difference or product is too large for its
   * type (C17 6.5p5): a failure is a proof for all executions in which signed integers do not
   * overflow.
   */
  DEFINED,
  /** The lowest bits of the result, as the machine computes; a failure is a proof. */
  MACHINE
}
