package heapwright.machine.number.math;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.GccAgreement;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ExactFunctionsTest {
  private static final int COUNT = 400;

  private static final Set<UnaryFunction> UNARY =
      EnumSet.range(UnaryFunction.FLOOR, UnaryFunction.LOGB);
  private static final Set<BinaryFunction> BINARY =
      EnumSet.range(BinaryFunction.FMAX, BinaryFunction.REMAINDER);

  private final GccAgreement agreement = new GccAgreement();
  private final MathSamples samples = new MathSamples(5);

  @Test
  void functionsOfOneNumberAgreeInResultAndErrno() {
    for (UnaryFunction f : UNARY) {
      MathSamples.edges().forEach(x -> ask(f, x));
      MathSamples.extendedEdges().forEach(x -> ask(f, x));
      for (int i = 0; i < COUNT; i++) {
        ask(f, samples.any());
        ask(f, samples.anyFloat());
        ask(f, samples.anyExtended());
      }
    }
    List<String> names = UNARY.stream().map(UnaryFunction::symbol).toList();
    agreement.check(GlibcProgram.unary(names));
  }

  private void ask(UnaryFunction f, double x) {
    double v = f.at(x);
    expect(
        f,
        "d",
        GlibcProgram.bits(x),
        GlibcProgram.bits(v),
        f.error(FloatClass.of(x), FloatClass.of(v)));
    ask(f, (float) x);
  }

  private void ask(UnaryFunction f, float x) {
    float v = f.at(x);
    expect(
        f,
        "f",
        GlibcProgram.bits(x),
        GlibcProgram.bits(v),
        f.error(FloatClass.of(x), FloatClass.of(v)));
  }

  private void ask(UnaryFunction f, ExtendedDouble x) {
    ExtendedDouble v = f.at(x);
    expect(
        f,
        "e",
        GlibcProgram.bits(x),
        GlibcProgram.bits(v),
        f.error(FloatClass.of(x), FloatClass.of(v)));
  }

  private void expect(UnaryFunction f, String type, String x, String result, MathError error) {
    agreement.expect(f.symbol() + " " + type + " " + x, GlibcProgram.shown(result, error));
  }

  @Test
  void functionsOfTwoNumbersAgreeInResultAndErrno() {
    for (BinaryFunction f : BINARY) {
      for (double x : MathSamples.edges()) {
        for (double y : samples.chosen(MathSamples.edges(), 20)) {
          // Which of two NaNs is passed on depends on how the compiler arranged an addition.
          if (x == x || y == y) {
            ask(f, x, y);
            ask(f, (float) x, (float) y);
            ask(f, ExtendedDouble.fromDouble(x), ExtendedDouble.fromDouble(y));
          }
        }
      }
      for (int i = 0; i < COUNT; i++) {
        ask(f, samples.any(), samples.any());
        ask(f, samples.anyFloat(), samples.anyFloat());
        ask(f, samples.anyExtended(), samples.anyExtended());
      }
    }
    List<String> names = BINARY.stream().map(BinaryFunction::symbol).toList();
    agreement.check(GlibcProgram.binary(names));
  }

  private void ask(BinaryFunction f, double x, double y) {
    double v = f.at(x, y);
    MathError error = f.error(FloatClass.of(x), FloatClass.of(y), FloatClass.of(v));
    String arguments = GlibcProgram.bits(x) + " " + GlibcProgram.bits(y);
    expect(f, "d", arguments, GlibcProgram.bits(v), error);
  }

  private void ask(BinaryFunction f, float x, float y) {
    float v = f.at(x, y);
    MathError error = f.error(FloatClass.of(x), FloatClass.of(y), FloatClass.of(v));
    String arguments = GlibcProgram.bits(x) + " " + GlibcProgram.bits(y);
    expect(f, "f", arguments, GlibcProgram.bits(v), error);
  }

  private void ask(BinaryFunction f, ExtendedDouble x, ExtendedDouble y) {
    ExtendedDouble v = f.at(x, y);
    MathError error = f.error(FloatClass.of(x), FloatClass.of(y), FloatClass.of(v));
    String arguments = GlibcProgram.bits(x) + " " + GlibcProgram.bits(y);
    expect(f, "e", arguments, GlibcProgram.bits(v), error);
  }

  private void expect(
      BinaryFunction f, String type, String arguments, String result, MathError error) {
    agreement.expect(f.symbol() + " " + type + " " + arguments, GlibcProgram.shown(result, error));
  }
}
