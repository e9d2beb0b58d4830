package heapwright.machine.number;

/** Finds the longest prefix of a text that is a floating number (C17 7.22.1.3). */
final class FloatScanner {
  /** A literal, and how many characters stand before its end. */
  record Scanned(FloatLiteral literal, int end) {}

  private final CharacterSource text;

  private FloatScanner(CharacterSource text) {
    this.text = text;
  }

  static Scanned scan(CharacterSource text) {
    return new FloatScanner(text).scan();
  }

  private Scanned scan() {
    int at = 0;
    while (AsciiClass.isSpace(text.at(at))) {
      at++;
    }
    int sign = text.at(at);
    boolean negative = sign == '-';
    if (negative || sign == '+') {
      at++;
    }
    return switch (AsciiClass.toLower(text.at(at))) {
      case 'i' -> infinity(negative, at);
      case 'n' -> nan(negative, at);
      default -> number(negative, at);
    };
  }

  private Scanned infinity(boolean negative, int at) {
    int matched = matching(at, "infinity");
    if (matched < 3) {
      return missing();
    }
    return new Scanned(new FloatLiteral.Infinite(negative), at + (matched == 8 ? 8 : 3));
  }

  private Scanned nan(boolean negative, int at) {
    if (matching(at, "nan") < 3) {
      return missing();
    }
    int end = at + 3;
    if (text.at(end) == '(') {
      int close = end + 1;
      while (AsciiClass.isWordCharacter(text.at(close))) {
        close++;
      }
      if (text.at(close) == ')') {
        NanPayload payload = NanPayload.parse(text, end + 1, close);
        return new Scanned(new FloatLiteral.NotANumber(negative, payload), close + 1);
      }
    }
    return new Scanned(new FloatLiteral.NotANumber(negative, NanPayload.NONE), end);
  }

  private int matching(int at, String word) {
    int matched = 0;
    while (matched < word.length()
        && AsciiClass.toLower(text.at(at + matched)) == word.charAt(matched)) {
      matched++;
    }
    return matched;
  }

  private Scanned number(boolean negative, int at) {
    boolean hexadecimal =
        text.at(at) == '0' && AsciiClass.toLower(text.at(at + 1)) == 'x' && startsDigits(at + 2);
    int base = hexadecimal ? 16 : 10;
    DigitRun digits = DigitRun.scan(text, hexadecimal ? at + 2 : at, base);
    if (digits.count() == 0) {
      return missing();
    }
    Exponent exponent = exponent(digits.end(), hexadecimal ? 'p' : 'e');
    return new Scanned(digits.toLiteral(negative, exponent.value()), exponent.end());
  }

  private boolean startsDigits(int at) {
    return AsciiClass.digit(text.at(at), 16) >= 0
        || text.at(at) == '.' && AsciiClass.digit(text.at(at + 1), 16) >= 0;
  }

  private record Exponent(long value, int end) {}

  // An exponent without digits is not one: the number ends before its letter.
  private Exponent exponent(int at, char letter) {
    if (AsciiClass.toLower(text.at(at)) != letter) {
      return new Exponent(0, at);
    }
    int sign = text.at(at + 1);
    int first = sign == '-' || sign == '+' ? at + 2 : at + 1;
    int end = first;
    long value = 0;
    for (int digit = AsciiClass.digit(text.at(end), 10); digit >= 0; ) {
      value = Math.min(value * 10 + digit, DigitRun.HUGE_EXPONENT);
      digit = AsciiClass.digit(text.at(++end), 10);
    }
    return end == first ? new Exponent(0, at) : new Exponent(sign == '-' ? -value : value, end);
  }

  private static Scanned missing() {
    return new Scanned(new FloatLiteral.Zero(false), 0);
  }
}
