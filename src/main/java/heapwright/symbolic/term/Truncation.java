package heapwright.symbolic.term;

import heapwright.number.ExtendedDouble;
import heapwright.symbolic.term.value.FloatEncoding;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;

/**
 * Numbers cut to integers by the instructions that gcc -O0 chooses on x86-64, so that a value
 * outside the type's range, where C17 6.3.1.4 says nothing, becomes what the compiled program has.
 */
final class Truncation {
  private final Terms terms;

  Truncation(Terms terms) {
    this.terms = terms;
  }

  Term integer(Term number, int width, boolean signed) {
    return switch (width) {
      case 128 -> wide(number, signed);
      case 64 -> signed ? signed(number, 64) : unsigned(number);
      default -> terms.extract(signed(number, instructionWidth(number, width, signed)), 0, width);
    };
  }

  private Term signed(Term number, int width) {
    return terms.of(Operator.SIGNED_OF_FLOAT, Sort.bits(width), 0, number);
  }

  private static int instructionWidth(Term number, int width, boolean signed) {
    if (number.format() != FloatFormat.LONG_DOUBLE) {
      // cvttsd2si has two widths: 32 bits serve the narrower types, 64 bits serve unsigned int.
      return width == Integer.SIZE && !signed ? Long.SIZE : Integer.SIZE;
    }
    // fistp has three widths: gcc takes the least that holds the type's values, 16 bits for bytes.
    return width == Byte.SIZE ? Short.SIZE : signed ? width : 2 * width;
  }

  // From 2^63 on gcc subtracts that, converts, and flips the leading bit; NaN compares as below.
  private Term unsigned(Term number) {
    Term border = power(number.format(), Long.SIZE - 1);
    Term rest = signed(terms.floatSubtract(number, border), Long.SIZE);
    return terms.choose(
        terms.floatAtMost(border, number),
        terms.xor(rest, terms.bits(Long.SIZE, Long.MIN_VALUE)),
        signed(number, Long.SIZE));
  }

  /** libgcc's two steps of 64 bits; a float converts as the double of the same value does. */
  private Term wide(Term given, boolean signed) {
    boolean extended = given.format() == FloatFormat.LONG_DOUBLE;
    Term number = extended ? given : terms.floatOf(given, FloatFormat.DOUBLE);
    if (!signed) {
      return magnitude(number);
    }
    return terms.choose(
        isNegative(number), terms.negate(magnitude(terms.floatNegate(number))), magnitude(number));
  }

  private Term isNegative(Term number) {
    return terms.floatLess(
        number,
        terms.constant(number.sort(), FloatEncoding.bits(number.format(), ExtendedDouble.ZERO)));
  }

  private Term magnitude(Term number) {
    FloatFormat format = number.format();
    Term high = unsigned(terms.floatMultiply(number, power(format, -Long.SIZE)));
    Term whole = terms.concatenate(high, terms.bits(Long.SIZE, 0));
    if (format == FloatFormat.DOUBLE) {
      Term scaled =
          terms.floatMultiply(terms.floatOf(high, false, format), power(format, Long.SIZE));
      return terms.concatenate(high, unsigned(terms.floatSubtract(number, scaled)));
    }
    Term rest = terms.floatSubtract(number, terms.floatOf(whole, false, format));
    Term sum =
        terms.choose(
            isNegative(rest),
            terms.subtract(whole, widened(unsigned(terms.floatNegate(rest)))),
            terms.add(whole, widened(unsigned(rest))));
    return terms.choose(isNegative(number), terms.bits(128, 0), sum);
  }

  private Term widened(Term word) {
    return terms.zeroExtend(word, 128);
  }

  private Term power(FloatFormat format, int exponent) {
    ExtendedDouble power = ExtendedDouble.fromDouble(Math.scalb(1.0, exponent));
    return terms.constant(Sort.floating(format), FloatEncoding.bits(format, power));
  }
}
