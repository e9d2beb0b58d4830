package heapwright.machine.number.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class RoundedFunctionsTest {
  private static final int COUNT = 1500;
  private static final int ALL = 1000;

  /**
   * A function, where it is tried, and how it may differ from glibc, which does not round correctly
   * itself: for double, float and long double the share of results in tenths of a percent, and for
   * all the distance in units of the last place.
   */
  private record Trial(
      UnaryFunction f, double least, double greatest, int d, int s, int e, long farthest) {}

  private static final List<Trial> TRIALS =
      List.of(
          new Trial(UnaryFunction.SIN, -100, 100, 5, 1, 30, 1),
          new Trial(UnaryFunction.COS, -100, 100, 5, 1, 30, 1),
          new Trial(UnaryFunction.TAN, -100, 100, 6, 45, 130, 2),
          new Trial(UnaryFunction.ASIN, -1, 1, 5, 65, 60, 1),
          new Trial(UnaryFunction.ACOS, -1, 1, 5, 65, 90, 1),
          new Trial(UnaryFunction.ATAN, -50, 50, 4, 40, 40, 1),
          new Trial(UnaryFunction.EXP, -80, 80, 4, 4, 120, 1),
          new Trial(UnaryFunction.EXP2, -120, 120, 4, 4, 110, 1),
          new Trial(UnaryFunction.EXP10, -35, 35, 4, 4, 160, 1),
          new Trial(UnaryFunction.LOG, 0, 1000, 3, 4, 100, 1),
          new Trial(UnaryFunction.LOG2, 0, 1000, 3, 4, 100, 1),
          new Trial(UnaryFunction.EXPM1, -20, 20, 4, 65, 240, 2),
          new Trial(UnaryFunction.LOG10, 0, 1000, 3, 4, 110, 1),
          new Trial(UnaryFunction.LOG1P, -1, 100, 4, 65, 160, 2),
          new Trial(UnaryFunction.SINH, -30, 30, 2, 65, 340, 2),
          new Trial(UnaryFunction.COSH, -30, 30, 2, 20, 170, 1),
          new Trial(UnaryFunction.TANH, -10, 10, 2, 30, 280, 3),
          new Trial(UnaryFunction.ASINH, -50, 50, 2, 20, 260, 2),
          new Trial(UnaryFunction.ACOSH, 1, 50, 2, 20, 220, 2),
          new Trial(UnaryFunction.ATANH, -1, 1, 5, 80, 380, 3),
          new Trial(UnaryFunction.CBRT, -1000, 1000, 1, 4, 140, 1),
          new Trial(UnaryFunction.ERF, -5, 5, 75, 50, 75, 1),
          new Trial(UnaryFunction.ERFC, -5, 8, 165, 165, 180, 2),
          new Trial(UnaryFunction.TGAMMA, -10, 30, 500, 500, 500, 5),
          new Trial(UnaryFunction.LGAMMA, -10, 100, 440, 380, 460, 4));

  @Test
  void resultsAreThoseOfGlibcOrNextToThem() {
    MathSamples samples = new MathSamples(7);
    GlibcComparison comparison = new GlibcComparison();
    for (Trial t : TRIALS) {
      for (int i = 0; i < COUNT; i++) {
        double x = samples.between(t.least, t.greatest);
        comparison.ask(t.f, x);
        comparison.ask(t.f, (float) x);
        comparison.ask(t.f, samples.widened(x));
      }
      comparison.allow(t.f.symbol(), t.farthest, t.d, t.s, t.e);
    }
    assertEquals("", comparison.complaints());
  }

  /** Infinities, NaNs, errno, and numbers at the ends of the range. */
  @Test
  void specialArgumentsAgree() {
    GlibcComparison comparison = new GlibcComparison();
    for (Trial t : TRIALS) {
      for (double x : MathSamples.numbersAndNan()) {
        comparison.ask(t.f, x);
        comparison.ask(t.f, (float) x);
      }
      MathSamples.extendedNumbersAndNan().forEach(x -> comparison.ask(t.f, x));
      comparison.allow(t.f.symbol(), t.farthest, ALL, ALL, ALL);
    }
    assertEquals("", comparison.complaints());
  }
}
