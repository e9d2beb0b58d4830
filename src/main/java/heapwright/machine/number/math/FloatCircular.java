package heapwright.machine.number.math;

import heapwright.machine.number.SseArithmetic;

/**
 * {@code sinf} and {@code cosf}. glibc's are polynomials in double with fewer terms than would
 * round every float correctly, so their coefficients decide: those that were published with the Arm
 * Optimized Routines.
 */
final class FloatCircular {
  private static final double[] SINE = {
    -0x1.994eb3774cf24p-13, 0x1.1107605230bc4p-7, -0x1.555545995a603p-3, 1
  };
  private static final double[] COSINE = {
    0x1.99343027bf8c3p-16, -0x1.6c087e89a359dp-10, 0x1.55553e1068f19p-5, -0x1.ffffffd0c621cp-2, 1
  };

  private static final double RIGHT = Angle.RIGHT.high();
  private static final double EIGHTH = RIGHT / 2;
  private static final float TINY = 0x1p-12f;

  /** From here on the right angle needs more digits than a double has. */
  private static final float LARGE = 120;

  private FloatCircular() {}

  static float sin(float x) {
    if (Math.abs(x) < TINY) {
      return x;
    }
    return Float.isInfinite(x) ? invalid() : turned(x, 0);
  }

  static float cos(float x) {
    return Float.isInfinite(x) ? invalid() : turned(x, 1);
  }

  private static float invalid() {
    return SseArithmetic.divide(0f, 0f);
  }

  /** The sine of an angle and some right angles more. */
  private static float turned(float x, int more) {
    int turns = 0;
    double rest = x;
    if (Math.abs(x) >= LARGE) {
      Angle angle = Angle.of((double) x);
      turns = angle.turns();
      rest = angle.rest().high();
    } else if (Math.abs(x) >= EIGHTH) {
      turns = (int) Math.rint(x / RIGHT);
      rest = x - turns * RIGHT;
    }
    int quadrant = turns + more;
    double square = rest * rest;
    double size =
        (quadrant & 1) == 0 ? rest * polynomial(SINE, square) : polynomial(COSINE, square);
    return (float) ((quadrant & 2) == 0 ? size : -size);
  }

  private static double polynomial(double[] coefficients, double x) {
    double sum = coefficients[0];
    for (int i = 1; i < coefficients.length; i++) {
      sum = sum * x + coefficients[i];
    }
    return sum;
  }
}
