package heapwright.number;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Values at which floating arithmetic tends to go wrong, and seeded random ones around them. */
final class FloatSamples {
  private FloatSamples() {}

  static List<ExtendedDouble> extendedEdges() {
    List<ExtendedDouble> edges = new ArrayList<>();
    long[] significands = {
      1L << 63,
      1L << 63 | 1,
      -1L,
      -2L,
      0xc000_0000_0000_0000L,
      0x8000_0000_0000_0400L,
      0x8000_0000_0000_0c00L,
      0xffff_ffff_ffff_fc00L,
      0xffff_ff80_0000_0000L
    };
    int[] exponents = {
      1, 2, 64, 15361, 16233, 16320, 16382, 16383, 16384, 16390, 16397, 16398, 16414, 16415, 16446,
      16447, 16448, 16510, 17406, 32765, 32766
    };
    for (int exponent : exponents) {
      for (long significand : significands) {
        edges.add(new ExtendedDouble(exponent, significand));
        edges.add(new ExtendedDouble(exponent | 0x8000, significand));
      }
    }
    edges.addAll(extendedSpecials());
    return edges;
  }

  static List<ExtendedDouble> extendedSpecials() {
    List<ExtendedDouble> specials = new ArrayList<>();
    for (int sign : new int[] {0, 0x8000}) {
      for (long subnormal : new long[] {0, 1, 2, 3, 1L << 62, Long.MAX_VALUE}) {
        specials.add(new ExtendedDouble(sign, subnormal));
      }
      // A pseudo-denormal, two unnormals, infinity, pseudo-infinity, a pseudo-NaN and NaNs.
      specials.add(new ExtendedDouble(sign, 1L << 63 | 5));
      specials.add(new ExtendedDouble(sign | 16383, 0));
      specials.add(new ExtendedDouble(sign | 16390, 1L << 62));
      long[] top = {1L << 63, 0, 1L << 62, 3L << 62, 3L << 62 | 77 << 12, 1L << 63 | 99L << 40};
      for (long significand : top) {
        specials.add(new ExtendedDouble(sign | 0x7fff, significand));
      }
    }
    return specials;
  }

  /** A value with an exponent near one, or anywhere, and few or many bits. */
  static ExtendedDouble randomExtended(Random random) {
    int exponent =
        switch (random.nextInt(4)) {
          case 0 -> random.nextInt(0x7fff);
          case 1 -> 16383 + random.nextInt(140) - 70;
          case 2 -> 16383 + random.nextInt(8) - 4;
          default -> random.nextInt(130);
        };
    long bits = random.nextLong();
    if (random.nextBoolean()) {
      bits &= -1L << random.nextInt(64);
    }
    long significand = exponent == 0 ? bits >>> 1 : bits | 1L << 63;
    return new ExtendedDouble(exponent | (random.nextBoolean() ? 0x8000 : 0), significand);
  }

  static List<Double> doubles(Random random, int count) {
    List<Double> values = new ArrayList<>();
    double[] edges = {
      0.0,
      0.5,
      0.9999999999999999,
      1,
      1.5,
      127,
      127.5,
      128,
      255,
      256,
      32767,
      32768,
      65535,
      65536,
      2147483647,
      2147483647.5,
      2147483648.0,
      2147483648.5,
      4294967295.0,
      4294967295.5,
      4294967296.0,
      0x1p53,
      0x1p62,
      0x1.fffffffffffffp62,
      0x1p63,
      0x1.0000000000001p63,
      0x1.fffffffffffffp63,
      0x1p64,
      0x1p65,
      0x1p126,
      0x1.fffffffffffffp126,
      0x1p127,
      0x1p128,
      0x1.fffffffffffffp127,
      0x1p129,
      0x1p192,
      1e300,
      Double.MAX_VALUE,
      Double.MIN_VALUE,
      Double.MIN_NORMAL,
      0x1.fffffep127,
      0x1.ffffffp127,
      0x1p-149,
      0x1p-150,
      0x1.8p-150,
      0x1p-126,
      0x1.fffffep-127,
      0x1.000001p0,
      0x1.000003p0,
      Double.POSITIVE_INFINITY
    };
    for (double edge : edges) {
      values.add(edge);
      values.add(-edge);
    }
    for (long nan : new long[] {0x7ff8L << 48, 0xfff8L << 48, 0x7ff0_0000_2000_0001L, -1L}) {
      values.add(Double.longBitsToDouble(nan));
    }
    for (int i = 0; i < count; i++) {
      values.add(randomDouble(random));
    }
    return values;
  }

  static double randomDouble(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> Double.longBitsToDouble(random.nextLong());
      case 1 -> Math.scalb(random.nextDouble() - 0.5, random.nextInt(140));
      case 2 -> random.nextInt(2_000_001) / 1000.0 - 1000;
      default -> Math.scalb((double) random.nextLong(), -random.nextInt(80));
    };
  }
}
