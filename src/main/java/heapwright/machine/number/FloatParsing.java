package heapwright.machine.number;

/**
 * strtof, strtod and strtold of glibc 2.36: decimal, hexadecimal, "inf" and "nan", rounded to
 * nearest even but for {@link GlibcSubnormal}.
 */
public final class FloatParsing {
  private FloatParsing() {}

  public static ParsedFloat<Float> parseFloat(CharacterSource text) {
    ParsedFloat<Long> bits = parseNarrow(text, NarrowFormat.SINGLE);
    float value = Float.intBitsToFloat(bits.value().intValue());
    return new ParsedFloat<>(value, bits.end(), bits.rangeError());
  }

  public static ParsedFloat<Double> parseDouble(CharacterSource text) {
    ParsedFloat<Long> bits = parseNarrow(text, NarrowFormat.DOUBLE);
    return new ParsedFloat<>(Double.longBitsToDouble(bits.value()), bits.end(), bits.rangeError());
  }

  public static ParsedFloat<ExtendedDouble> parseExtended(CharacterSource text) {
    return parse(text, Long.SIZE, ExtendedDouble.BIAS, new ExtendedEncoding());
  }

  private static ParsedFloat<Long> parseNarrow(CharacterSource text, NarrowFormat format) {
    return parse(text, format.precision(), format.maxExponent(), new NarrowEncoding(format));
  }

  private static <V> ParsedFloat<V> parse(
      CharacterSource text, int precision, int maxExponent, FloatLiteral.Cases<V> encoding) {
    FloatScanner.Scanned scanned = FloatScanner.scan(text);
    FloatLiteral literal = scanned.literal();
    boolean rangeError = literal.match(new RangeCheck(precision, maxExponent));
    V value = literal.match(new GlibcRounding<>(precision, 1 - maxExponent, encoding));
    return new ParsedFloat<>(value, scanned.end(), rangeError);
  }

  private record GlibcRounding<V>(int precision, int minExponent, FloatLiteral.Cases<V> encoding)
      implements FloatLiteral.Cases<V> {
    @Override
    public V zero(boolean negative) {
      return encoding.zero(negative);
    }

    @Override
    public V number(FloatLiteral.Number number) {
      LeadingBits bits = GlibcSubnormal.of(number, precision, minExponent);
      return encoding.number(new FloatLiteral.Number(number.negative(), bits, number.decimals()));
    }

    @Override
    public V infinite(boolean negative) {
      return encoding.infinite(negative);
    }

    @Override
    public V nan(boolean negative, NanPayload payload) {
      return encoding.nan(negative, payload);
    }
  }
}
