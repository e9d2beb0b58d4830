package heapwright.machine.number.printf;

/**
 * A number ready to be padded. Runs of zeros are counted, because a precision may ask for more of
 * them than memory holds.
 *
 * @param prefix sign and base, before which spaces go and after which zeros go
 * @param suffix what follows the trailing zeros: an exponent
 */
record NumberText(
    String prefix, long leadingZeros, String digits, long trailingZeros, String suffix) {
  long length() {
    return prefix.length() + leadingZeros + digits.length() + trailingZeros + suffix.length();
  }
}
