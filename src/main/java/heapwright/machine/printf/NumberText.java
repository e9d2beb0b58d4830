package heapwright.machine.printf;

/**
 * An integer ready to be padded. Zeros are counted, because a precision may ask for more of them
 * than memory holds.
 *
 * @param prefix sign and base, before which spaces go and after which zeros go
 */
record NumberText(String prefix, long leadingZeros, String digits) {
  long length() {
    return prefix.length() + leadingZeros + digits.length();
  }
}
