package heapwright.solve.domains.value;

/** What arithmetic on words means. */
public enum IntegerMode {
  /** Results that do not fit their type are left out, which finds solutions and proves nothing. */
  MATHEMATICAL,
  /** The lowest bits of the result, as the machine computes; a failure is a proof. */
  MACHINE
}
