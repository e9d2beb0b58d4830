package heapwright.machine.number;

/** A literal correctly rounded to a format of at most 64 bits. */
record NarrowEncoding(NarrowFormat format) implements FloatLiteral.Cases<Long> {
  @Override
  public Long zero(boolean negative) {
    return signed(negative, 0);
  }

  @Override
  public Long number(FloatLiteral.Number number) {
    LeadingBits magnitude = number.magnitude();
    long bits = format.round(magnitude.exponent(), magnitude.high(), magnitude.low());
    return signed(number.negative(), bits);
  }

  @Override
  public Long infinite(boolean negative) {
    return signed(negative, format.infinity());
  }

  @Override
  public Long nan(boolean negative, NanPayload payload) {
    long kept = payload.bits() & format.quietBit() - 1;
    return signed(negative, format.infinity() | format.quietBit() | kept);
  }

  private long signed(boolean negative, long bits) {
    return negative ? bits | format.signBit() : bits;
  }
}
