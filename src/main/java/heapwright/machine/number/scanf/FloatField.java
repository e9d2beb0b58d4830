package heapwright.machine.number.scanf;

import heapwright.machine.number.AsciiClass;
import heapwright.machine.number.Characters;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;

/** Reads the characters that glibc takes for one floating number. */
final class FloatField {
  private final CountedInput input;
  private final FieldText text;
  private int signs;
  private boolean hexadecimal;
  private boolean digits;

  FloatField(CountedInput input, OptionalInt width) {
    this.input = input;
    this.text = new FieldText(width);
  }

  Characters characters() {
    return Characters.of(text.toString().getBytes(StandardCharsets.ISO_8859_1));
  }

  Step read() {
    int first = input.read();
    text.count();
    if (first == CountedInput.END) {
      return Step.INPUT_ENDED;
    }
    if (first == '-' || first == '+') {
      signs = 1;
      text.add(first);
      if (!next()) {
        return Step.MISMATCHED;
      }
    }
    return switch (AsciiClass.toLower(input.current())) {
      case 'n' -> word("nan") ? Step.MATCHED : Step.MISMATCHED;
      case 'i' -> infinity();
      default -> number();
    };
  }

  /** Reads one more character if the width allows it and there is one. */
  private boolean next() {
    if (text.full() || input.read() == CountedInput.END) {
      return false;
    }
    text.count();
    return true;
  }

  /** The letters of a word of which the first has been read. */
  private boolean word(String letters) {
    for (int i = 0; i < letters.length(); i++) {
      boolean read = i == 0 || next();
      if (!read || AsciiClass.toLower(input.current()) != letters.charAt(i)) {
        return false;
      }
      text.add(input.current());
    }
    return true;
  }

  private Step infinity() {
    if (!word("inf")) {
      return Step.MISMATCHED;
    }
    if (text.full() || input.read() == CountedInput.END) {
      return Step.MATCHED;
    }
    if (AsciiClass.toLower(input.current()) != 'i') {
      input.unread();
      return Step.MATCHED;
    }
    text.count();
    return word("inity") ? Step.MATCHED : Step.MISMATCHED;
  }

  private Step number() {
    readPrefix();
    readDigits();
    boolean onlyPrefix = hexadecimal && text.length() == signs + 2;
    return text.length() == signs || onlyPrefix ? Step.MISMATCHED : Step.MATCHED;
  }

  private void readPrefix() {
    if (text.full() || input.current() != '0') {
      return;
    }
    text.add('0');
    input.read();
    text.count();
    hexadecimal = !text.full() && AsciiClass.toLower(input.current()) == 'x';
    digits = !hexadecimal;
    if (hexadecimal) {
      text.add(input.current());
      input.read();
      text.count();
    }
  }

  private void readDigits() {
    char exponentLetter = hexadecimal ? 'p' : 'e';
    boolean point = false;
    boolean exponent = false;
    do {
      int character = input.current();
      int radix = hexadecimal && !exponent ? 16 : 10;
      if (AsciiClass.digit(character, radix) >= 0) {
        text.add(character);
        digits = true;
      } else if (exponent
          && text.endsWith(exponentLetter)
          && (character == '-' || character == '+')) {
        text.add(character);
      } else if (digits && !exponent && AsciiClass.toLower(character) == exponentLetter) {
        text.add(exponentLetter);
        exponent = true;
        point = true;
      } else if (!point && character == '.') {
        text.add(character);
        point = true;
      } else {
        input.unread();
        return;
      }
    } while (next());
  }
}
