package heapwright.world;

/** Functions of math.h that solvers know, for float and double. */
public enum RealOperation implements LibraryOperation {
  MAGNITUDE,
  TRUNCATE,
  ROUND_DOWN,
  ROUND_UP,
  /** Halves away from zero. */
  ROUND,
  /** Halves to even. */
  ROUND_TO_EVEN,
  /** To a long, halves away from zero. */
  ROUND_TO_LONG,
  /** To a long, halves to even. */
  ROUND_EVEN_TO_LONG,
  LARGER,
  SMALLER,
  COPY_SIGN,
  ROOT;

  @Override
  public <R> R match(Cases<R> cases) {
    return cases.real(this);
  }
}
