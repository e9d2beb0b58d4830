package heapwright.machine.number;

/** A literal correctly rounded to a long double. */
record ExtendedEncoding() implements FloatLiteral.Cases<ExtendedDouble> {
  @Override
  public ExtendedDouble zero(boolean negative) {
    return ExtendedRounding.zero(negative);
  }

  @Override
  public ExtendedDouble number(FloatLiteral.Number number) {
    LeadingBits magnitude = number.magnitude();
    int exponent = magnitude.exponent() + ExtendedDouble.BIAS;
    return ExtendedRounding.pack(number.negative(), exponent, magnitude.high(), magnitude.low());
  }

  @Override
  public ExtendedDouble infinite(boolean negative) {
    return ExtendedRounding.infinity(negative);
  }

  @Override
  public ExtendedDouble nan(boolean negative, NanPayload payload) {
    long quiet = ExtendedDouble.INTEGER_BIT | ExtendedDouble.QUIET_BIT;
    long kept = payload.bits() & ExtendedDouble.QUIET_BIT - 1;
    return ExtendedDouble.of(negative, ExtendedDouble.EXPONENT_MASK, quiet | kept);
  }
}
