package heapwright.work;

/**
 * The kinds of work that searches and proofs consist of. Each counts as so much time of a common
 * machine; {@code bench/work} compares what is counted with what the processor took.
 */
public enum Work {
  /** A step of the symbolic machine. */
  SYMBOLIC_STEP(12_000),
  /** A move of AddressMapper's evaluator. */
  ADDRESS_OPERATION(4_000),
  /** A statement that SGEN evaluates. */
  SHAPE_STEP(3_000),
  /** An object or a pointer that is looked up in a symbolic heap. */
  HEAP_LOOKUP(500),
  /** A term that is asked for, made or found. */
  TERM(1_000),
  /** A term that is evaluated under a model. */
  EVALUATION(600),
  /** A question to a back end, whatever it costs beside. */
  QUESTION(2_000_000),
  /** A unit of Z3's own count of resources. */
  Z3_RESOURCE(250),
  /** A microsecond of OR-tools' deterministic time. */
  LINEAR_MICROSECOND(1_000),
  /** A term whose domain is narrowed. */
  REDUCTION(100),
  /** A unit of what the invariants spend on abstract states. */
  TRANSFER(100),
  /** A run of an operator over domains. */
  PROPAGATION(2_500),
  /** An object with static storage, looked at before and after each concrete run. */
  STATIC_OBJECT(50),
  /** A statement of a concrete run. */
  CONCRETE_STEP(12),
  /** A concrete run, whatever it executes. */
  CONCRETE_RUN(20_000);

  private final long nanoseconds;

  Work(long nanoseconds) {
    this.nanoseconds = nanoseconds;
  }

  /** The time that it counts as. */
  long nanoseconds() {
    return nanoseconds;
  }
}
