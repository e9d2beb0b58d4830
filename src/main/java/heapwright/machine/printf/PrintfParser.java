package heapwright.machine.printf;

import heapwright.machine.printf.PrintfDirective.Radix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** Splits a format into directives, as leniently as glibc does. */
final class PrintfParser {
  private final byte[] format;
  private final List<PrintfDirective> directives = new ArrayList<>();
  private int at;
  private int nextArgument;

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
    Set<Flag> flags = flags();
    OptionalAmount width = amount();
    OptionalAmount precision = new OptionalAmount(new Amount.None(), false);
    if (peek() == '.') {
      at++;
      precision = amount();
      if (precision.amount() instanceof Amount.None) {
        precision = new OptionalAmount(new Amount.Fixed(0), precision.overflow());
      }
    }
    if (width.overflow() || precision.overflow()) {
      return new PrintfDirective.Malformed(PrintfError.EOVERFLOW);
    }
    LengthModifier length = length();
    FieldSpecification field = new FieldSpecification(flags, width.amount(), precision.amount());
    int letter = peek();
    if (letter == 0) {
      return new PrintfDirective.Malformed(PrintfError.EINVAL);
    }
    at++;
    return conversion(letter, field, length, position);
  }

  /** An amount, and whether the number in the format exceeds an int. */
  private record OptionalAmount(Amount amount, boolean overflow) {}

  private OptionalAmount amount() {
    if (peek() == '*') {
      at++;
      OptionalInt position = position();
      int index = position.isPresent() ? position.getAsInt() : nextArgument++;
      return new OptionalAmount(new Amount.FromArgument(index), false);
    }
    if (!isDigit(peek())) {
      return new OptionalAmount(new Amount.None(), false);
    }
    long value = number();
    boolean overflow = value > Integer.MAX_VALUE;
    return new OptionalAmount(new Amount.Fixed((int) Math.min(value, Integer.MAX_VALUE)), overflow);
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

  private Set<Flag> flags() {
    Set<Flag> flags = EnumSet.noneOf(Flag.class);
    while (true) {
      int letter = peek();
      List<Flag> found =
          Arrays.stream(Flag.values()).filter(flag -> flag.letter() == letter).toList();
      if (found.isEmpty()) {
        return flags;
      }
      flags.addAll(found);
      at++;
    }
  }

  private LengthModifier length() {
    int letter = peek();
    boolean twice = at + 1 < format.length && format[at + 1] == letter;
    LengthModifier length =
        switch (letter) {
          case 'h' -> twice ? LengthModifier.CHAR : LengthModifier.SHORT;
          case 'l' -> twice ? LengthModifier.LONG_LONG : LengthModifier.LONG;
          case 'L', 'q' -> LengthModifier.LONG_LONG;
          case 'z', 'Z' -> LengthModifier.SIZE;
          case 't' -> LengthModifier.PTRDIFF;
          case 'j' -> LengthModifier.INTMAX;
          default -> LengthModifier.NONE;
        };
    if (length != LengthModifier.NONE) {
      at += twice && (letter == 'h' || letter == 'l') ? 2 : 1;
    }
    return length;
  }

  private PrintfDirective conversion(
      int letter, FieldSpecification field, LengthModifier length, OptionalInt position) {
    return switch (letter) {
      case '%' -> new PrintfDirective.Literal(new byte[] {'%'});
      case 'm' -> new PrintfDirective.ErrorText(field);
      case 'd', 'i' -> new PrintfDirective.SignedInteger(field, argument(position), length);
      case 'u' -> unsigned(field, position, length, Radix.DECIMAL, letter);
      case 'o' -> unsigned(field, position, length, Radix.OCTAL, letter);
      case 'x', 'X' -> unsigned(field, position, length, Radix.HEXADECIMAL, letter);
      case 'b', 'B' -> unsigned(field, position, length, Radix.BINARY, letter);
      case 'f', 'F', 'e', 'E', 'g', 'G', 'a', 'A' ->
          new PrintfDirective.Floating(
              field, argument(position), length == LengthModifier.LONG_LONG, (char) letter);
      case 'c' -> new PrintfDirective.Character(field, argument(position), length.isWide());
      case 'C' -> new PrintfDirective.Character(field, argument(position), true);
      case 's' -> new PrintfDirective.Text(field, argument(position), length.isWide());
      case 'S' -> new PrintfDirective.Text(field, argument(position), true);
      case 'p' -> new PrintfDirective.Pointer(field, argument(position));
      case 'n' -> new PrintfDirective.StoreCount(argument(position), length);
      default -> new PrintfDirective.Unknown(field, letter);
    };
  }

  private PrintfDirective unsigned(
      FieldSpecification field,
      OptionalInt position,
      LengthModifier length,
      Radix radix,
      int letter) {
    return new PrintfDirective.UnsignedInteger(
        field, argument(position), length, radix, Character.isUpperCase(letter));
  }

  private int argument(OptionalInt position) {
    return position.isPresent() ? position.getAsInt() : nextArgument++;
  }
}
