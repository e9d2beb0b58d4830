package heapwright.machine.printf;

import heapwright.machine.printf.PrintfDirective.Length;
import heapwright.machine.printf.PrintfField.Amount;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/** Splits a format into directives, as leniently as glibc does. */
final class PrintfParser {
  private final byte[] format;
  private final List<PrintfDirective> directives = new ArrayList<>();
  private int at;
  private int nextArgument;

  /** Whether a width or a precision in the format exceeds an int. */
  private boolean tooLarge;

  PrintfParser(byte[] format) {
    this.format = format;
  }

  List<PrintfDirective> parse() {
    while (peek() != 0) {
      int start = at;
      while (peek() != 0 && peek() != '%') {
        at++;
      }
      if (at > start) {
        directives.add(new PrintfDirective.Literal(Arrays.copyOfRange(format, start, at)));
      }
      if (peek() == '%') {
        at++;
        PrintfDirective directive = conversion();
        directives.add(directive);
        if (directive instanceof PrintfDirective.Malformed) {
          break;
        }
      }
    }
    return List.copyOf(directives);
  }

  private int peek() {
    return at < format.length ? format[at] & 0xff : 0;
  }

  private PrintfDirective conversion() {
    OptionalInt position = position();
    String flags = flags();
    tooLarge = false;
    Amount width = amount(Amount.NONE);
    Amount precision = Amount.NONE;
    if (peek() == '.') {
      at++;
      precision = amount(arguments -> OptionalInt.of(0));
    }
    if (tooLarge) {
      return new PrintfDirective.Malformed(PrintfFormat.Error.EOVERFLOW);
    }
    Length length = length();
    int letter = peek();
    if (letter == 0) {
      return new PrintfDirective.Malformed(PrintfFormat.Error.EINVAL);
    }
    at++;
    return conversion((char) letter, new PrintfField(flags, width, precision), length, position);
  }

  private Amount amount(Amount otherwise) {
    if (peek() == '*') {
      at++;
      int index = argument(position());
      return arguments -> OptionalInt.of(arguments.applyAsInt(index));
    }
    if (!isDigit(peek())) {
      return otherwise;
    }
    long value = number();
    tooLarge |= value > Integer.MAX_VALUE;
    return arguments -> OptionalInt.of((int) value);
  }

  /** An argument's number and a dollar sign, or nothing and no progress. */
  private OptionalInt position() {
    int start = at;
    long value = isDigit(peek()) ? number() : 0;
    if (value > 0 && value < Integer.MAX_VALUE && peek() == '$') {
      at++;
      return OptionalInt.of((int) value - 1);
    }
    at = start;
    return OptionalInt.empty();
  }

  private long number() {
    long value = 0;
    for (; isDigit(peek()); at++) {
      value = Math.min(value * 10 + peek() - '0', 1L << 40);
    }
    return value;
  }

  private static boolean isDigit(int character) {
    return character >= '0' && character <= '9';
  }

  private String flags() {
    StringBuilder flags = new StringBuilder();
    for (; PrintfField.FLAGS.indexOf(peek()) >= 0; at++) {
      flags.append((char) peek());
    }
    return PrintfField.inOrder(flags.toString());
  }

  private Length length() {
    int letter = peek();
    boolean twice = at + 1 < format.length && format[at + 1] == letter;
    Length length =
        switch (letter) {
          case 'h' -> twice ? Length.CHAR : Length.SHORT;
          case 'l' -> twice ? Length.LONG_LONG : Length.LONG;
          case 'L', 'q' -> Length.LONG_LONG;
          case 'z', 'Z', 't', 'j' -> Length.OTHER;
          default -> Length.NONE;
        };
    if (length != Length.NONE) {
      at += twice && (letter == 'h' || letter == 'l') ? 2 : 1;
    }
    return length;
  }

  private PrintfDirective conversion(
      char letter, PrintfField field, Length length, OptionalInt position) {
    if (letter == '%') {
      return new PrintfDirective.Literal(new byte[] {'%'});
    }
    int argument = PrintfDirective.Conversion.LETTERS.indexOf(letter) < 0 ? 0 : argument(position);
    return switch (letter) {
      case 'i' -> new PrintfDirective.Conversion(field, argument, length, 'd');
      case 'C' -> new PrintfDirective.Conversion(field, argument, Length.LONG, 'c');
      case 'S' -> new PrintfDirective.Conversion(field, argument, Length.LONG, 's');
      default -> new PrintfDirective.Conversion(field, argument, length, letter);
    };
  }

  private int argument(OptionalInt position) {
    return position.isPresent() ? position.getAsInt() : nextArgument++;
  }
}
