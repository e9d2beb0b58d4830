package heapwright.machine.printf;

/** The flag characters of a conversion. */
public enum Flag {
  ALTERNATE('#'),
  /** No effect in the C locale, which has no thousands' separator. */
  GROUP('\''),
  PLUS('+'),
  SPACE(' '),
  LEFT('-'),
  ZERO('0'),
  /** glibc's own: the locale's digits, which in the C locale are the usual ones. */
  LOCAL_DIGITS('I');

  private final char letter;

  Flag(char letter) {
    this.letter = letter;
  }

  char letter() {
    return letter;
  }
}
