package heapwright.world;

/** Reading and writing. */
public enum StreamOperation implements LibraryOperation {
  /** The arguments stand behind the format. */
  PRINT_FORMATTED,
  /** The arguments are a va_list. */
  PRINT_LISTED,
  /** To standard output. */
  PRINT_LINE,
  /** To the stream of the second parameter. */
  PRINT_TEXT,
  /** To standard output. */
  PRINT_CHARACTER,
  /** To the stream of the second parameter. */
  PUT_CHARACTER,
  /** To standard error. */
  PRINT_ERROR,
  WRITE_ELEMENTS,
  /** To a descriptor, for the models. */
  WRITE_BYTES,
  FLUSH,
  READ_CHARACTER,
  UNREAD_CHARACTER,
  /** To the first parameter, at most one less than the second says. */
  READ_LINE,
  /** From a descriptor, for the models. */
  READ_BYTES,
  /** Whether a numeral may be read as one number, for the models. */
  READ_NUMERAL,
  /** By the format that is the first parameter. */
  SCAN_INPUT,
  /** Of what is the first parameter, by the format that is the second. */
  SCAN_GIVEN,
  TELL_STREAM_STATE;

  @Override
  public <R> R match(Cases<R> cases) {
    return cases.stream(this);
  }
}
