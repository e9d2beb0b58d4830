package heapwright.symbolic.term;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Sort;
import org.junit.jupiter.api.Test;

class TermTextTest {
  private final Terms terms = new Terms();
  private final Term y = terms.symbol("y0", Sort.bits(32), BitsReading.SIGNED);
  private final Term data = terms.symbol("1_L0.data0", Sort.bits(32), BitsReading.SIGNED);
  private final Term n = terms.symbol("n", Sort.bits(64), BitsReading.UNSIGNED);
  private final Term c = terms.symbol("c", Sort.bits(8), BitsReading.TEXT);
  private final Term f = terms.symbol("f", Sort.floating(FloatFormat.DOUBLE), BitsReading.SIGNED);

  private static void prints(String text, Term term) {
    assertEquals(text, term.toString());
  }

  private Term number(int value) {
    return terms.bits(32, value);
  }

  @Test
  void comparisonsReadAsInTheMethodsPages() {
    prints("y0 < 1_L0.data0", terms.lessSigned(y, data));
    prints("y0 == 1_L0.data0", terms.equal(y, data));
    prints("y0 != 10", terms.different(number(10), y));
    prints("y0 >= 10", terms.not(terms.lessSigned(y, number(10))));
    prints("y0 > -1", terms.lessSigned(number(-1), y));
  }

  @Test
  void unsignedComparisonsSaySo() {
    prints("n < 10u", terms.lessUnsigned(n, terms.bits(64, 10)));
    prints("(unsigned) y0 < 1_L0.data0", terms.lessUnsigned(y, data));
    prints("y0 < 10u", terms.lessUnsigned(y, number(10)));
  }

  @Test
  void charactersAreQuoted() {
    prints("c == 'a'", terms.equal(c, terms.bits(8, 'a')));
    prints("c < 'z'", terms.lessSigned(terms.signExtend(c, 32), number('z')));
    prints("c != 0", terms.different(c, terms.bits(8, 0)));
  }

  @Test
  void parenthesesStandWhereCNeedsThem() {
    prints("(y0 + 1_L0.data0) * y0", terms.multiply(terms.add(y, data), y));
    prints("y0 - (1_L0.data0 - y0)", terms.subtract(y, terms.subtract(data, y)));
    prints("y0 * 3 - 5", terms.add(terms.multiply(y, number(3)), number(-5)));
    prints("(y0 & 0xff) == 1_L0.data0", terms.equal(terms.and(y, number(255)), data));
    Term less = terms.lessSigned(y, data);
    Term equal = terms.equal(c, terms.bits(8, 'x'));
    prints("y0 < 1_L0.data0 || c == 'x'", terms.either(less, equal));
    prints("!(y0 < 1_L0.data0 || c == 'x')", terms.not(terms.either(less, equal)));
    prints("y0 < 1_L0.data0 ? y0 : 7", terms.choose(less, y, number(7)));
  }

  @Test
  void conversionsAreCasts() {
    prints("(char) y0", terms.extract(y, 0, 8));
    prints("y0[15:8]", terms.extract(y, 8, 8));
    prints("(unsigned char) c", terms.zeroExtend(c, 32));
    prints("c", terms.signExtend(c, 32));
    prints("f < 2.5", terms.floatLess(f, terms.number(2.5)));
    prints("(int) f", terms.integerOf(f, 32, true));
    prints("(double) (y0 + 1)", terms.floatOf(terms.add(y, number(1)), true, FloatFormat.DOUBLE));
  }
}
