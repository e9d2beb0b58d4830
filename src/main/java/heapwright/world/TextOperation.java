package heapwright.world;

/** Strings and numerals. */
public enum TextOperation implements LibraryOperation {
  MEASURE_TEXT,
  COPY_TEXT,
  /** Any order, by strings or by bytes. */
  COMPARE,
  /** Where it ends is stored through the second parameter, unless that is NULL. */
  PARSE_NUMERAL,
  /** A long. */
  PARSE_NUMBER,
  /** An int, to which a long is cut. */
  PARSE_INT,
  /** The words for an error number. */
  DESCRIBE_ERROR;

  @Override
  public <R> R match(Cases<R> cases) {
    return cases.text(this);
  }
}
