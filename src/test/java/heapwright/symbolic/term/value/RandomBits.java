package heapwright.symbolic.term.value;

import java.util.Random;

/** Bits in which the borders of the width are frequent, and plain fractions. */
public final class RandomBits {
  private final Random random;

  public RandomBits(Random random) {
    this.random = random;
  }

  public BitVector of(int width) {
    BitVector any = new BitVector(width, random.nextLong(), random.nextLong());
    return switch (random.nextInt(6)) {
      case 0 -> BitVector.of(width, random.nextInt(4) - 2);
      case 1 ->
          IntegerValue.of(
              Operator.SHIFT_LEFT,
              BitVector.of(width, 1),
              BitVector.of(width, random.nextInt(width)));
      case 2 -> IntegerValue.complement(BitVector.of(width, 1L << width - 1));
      case 3 -> BitVector.of(width, random.nextInt(256) - 128);
      case 4 -> floatLike(width, any);
      default -> any;
    };
  }

  private BitVector floatLike(int width, BitVector any) {
    double small = (random.nextInt(64) - 32) / 4.0;
    return switch (width) {
      case 32 -> BitVector.of(32, Float.floatToRawIntBits((float) small));
      case 64 -> BitVector.of(64, Double.doubleToRawLongBits(small));
      case 80 ->
          FloatValue.convert(
              FloatFormat.DOUBLE,
              BitVector.of(64, Double.doubleToRawLongBits(small)),
              FloatFormat.LONG_DOUBLE);
      default -> any;
    };
  }
}
