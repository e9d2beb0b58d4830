package heapwright.world;

/** gcc's functions on bits, for each width. */
public enum BitOperation implements LibraryOperation {
  COUNT_ONES,
  PARITY,
  COUNT_TRAILING_ZEROS,
  COUNT_LEADING_ZEROS,
  FIND_FIRST_ONE,
  COUNT_REDUNDANT_SIGNS,
  REVERSE_BYTES;

  @Override
  public <R> R match(Cases<R> cases) {
    return cases.bits(this);
  }
}
