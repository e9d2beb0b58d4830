package heapwright.machine.number;

/** Character classes of the C locale. */
public final class AsciiClass {
  private AsciiClass() {}

  public static boolean isSpace(int character) {
    return character == ' ' || character >= '\t' && character <= '\r';
  }

  public static int toLower(int character) {
    return character >= 'A' && character <= 'Z' ? character + ('a' - 'A') : character;
  }

  /** The value of a digit in a base up to 16, or -1. */
  public static int digit(int character, int base) {
    int lower = toLower(character);
    int value =
        character >= '0' && character <= '9'
            ? character - '0'
            : lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
    return value < base ? value : -1;
  }

  static boolean isWordCharacter(int character) {
    int lower = toLower(character);
    return character >= '0' && character <= '9' || lower >= 'a' && lower <= 'z' || character == '_';
  }
}
