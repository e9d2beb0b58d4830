package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Arguments for functions: special ones, and seeded random ones between two bounds. */
final class MathSamples {
  private static final double[] EDGES = {
    0,
    Double.MIN_VALUE,
    1e-310,
    Double.MIN_NORMAL,
    0x1p-149,
    0x1p-130,
    0x1p-126,
    1e-30,
    0.25,
    0.49999999999999994,
    0.5,
    1,
    1.5,
    2,
    2.5,
    3,
    4503599627370495.5,
    0x1p52,
    0x1p53,
    0x1.fffffep127,
    0x1p63,
    1e300,
    Double.MAX_VALUE,
    Double.POSITIVE_INFINITY,
    Double.NaN
  };

  private final Random random;

  MathSamples(long seed) {
    random = new Random(seed);
  }

  static List<Double> edges() {
    List<Double> edges = new ArrayList<>();
    for (double edge : EDGES) {
      edges.add(edge);
      edges.add(Double.longBitsToDouble(Double.doubleToRawLongBits(edge) ^ Long.MIN_VALUE));
    }
    return edges;
  }

  /** With one NaN only: some functions lose the sign of the other. */
  static List<Double> numbersAndNan() {
    return edges().stream().filter(x -> !x.isNaN() || Double.doubleToRawLongBits(x) > 0).toList();
  }

  static List<ExtendedDouble> extendedNumbersAndNan() {
    return extendedEdges().stream().filter(x -> !x.isNaN() || !x.isNegative()).toList();
  }

  static List<ExtendedDouble> extendedEdges() {
    List<ExtendedDouble> edges = new ArrayList<>();
    for (double edge : edges()) {
      edges.add(ExtendedDouble.fromDouble(edge));
    }
    for (int sign : new int[] {0, 0x8000}) {
      edges.add(new ExtendedDouble(sign, 1));
      edges.add(new ExtendedDouble(sign, Long.MAX_VALUE));
      edges.add(new ExtendedDouble(sign | 1, 1L << 63));
      edges.add(new ExtendedDouble(sign | 0x3fff, 1L << 63 | 1));
      edges.add(new ExtendedDouble(sign | 0x3ffe, -1L));
      edges.add(new ExtendedDouble(sign | 0x7ffe, -1L));
    }
    return edges;
  }

  <T> List<T> chosen(List<T> list, int count) {
    return random.ints(count, 0, list.size()).mapToObj(list::get).toList();
  }

  /** Half of them spread evenly, half by their exponents. */
  double between(double least, double greatest) {
    if (random.nextBoolean()) {
      return least + (greatest - least) * random.nextDouble();
    }
    while (true) {
      double size = Math.scalb(1 + random.nextDouble(), random.nextInt(40) - 30);
      double value = random.nextBoolean() ? size : -size;
      if (value >= least && value <= greatest) {
        return value;
      }
    }
  }

  /** A number of any size, some with few bits. */
  double any() {
    long bits = random.nextLong();
    if (random.nextBoolean()) {
      bits &= -1L << random.nextInt(52);
    }
    double value = quiet(Double.longBitsToDouble(bits));
    return random.nextInt(3) > 0 ? between(-1000, 1000) : value;
  }

  private static double quiet(double x) {
    return x == x ? x : Double.longBitsToDouble(Double.doubleToRawLongBits(x) | 0x8L << 48);
  }

  float anyFloat() {
    return random.nextBoolean()
        ? (float) any()
        : (float) quiet(Float.intBitsToFloat(random.nextInt()));
  }

  ExtendedDouble anyExtended() {
    if (random.nextBoolean()) {
      return widened(any());
    }
    int top = random.nextInt(0x10000);
    return new ExtendedDouble(top, random.nextLong() | ((top & 0x7fff) == 0 ? 0 : 1L << 63));
  }

  /** A long double near a double, with bits that the double lacks. */
  ExtendedDouble widened(double value) {
    ExtendedDouble x = ExtendedDouble.fromDouble(value);
    return x.isFinite() && !x.isZero() && x.exponentField() != 0
        ? new ExtendedDouble(x.signAndExponent(), x.significand() | random.nextInt(1 << 11))
        : x;
  }
}
