package heapwright.machine.number.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.machine.number.ExtendedDouble;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoundedPairsTest {
  private static final int COUNT = 3000;
  private static final List<BinaryFunction> FUNCTIONS =
      List.of(BinaryFunction.POW, BinaryFunction.ATAN2, BinaryFunction.HYPOT);

  @Test
  void resultsAreThoseOfGlibcOrNextToThem() {
    MathSamples samples = new MathSamples(8);
    GlibcComparison comparison = new GlibcComparison();
    for (int i = 0; i < COUNT; i++) {
      ask(comparison, samples, BinaryFunction.POW, samples.between(0, 50), samples.between(-9, 9));
      double x = samples.between(-50, 50);
      double y = samples.between(-50, 50);
      ask(comparison, samples, BinaryFunction.ATAN2, x, y);
      ask(comparison, samples, BinaryFunction.HYPOT, x, y);
    }
    allow(comparison);
    assertEquals("", comparison.binaryComplaints());
  }

  /** The errors that glibc's manual knows of for x86_64. */
  private static void allow(GlibcComparison comparison) {
    comparison.allow("pow", 1, 1, 1);
    comparison.allow("atan2", 1, 2, 1);
    comparison.allow("hypot", 1, 1, 1);
  }

  private static void ask(
      GlibcComparison comparison, MathSamples samples, BinaryFunction f, double x, double y) {
    comparison.ask(f, x, y);
    comparison.ask(f, (float) x, (float) y);
    comparison.ask(f, samples.widened(x), samples.widened(y));
  }

  /** Zeros, infinities, NaNs, errno, and numbers at the ends of the range. */
  @Test
  void specialArgumentsAgree() {
    MathSamples samples = new MathSamples(9);
    GlibcComparison comparison = new GlibcComparison();
    for (BinaryFunction f : FUNCTIONS) {
      for (double x : MathSamples.numbersAndNan()) {
        for (double y : MathSamples.numbersAndNan()) {
          // Which of two NaNs is passed on depends on how the compiler arranged an addition.
          if (x == x || y == y) {
            comparison.ask(f, x, y);
            comparison.ask(f, (float) x, (float) y);
          }
        }
      }
      for (ExtendedDouble x : MathSamples.extendedNumbersAndNan()) {
        for (ExtendedDouble y : samples.chosen(MathSamples.extendedNumbersAndNan(), 20)) {
          if (!x.isNaN() || !y.isNaN()) {
            comparison.ask(f, x, y);
          }
        }
      }
    }
    allow(comparison);
    assertEquals("", comparison.binaryComplaints());
  }
}
