package heapwright.symbolic.term;

/** Values as a person writes them. */
final class ValueText {
  private ValueText() {}

  static String of(Symbol symbol, BitVector value) {
    return symbol
        .sort()
        .match(
            new Sort.Cases<>() {
              @Override
              public String truth() {
                return value.isTrue() ? "true" : "false";
              }

              @Override
              public String bits(Sort.Bits sort) {
                return symbol.reading() == Reading.UNSIGNED
                    ? value.unsigned().toString()
                    : value.signed().toString();
              }

              @Override
              public String floating(Sort.Floating sort) {
                return floating(sort.format(), value);
              }

              private String floating(FloatFormat format, BitVector value) {
                return ValueText.floating(format, value);
              }
            });
  }

  static String floating(FloatFormat format, BitVector value) {
    return switch (format) {
      case FLOAT -> Float.toString(Float.intBitsToFloat((int) value.low())) + "f";
      case DOUBLE -> Double.toString(Double.longBitsToDouble(value.low()));
      case LONG_DOUBLE -> "0x" + value.unsigned().toString(16);
    };
  }
}
