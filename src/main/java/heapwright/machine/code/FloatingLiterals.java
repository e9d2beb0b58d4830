package heapwright.machine.code;

import heapwright.machine.number.CharacterSource;
import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.FloatParsing;
import java.nio.charset.StandardCharsets;

/** Floating constants of the source, rounded once to their type. */
final class FloatingLiterals {
  private FloatingLiterals() {}

  static float floatValue(String literal) {
    return FloatParsing.parseFloat(characters(literal)).value();
  }

  static double doubleValue(String literal) {
    return FloatParsing.parseDouble(characters(literal)).value();
  }

  static ExtendedDouble extendedValue(String literal) {
    return FloatParsing.parseExtended(characters(literal)).value();
  }

  private static CharacterSource characters(String literal) {
    return CharacterSource.of(literal.getBytes(StandardCharsets.ISO_8859_1));
  }
}
