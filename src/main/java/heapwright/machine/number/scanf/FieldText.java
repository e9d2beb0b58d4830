package heapwright.machine.number.scanf;

import java.util.OptionalInt;

/** The characters of one number as they are read, and how many more may be. */
final class FieldText {
  private static final int UNLIMITED = -1;

  private final StringBuilder text = new StringBuilder();
  private int left;

  FieldText(OptionalInt width) {
    left = width.orElse(UNLIMITED);
  }

  /** Whether the width is used up. */
  boolean full() {
    return left == 0;
  }

  boolean hasRoomFor(int characters) {
    return left == UNLIMITED || left >= characters;
  }

  /** Takes one off the width. */
  void count() {
    left -= left > 0 ? 1 : 0;
  }

  void add(int character) {
    text.append((char) character);
  }

  int length() {
    return text.length();
  }

  /** Whether the last character is this one. */
  boolean endsWith(int character) {
    return text.length() > 0 && text.charAt(text.length() - 1) == character;
  }

  boolean isOnlySign() {
    return text.length() == 1 && (endsWith('+') || endsWith('-'));
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
