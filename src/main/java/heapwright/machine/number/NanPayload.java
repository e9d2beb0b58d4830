package heapwright.machine.number;

/**
 * The number between the parentheses of "nan(...)", which glibc reads with strtoull and base 0.
 *
 * @param overflow whether it exceeded 64 bits, which strtoull reports in errno
 */
record NanPayload(long bits, boolean overflow) {
  static final NanPayload NONE = new NanPayload(0, false);

  /** The payload, none if the characters are not a number altogether. */
  static NanPayload parse(CharacterSource text, int start, int end) {
    int base = 10;
    int at = start;
    if (at < end && text.at(at) == '0') {
      boolean prefixed = end - at > 2 && AsciiClass.toLower(text.at(at + 1)) == 'x';
      base = prefixed ? 16 : 8;
      at += prefixed ? 2 : 0;
    }
    long value = 0;
    boolean overflow = false;
    for (; at < end; at++) {
      int digit = AsciiClass.digit(text.at(at), base);
      if (digit < 0) {
        return NONE;
      }
      overflow |= Long.compareUnsigned(value, Long.divideUnsigned(-1L - digit, base)) > 0;
      value = value * base + digit;
    }
    return new NanPayload(overflow ? -1L : value, overflow);
  }
}
