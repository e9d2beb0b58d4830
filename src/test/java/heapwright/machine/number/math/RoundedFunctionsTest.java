package heapwright.machine.number.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class RoundedFunctionsTest {
  private static final int COUNT = 1500;

  /**
   * A function, where it is tried, and the greatest error of glibc's result in units of the last
   * place that its manual knows of for x86_64 ("Known Maximum Errors in Math Functions"), for
   * double, float and long double. glibc does not round correctly, and picks its code by the
   * processor, so how often results are equal says nothing.
   */
  private record Trial(UnaryFunction f, double least, double greatest, int d, int s, int e) {
    void allow(GlibcComparison comparison) {
      comparison.allow(f.symbol(), d, s, e);
    }
  }

  private static final List<Trial> TRIALS =
      List.of(
          new Trial(UnaryFunction.SIN, -100, 100, 1, 1, 2),
          new Trial(UnaryFunction.COS, -100, 100, 1, 1, 1),
          new Trial(UnaryFunction.TAN, -100, 100, 1, 1, 2),
          new Trial(UnaryFunction.ASIN, -1, 1, 1, 1, 1),
          new Trial(UnaryFunction.ACOS, -1, 1, 1, 1, 2),
          new Trial(UnaryFunction.ATAN, -50, 50, 1, 1, 1),
          new Trial(UnaryFunction.EXP, -80, 80, 1, 1, 1),
          new Trial(UnaryFunction.EXP2, -120, 120, 1, 1, 1),
          new Trial(UnaryFunction.EXP10, -35, 35, 2, 1, 1),
          new Trial(UnaryFunction.LOG, 0, 1000, 1, 1, 1),
          new Trial(UnaryFunction.LOG2, 0, 1000, 2, 1, 1),
          new Trial(UnaryFunction.EXPM1, -20, 20, 1, 1, 3),
          new Trial(UnaryFunction.LOG10, 0, 1000, 2, 2, 1),
          new Trial(UnaryFunction.LOG1P, -1, 100, 1, 1, 3),
          new Trial(UnaryFunction.SINH, -30, 30, 2, 2, 3),
          new Trial(UnaryFunction.COSH, -30, 30, 2, 2, 3),
          new Trial(UnaryFunction.TANH, -10, 10, 2, 2, 3),
          new Trial(UnaryFunction.ASINH, -50, 50, 2, 2, 3),
          new Trial(UnaryFunction.ACOSH, 1, 50, 2, 2, 3),
          new Trial(UnaryFunction.ATANH, -1, 1, 2, 2, 3),
          new Trial(UnaryFunction.CBRT, -1000, 1000, 4, 1, 1),
          new Trial(UnaryFunction.ERF, -5, 5, 1, 1, 1),
          new Trial(UnaryFunction.ERFC, -5, 8, 5, 3, 5),
          new Trial(UnaryFunction.TGAMMA, -10, 30, 9, 8, 5),
          new Trial(UnaryFunction.LGAMMA, -10, 100, 4, 7, 4));

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
      t.allow(comparison);
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
      t.allow(comparison);
    }
    assertEquals("", comparison.complaints());
  }
}
