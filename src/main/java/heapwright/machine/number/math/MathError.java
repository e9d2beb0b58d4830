package heapwright.machine.number.math;

/** What a function leaves in errno. */
public enum MathError {
  NONE,
  DOMAIN,
  RANGE
}
