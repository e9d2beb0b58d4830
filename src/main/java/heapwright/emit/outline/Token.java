package heapwright.emit.outline;

/**
 * A token of a preprocessed text.
 *
 * @param from where it begins
 * @param to behind its end
 */
record Token(Kind kind, int from, int to) {
  enum Kind {
    WORD,
    /** A string or a character. */
    STRING,
    /** Any other character; numbers are of no interest. */
    PUNCTUATION
  }
}
