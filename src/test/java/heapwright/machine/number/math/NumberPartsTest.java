package heapwright.machine.number.math;

import static heapwright.machine.number.math.GlibcProgram.bits;
import static heapwright.machine.number.math.GlibcProgram.shown;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.FloatConversions;
import heapwright.machine.number.FloatOrdering;
import heapwright.machine.number.GccAgreement;
import java.util.List;
import org.junit.jupiter.api.Test;

class NumberPartsTest {
  private static final String PARTS =
      """
      int main(void) {
        char kind;
        while (scanf(" %c", &kind) == 1) {
          D x = d(); F y = f(); E z = e();
          int n;
          double dw;
          float fw;
          long double ew;
          dw = frexp(x.value, &n); showd(dw, n);
          fw = frexpf(y.value, &n); showf(fw, n);
          ew = frexpl(z.value, &n); showe(ew, n);
          showd(modf(x.value, &dw), 0); showd(dw, 0);
          showf(modff(y.value, &fw), 0); showf(fw, 0);
          showe(modfl(z.value, &ew), 0); showe(ew, 0);
          printf("%d %d %d ", ilogb(x.value), ilogbf(y.value), ilogbl(z.value));
          printf("%ld %ld %ld ", lround(x.value), lroundf(y.value), lroundl(z.value));
          printf("%ld %ld %ld\\n", lrint(x.value), lrintf(y.value), lrintl(z.value));
        }
      }
      """;

  private static final String STEPS =
      """
      int main(void) {
        char kind;
        while (scanf(" %c", &kind) == 1) {
          D x = d(); F y = f(); E z = e(); D to = d(); E far = e();
          long n;
          int k;
          double r;
          float s;
          long double t;
          scanf("%ld", &n);
          k = 0; r = remquo(x.value, to.value, &k); showd(r, k);
          k = 0; s = remquof(y.value, (float) to.value, &k); showf(s, k);
          k = 0; t = remquol(z.value, far.value, &k); showe(t, k);
          errno = 0; r = scalbln(x.value, n); showd(r, errno);
          errno = 0; s = scalblnf(y.value, n); showf(s, errno);
          errno = 0; t = scalblnl(z.value, n); showe(t, errno);
          errno = 0; r = nextafter(x.value, to.value); showd(r, errno);
          errno = 0; s = nextafterf(y.value, (float) to.value); showf(s, errno);
          errno = 0; t = nextafterl(z.value, far.value); showe(t, errno);
          errno = 0; r = nexttoward(x.value, far.value); showd(r, errno);
          errno = 0; s = nexttowardf(y.value, far.value); showf(s, errno);
          showe(fmal(z.value, far.value, x.value), 0);
          puts("");
        }
      }
      """;

  private final GccAgreement agreement = new GccAgreement();
  private final MathSamples samples = new MathSamples(6);

  @Test
  void partsAndRoundedIntegersAgree() {
    for (double x : MathSamples.edges()) {
      askParts(x, (float) x, ExtendedDouble.fromDouble(x));
    }
    MathSamples.extendedEdges().forEach(z -> askParts(0, 0, z));
    for (int i = 0; i < 2000; i++) {
      askParts(samples.any(), samples.anyFloat(), samples.anyExtended());
    }
    agreement.check(GlibcProgram.with(PARTS));
  }

  private void askParts(double x, float y, ExtendedDouble z) {
    UnaryFunction round = UnaryFunction.ROUND;
    UnaryFunction rint = UnaryFunction.RINT;
    List<Object> numbers =
        List.of(
            Exponents.ilogb(x),
            Exponents.ilogb(y),
            Exponents.ilogb(z),
            FloatConversions.toLong(round.at(x)),
            FloatConversions.toLong(round.at(y)),
            round.at(z).toLong(),
            FloatConversions.toLong(rint.at(x)),
            FloatConversions.toLong(rint.at(y)),
            rint.at(z).toLong());
    agreement.expect(
        String.join(" ", "?", bits(x), bits(y), bits(z)),
        shown(bits(Fractions.significand(x)), Fractions.exponent(x))
            + shown(bits((float) Fractions.significand(y)), Fractions.exponent(y))
            + shown(bits(Fractions.significand(z)), Fractions.exponent(z))
            + shown(bits(Fractions.rest(x)), 0)
            + shown(bits(Fractions.whole(x)), 0)
            + shown(bits((float) Fractions.rest(y)), 0)
            + shown(bits((float) Fractions.whole(y)), 0)
            + shown(bits(Fractions.rest(z)), 0)
            + shown(bits(z.trunc()), 0)
            + String.join(" ", numbers.stream().map(Object::toString).toList()));
  }

  @Test
  void quotientsScalingStepsAndFusedSumsAgree() {
    for (int i = 0; i < 2000; i++) {
      double x = number(samples.any());
      double to = i % 5 == 0 ? x : number(samples.any());
      ExtendedDouble far =
          i % 7 == 0 ? ExtendedDouble.fromDouble(x) : samples.widened(number(samples.any()));
      long power = Math.round(samples.between(-2500, 2500));
      askSteps(x, (float) x, number(samples.anyExtended()), to, far, power);
    }
    agreement.check(GlibcProgram.with(STEPS));
  }

  private static double number(double x) {
    return x == x ? x : 0;
  }

  private static ExtendedDouble number(ExtendedDouble x) {
    return x.isNaN() ? ExtendedDouble.ONE : x;
  }

  private void askSteps(
      double x, float y, ExtendedDouble z, double to, ExtendedDouble far, long power) {
    RealQuotient q = Remainders.remquo(x, to);
    RealQuotient qf = Remainders.remquo(y, (float) to);
    ExtendedQuotient qe = Remainders.remquo(z, far);
    agreement.expect(
        String.join(" ", "?", bits(x), bits(y), bits(z), bits(to), bits(far), "" + power),
        shown(bits(q.remainder()), q.quotient())
            + shown(bits((float) qf.remainder()), qf.quotient())
            + shown(bits(qe.remainder()), qe.quotient())
            + scaled(x, Exponents.scale(x, power))
            + scaled(y, Exponents.scale(y, power))
            + scaled(z, Exponents.scale(z, power))
            + stepped(x, Neighbours.after(x, to))
            + stepped(y, Neighbours.after(y, (float) to))
            + stepped(z, Neighbours.after(z, far))
            + stepped(x, Neighbours.toward(x, far))
            + stepped(y, Neighbours.toward(y, far))
            + shown(bits(z.fma(far, ExtendedDouble.fromDouble(x))), 0));
  }

  private static String scaled(double x, double v) {
    return shown(bits(v), Exponents.error(FloatClass.of(x), FloatClass.of(v)));
  }

  private static String scaled(float x, float v) {
    return shown(bits(v), Exponents.error(FloatClass.of(x), FloatClass.of(v)));
  }

  private static String scaled(ExtendedDouble x, ExtendedDouble v) {
    return shown(bits(v), Exponents.error(FloatClass.of(x), FloatClass.of(v)));
  }

  private static String stepped(double x, double v) {
    return shown(bits(v), Neighbours.error(FloatClass.of(x), FloatClass.of(v), x != v));
  }

  private static String stepped(float x, float v) {
    return shown(bits(v), Neighbours.error(FloatClass.of(x), FloatClass.of(v), x != v));
  }

  private static String stepped(ExtendedDouble x, ExtendedDouble v) {
    boolean moved = x.compare(v) != FloatOrdering.EQUAL;
    return shown(bits(v), Neighbours.error(FloatClass.of(x), FloatClass.of(v), moved));
  }
}
