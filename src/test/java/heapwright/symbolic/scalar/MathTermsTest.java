package heapwright.symbolic.scalar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.machine.libc.NativeFrame;
import heapwright.machine.libc.NativeFunction;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** math.h's functions as terms give what the concrete machine gives, bit by bit. */
class MathTermsTest {
  private final Terms terms = new Terms();
  private final MathTerms functions = new MathTerms(terms);
  private final Symbol x = symbol("x", FloatFormat.DOUBLE);
  private final Symbol y = symbol("y", FloatFormat.DOUBLE);
  private final Symbol f = symbol("f", FloatFormat.FLOAT);

  private Symbol symbol(String name, FloatFormat format) {
    return terms.symbol(name, Sort.floating(format), BitsReading.SIGNED);
  }

  private static List<Double> numbers() {
    List<Double> numbers =
        new ArrayList<>(
            List.of(
                0.0,
                -0.0,
                0.5,
                -0.5,
                1.5,
                -1.5,
                2.5,
                0.49999999999999994,
                1.0,
                -1.0,
                9.0,
                1e300,
                -1e300,
                4503599627370495.5,
                4503599627370496.0,
                9007199254740993.0,
                8388607.5,
                Double.MIN_VALUE,
                Double.POSITIVE_INFINITY,
                Double.NEGATIVE_INFINITY,
                Double.NaN));
    Random random = new Random(5);
    for (int i = 0; i < 2000; i++) {
      numbers.add(random.nextInt(4000) / 8.0 - 250);
      numbers.add(random.nextGaussian() * Math.scalb(1.0, random.nextInt(120) - 60));
    }
    return numbers;
  }

  private static BitVector bits(double value) {
    return BitVector.of(Double.SIZE, Double.doubleToRawLongBits(value));
  }

  private static BitVector bits(float value) {
    return BitVector.of(Float.SIZE, Float.floatToRawIntBits(value));
  }

  /** What a function of the C library gives. */
  private static BitVector called(String name, String signature, int width, long... arguments) {
    NativeFrame frame = NativeFrame.ofThread();
    for (int i = 0; i < arguments.length; i++) {
      frame.pass(i, arguments[i]);
    }
    new NativeFunction(name, signature).compute(frame);
    return BitVector.of(width, frame.bits());
  }

  private static BitVector called(String name, double a, double b) {
    long left = Double.doubleToRawLongBits(a);
    return called(name, "d(dd)", Double.SIZE, left, Double.doubleToRawLongBits(b));
  }

  private void compare(String name, Term asDouble, Term asFloat) {
    for (double number : numbers()) {
      TermEvaluation wide = new TermEvaluation(Model.of(Map.of(x, bits(number))));
      BitVector expected = called(name, "d(d)", Double.SIZE, Double.doubleToRawLongBits(number));
      assertEquals(expected, wide.value(asDouble), name + " " + number);
      float single = (float) number;
      TermEvaluation narrow = new TermEvaluation(Model.of(Map.of(f, bits(single))));
      BitVector expectedFloat =
          called(name + "f", "f(f)", Float.SIZE, Float.floatToRawIntBits(single));
      assertEquals(expectedFloat, narrow.value(asFloat), name + " " + single);
    }
  }

  @Test
  void roundingAsTheMachineHasIt() {
    compare("trunc", functions.truncated(x), functions.truncated(f));
    compare("floor", functions.floor(x), functions.floor(f));
    compare("ceil", functions.ceiling(x), functions.ceiling(f));
    compare("round", functions.rounded(x), functions.rounded(f));
    compare("rint", functions.nearest(x), functions.nearest(f));
  }

  @Test
  void rootsAsTheMachineHasThem() {
    compare("sqrt", terms.floatRoot(x), terms.floatRoot(f));
  }

  @Test
  void choicesAsTheMachineMakesThem() {
    Term larger = functions.larger(x, y);
    Term smaller = functions.smaller(x, y);
    Term signed = functions.signed(x, y);
    List<Double> numbers = numbers().subList(0, 60);
    for (double a : numbers) {
      for (double b : numbers) {
        TermEvaluation now = new TermEvaluation(Model.of(Map.of(x, bits(a), y, bits(b))));
        assertEquals(called("fmax", a, b), now.value(larger), a + " " + b);
        assertEquals(called("fmin", a, b), now.value(smaller), a + " " + b);
        assertEquals(Math.abs(a), Double.longBitsToDouble(now.value(functions.magnitude(x)).low()));
        assertEquals(Double.doubleToRawLongBits(b) < 0, now.value(signed).low() < 0, a + " " + b);
      }
    }
  }
}
