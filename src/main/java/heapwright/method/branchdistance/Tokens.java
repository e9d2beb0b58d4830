package heapwright.method.branchdistance;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A text as numerals, words and single marks, each with the gap behind it. */
final class Tokens {
  /** Longer numerals are beyond what a {@code long} holds. */
  private static final int LONGEST_NUMERAL = 18;

  private enum Kind {
    DIGIT,
    LETTER,
    GAP,
    MARK
  }

  private final List<byte[]> parts = new ArrayList<>();

  Tokens(byte[] text) {
    int start = 0;
    for (int i = 1; i <= text.length; i++) {
      if (i == text.length || begins(text, i)) {
        parts.add(Arrays.copyOfRange(text, start, i));
        start = i;
      }
    }
  }

  private static boolean begins(byte[] text, int at) {
    Kind kind = kind(text[at]);
    return kind != Kind.GAP && (kind == Kind.MARK || kind != kind(text[at - 1]));
  }

  private static Kind kind(byte b) {
    if (b >= '0' && b <= '9') {
      return Kind.DIGIT;
    }
    boolean isLetter = b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b == '_';
    boolean isGap = b == ' ' || b == '\n' || b == '\t';
    return isLetter ? Kind.LETTER : isGap ? Kind.GAP : Kind.MARK;
  }

  int size() {
    return parts.size();
  }

  /** The places of numerals that a number can be read from. */
  List<Integer> numerals() {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      int digits = digits(parts.get(i));
      if (digits > 0 && digits <= LONGEST_NUMERAL) {
        places.add(i);
      }
    }
    return places;
  }

  private static int digits(byte[] part) {
    int digits = 0;
    while (digits < part.length && kind(part[digits]) == Kind.DIGIT) {
      digits++;
    }
    return digits;
  }

  long number(int place) {
    byte[] part = parts.get(place);
    return Long.parseLong(new String(part, 0, digits(part), StandardCharsets.US_ASCII));
  }

  /** The text with another number in a place. */
  byte[] with(int place, long number) {
    byte[] part = parts.get(place);
    byte[] numeral = Long.toString(number).getBytes(StandardCharsets.US_ASCII);
    byte[] gap = Arrays.copyOfRange(part, digits(part), part.length);
    return with(place, place + 1, joined(List.of(numeral, gap)));
  }

  /** The text with something else in the place of some parts. */
  byte[] with(int from, int to, byte[] instead) {
    List<byte[]> all = new ArrayList<>(parts.subList(0, from));
    all.add(instead);
    all.addAll(parts.subList(to, parts.size()));
    return joined(all);
  }

  byte[] part(int from, int to) {
    return joined(parts.subList(from, to));
  }

  /** One after the other; what would grow together is kept apart. */
  static byte[] joined(List<byte[]> pieces) {
    int length = pieces.stream().mapToInt(piece -> piece.length + 1).sum();
    byte[] text = new byte[length];
    int at = 0;
    for (byte[] piece : pieces) {
      if (at > 0 && piece.length > 0 && growTogether(text[at - 1], piece[0])) {
        text[at++] = ' ';
      }
      System.arraycopy(piece, 0, text, at, piece.length);
      at += piece.length;
    }
    return Arrays.copyOf(text, at);
  }

  private static boolean growTogether(byte last, byte first) {
    return kind(last) == kind(first) && (kind(last) == Kind.DIGIT || kind(last) == Kind.LETTER);
  }
}
