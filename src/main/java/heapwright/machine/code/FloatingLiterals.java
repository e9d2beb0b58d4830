package heapwright.machine.code;

import heapwright.machine.number.Characters;
import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.FloatText;
import java.nio.charset.StandardCharsets;

/** Floating constants of the source, rounded once to their type. */
final class FloatingLiterals {
  private FloatingLiterals() {}

  static float floatValue(String literal) {
    return FloatText.parseFloat(characters(literal)).value();
  }

  static double doubleValue(String literal) {
    return FloatText.parseDouble(characters(literal)).value();
  }

  static ExtendedDouble extendedValue(String literal) {
    return FloatText.parseExtended(characters(literal)).value();
  }

  private static Characters characters(String literal) {
    return Characters.of(literal.getBytes(StandardCharsets.ISO_8859_1));
  }
}
