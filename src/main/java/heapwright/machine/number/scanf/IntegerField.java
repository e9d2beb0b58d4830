package heapwright.machine.number.scanf;

import heapwright.machine.number.AsciiClass;
import java.math.BigInteger;
import java.util.OptionalInt;

/** Reads one integer: which characters belong to it, then its value. */
final class IntegerField {
  private static final BigInteger LEAST_SIGNED = BigInteger.valueOf(Long.MIN_VALUE);
  private static final BigInteger MOST_SIGNED = BigInteger.valueOf(Long.MAX_VALUE);
  private static final BigInteger MOST_UNSIGNED =
      BigInteger.ONE.shiftLeft(Long.SIZE).subtract(BigInteger.ONE);

  private final CountedInput input;
  private final FieldText text;
  private final ScanfDirective.Base base;
  private int radix;

  IntegerField(CountedInput input, OptionalInt width, ScanfDirective.Base base) {
    this.input = input;
    this.text = new FieldText(width);
    this.base = base;
  }

  /** A value, and whether the number was cut to it. */
  record Value(long bits, boolean cut) {}

  /**
   * @param pointer whether "(nil)" stands for 0
   */
  Step read(boolean pointer) {
    if (input.read() == CountedInput.END) {
      return Step.INPUT_ENDED;
    }
    readSign();
    readPrefix();
    while (!input.ended() && !text.full() && AsciiClass.digit(input.current(), radix) >= 0) {
      text.add(input.current());
      text.count();
      input.read();
    }
    if (text.length() == 0 && pointer && readNil()) {
      return Step.MATCHED;
    }
    input.unread();
    return text.length() == 0 || text.isOnlySign() ? Step.MISMATCHED : Step.MATCHED;
  }

  private void readSign() {
    if (input.current() == '-' || input.current() == '+') {
      text.add(input.current());
      text.count();
      input.read();
    }
  }

  // The x is read, but the number may well end with the 0 before it.
  private void readPrefix() {
    boolean prefixed = base == ScanfDirective.Base.PREFIXED;
    radix =
        switch (base) {
          case OCTAL -> 8;
          case DECIMAL, PREFIXED -> 10;
          case HEXADECIMAL -> 16;
        };
    if (text.full() || input.current() != '0') {
      return;
    }
    text.count();
    text.add('0');
    boolean x = AsciiClass.toLower(input.read()) == 'x' && !text.full();
    if (prefixed) {
      radix = x ? 16 : 8;
    }
    if (x && radix == 16) {
      text.count();
      input.read();
    }
  }

  /** On a mismatch the letters before it stay read, as in glibc. */
  private boolean readNil() {
    if (!text.hasRoomFor(5) || input.current() != '(') {
      return false;
    }
    for (char letter : new char[] {'n', 'i', 'l'}) {
      if (AsciiClass.toLower(input.read()) != letter) {
        return false;
      }
    }
    if (input.read() != ')') {
      return false;
    }
    text.add('0');
    return true;
  }

  /** What strtol or strtoul makes of the characters: the nearest value that 64 bits hold. */
  Value value(boolean signed) {
    BigInteger exact = new BigInteger(text.toString(), radix);
    if (signed) {
      BigInteger nearest = exact.max(LEAST_SIGNED).min(MOST_SIGNED);
      return new Value(nearest.longValue(), !nearest.equals(exact));
    }
    boolean cut = exact.abs().compareTo(MOST_UNSIGNED) > 0;
    return new Value(cut ? -1L : exact.longValue(), cut);
  }
}
