package heapwright.machine.number.scanf;

import heapwright.machine.number.AsciiClass;
import heapwright.machine.number.LengthModifier;
import heapwright.machine.number.scanf.ScanfDirective.Base;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;

/** Splits a format into directives. */
final class ScanfParser {
  private static final int BYTE_VALUES = 256;

  private final byte[] format;
  private final List<ScanfDirective> directives = new ArrayList<>();
  private int at;
  private int nextArgument;

  ScanfParser(byte[] format) {
    this.format = format;
  }

  List<ScanfDirective> parse() {
    while (peek() != 0) {
      ScanfDirective directive = directive();
      directives.add(directive);
      if (directive instanceof ScanfDirective.Malformed) {
        break;
      }
    }
    return List.copyOf(directives);
  }

  private int peek() {
    return at < format.length ? format[at] & 0xff : 0;
  }

  private boolean skip(char letter) {
    boolean found = peek() == letter;
    at += found ? 1 : 0;
    return found;
  }

  private ScanfDirective directive() {
    int character = peek();
    at++;
    if (AsciiClass.isSpace(character)) {
      return new ScanfDirective.Space();
    }
    return character == '%' ? conversion() : new ScanfDirective.Literal(character);
  }

  private ScanfDirective conversion() {
    OptionalInt position = OptionalInt.empty();
    OptionalInt width = number();
    boolean suppressed = false;
    if (width.isEmpty() || skip('$')) {
      position = width;
      for (int flag = peek(); flag == '*' || flag == '\'' || flag == 'I'; flag = peek()) {
        suppressed |= flag == '*';
        at++;
      }
      width = number();
    }
    if (width.isPresent() && width.getAsInt() == 0) {
      width = OptionalInt.empty();
    }
    boolean allocates = skip('m');
    LengthModifier length = length(allocates);
    int letter = peek();
    if (letter == 0) {
      return new ScanfDirective.Malformed(false);
    }
    at++;
    return conversion(letter, new Draft(position, suppressed, width, allocates), length);
  }

  private OptionalInt number() {
    if (AsciiClass.digit(peek(), 10) < 0) {
      return OptionalInt.empty();
    }
    long value = 0;
    for (int digit = AsciiClass.digit(peek(), 10); digit >= 0; ) {
      value = Math.min(value * 10 + digit, Integer.MAX_VALUE);
      at++;
      digit = AsciiClass.digit(peek(), 10);
    }
    return OptionalInt.of((int) value);
  }

  // After m, only l can follow.
  private LengthModifier length(boolean allocates) {
    if (skip('l')) {
      return !allocates && skip('l') ? LengthModifier.LONG_LONG : LengthModifier.LONG;
    }
    if (allocates) {
      return LengthModifier.NONE;
    }
    if (skip('h')) {
      return skip('h') ? LengthModifier.CHAR : LengthModifier.SHORT;
    }
    if (skip('L') || skip('q')) {
      return LengthModifier.LONG_LONG;
    }
    if (skip('z')) {
      return LengthModifier.SIZE;
    }
    if (skip('j')) {
      return LengthModifier.INTMAX;
    }
    return skip('t') ? LengthModifier.PTRDIFF : LengthModifier.NONE;
  }

  /** A receiver whose argument is counted only once the conversion is known to take one. */
  private record Draft(
      OptionalInt position, boolean suppressed, OptionalInt width, boolean allocates) {}

  private Receiver receiver(Draft draft) {
    if (draft.suppressed()) {
      return new Receiver(OptionalInt.empty(), draft.width(), draft.allocates());
    }
    int index =
        draft.position().isPresent()
            ? Math.max(0, draft.position().getAsInt() - 1)
            : nextArgument++;
    return new Receiver(OptionalInt.of(index), draft.width(), draft.allocates());
  }

  private ScanfDirective conversion(int letter, Draft draft, LengthModifier length) {
    return switch (letter) {
      case '%' -> new ScanfDirective.Percent();
      case 'd' -> new ScanfDirective.Integer(receiver(draft), length, Base.DECIMAL, true);
      case 'i' -> new ScanfDirective.Integer(receiver(draft), length, Base.PREFIXED, true);
      case 'u' -> new ScanfDirective.Integer(receiver(draft), length, Base.DECIMAL, false);
      case 'o' -> new ScanfDirective.Integer(receiver(draft), length, Base.OCTAL, false);
      case 'x', 'X' -> new ScanfDirective.Integer(receiver(draft), length, Base.HEXADECIMAL, false);
      case 'p' -> new ScanfDirective.Pointer(receiver(draft));
      case 'a', 'A', 'e', 'E', 'f', 'F', 'g', 'G' ->
          new ScanfDirective.Floating(receiver(draft), length);
      case 'c' -> new ScanfDirective.Characters(receiver(draft), isWide(length));
      case 'C' -> new ScanfDirective.Characters(receiver(draft), true);
      case 's' -> new ScanfDirective.Text(receiver(draft), isWide(length));
      case 'S' -> new ScanfDirective.Text(receiver(draft), true);
      case '[' -> characterSet(receiver(draft), isWide(length));
      case 'n' -> new ScanfDirective.StoreCount(receiver(draft), length);
      default -> new ScanfDirective.Malformed(true);
    };
  }

  // j, t and z set the same flag as l.
  private static boolean isWide(LengthModifier length) {
    return length.bits() == Long.SIZE;
  }

  private ScanfDirective characterSet(Receiver receiver, boolean wide) {
    boolean negated = skip('^');
    BitSet members = new BitSet(BYTE_VALUES);
    int start = at;
    for (int character = peek(); character != ']' || at == start; character = peek()) {
      if (character == 0) {
        return new ScanfDirective.Malformed(false);
      }
      at++;
      // A range holds the character before the dash and all up to the one after it, which is then
      // taken by itself; a dash that comes first or last, or a range that falls, is a plain dash.
      boolean range =
          character == '-'
              && at - start > 1
              && peek() != 0
              && peek() != ']'
              && (format[at - 2] & 0xff) <= peek();
      if (range) {
        members.set(format[at - 2] & 0xff, peek());
      } else {
        members.set(character);
      }
    }
    at++;
    if (negated) {
      members.flip(0, BYTE_VALUES);
    }
    return new ScanfDirective.CharacterSet(receiver, wide, members);
  }
}
