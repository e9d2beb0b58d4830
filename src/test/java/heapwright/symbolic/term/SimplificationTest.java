package heapwright.symbolic.term;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Sort;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Simplified terms mean what was asked for. */
class SimplificationTest {
  private static final List<Sort> INTEGERS =
      List.of(Sort.TRUTH, Sort.bits(1), Sort.bits(3), Sort.bits(8), Sort.bits(32), Sort.bits(64));
  private static final List<Sort> WIDE =
      List.of(Sort.bits(5), Sort.bits(63), Sort.bits(65), Sort.bits(80), Sort.bits(128));
  private static final List<Sort> FLOATS =
      List.of(
          Sort.bits(16),
          Sort.bits(32),
          Sort.bits(64),
          Sort.bits(80),
          Sort.floating(FloatFormat.FLOAT),
          Sort.floating(FloatFormat.DOUBLE),
          Sort.floating(FloatFormat.LONG_DOUBLE));

  private final Terms terms = new Terms();
  private final Term x = terms.symbol("x", Sort.bits(32), BitsReading.SIGNED);
  private final Term y = terms.symbol("y", Sort.bits(32), BitsReading.SIGNED);
  private final Term c = terms.symbol("c", Sort.bits(8), BitsReading.TEXT);

  @Test
  void integersKeepTheirValues() {
    compare(1, INTEGERS, 12_000, 4);
  }

  @Test
  void wideIntegersKeepTheirValues() {
    compare(2, WIDE, 4_000, 4);
  }

  @Test
  void floatsKeepTheirValuesBitByBit() {
    compare(3, FLOATS, 10_000, 4);
  }

  @Test
  void scaledIntegersHaveIntegerBounds() {
    Term tenth = terms.floatDivide(terms.floatOf(x, true, FloatFormat.DOUBLE), terms.number(10.0));
    assertEquals("x <= 24", terms.floatLess(tenth, terms.number(2.5)).toString());
    assertEquals("x == 25", terms.floatEqual(tenth, terms.number(2.5)).toString());
    assertEquals("x <= -26", terms.floatLess(tenth, terms.number(-2.5)).toString());
    assertEquals(
        "x > 25", terms.floatLess(terms.floatNegate(tenth), terms.number(-2.5)).toString());
    assertTrue(terms.floatEqual(tenth, terms.number(0.25)).isFalse());
    assertTrue(terms.floatAtMost(tenth, terms.number(1e9)).isTrue());
    Term third = terms.floatDivide(terms.floatOf(x, true, FloatFormat.FLOAT), terms.number(3f));
    for (int value = -40; value < 40; value++) {
      Model model = Model.ZERO.with((Symbol) x, BitVector.of(32, value));
      for (float number : new float[] {0.33333334f, 1 / 3f, -2f, 7.5f, 1e-9f}) {
        assertEquals(
            value / 3f < number,
            new TermEvaluation(model).holds(terms.floatLess(third, terms.number(number))));
        assertEquals(
            number <= value / 3f,
            new TermEvaluation(model).holds(terms.floatAtMost(terms.number(number), third)));
        assertEquals(
            number == value / 3f,
            new TermEvaluation(model).holds(terms.floatEqual(terms.number(number), third)));
      }
    }
  }

  private static void compare(long seed, List<Sort> sorts, int count, int depth) {
    int simplified = 0;
    for (int i = 0; i < count; ) {
      RandomTerms random = new RandomTerms(seed * 1_000_003 + i, sorts, 2);
      for (int j = 0; j < 100; j++, i++) {
        Sort sort = sorts.get(i % sorts.size());
        Twin twin = random.term(sort, depth);
        simplified += twin.simple().size() < twin.raw().size() ? 1 : 0;
        for (int k = 0; k < 4; k++) {
          Model model = random.model();
          assertEquals(
              new TermEvaluation(random.rawModel(model)).value(twin.raw()),
              new TermEvaluation(model).value(twin.simple()),
              () -> twin + " under " + model);
        }
      }
    }
    assertTrue(simplified > count / 10, simplified + " of " + count);
  }

  @Test
  void cComparisonsCancel() {
    Term less = terms.lessSigned(x, y);
    Term asInt = terms.bitsOf(less, 32);
    assertSame(less, terms.isNonzero(asInt));
    assertSame(terms.atMostSigned(y, x), terms.equal(asInt, terms.bits(32, 0)));
    assertSame(less, terms.isNonzero(terms.bitsOf(terms.isNonzero(asInt), 32)));
  }

  @Test
  void promotedCharactersAreComparedAsCharacters() {
    Term promoted = terms.signExtend(c, 32);
    assertSame(
        terms.atMostSigned(terms.bits(8, '0'), c),
        terms.atMostSigned(terms.bits(32, '0'), promoted));
    assertSame(
        terms.lessSigned(c, terms.bits(8, '0' + 10)),
        terms.lessSigned(terms.add(promoted, terms.bits(32, -'0')), terms.bits(32, 10)));
    assertSame(terms.truth(false), terms.equal(promoted, terms.bits(32, 200)));
    assertSame(
        terms.add(c, terms.bits(8, 1)),
        terms.extract(terms.add(promoted, terms.bits(32, 1)), 0, 8));
  }

  @Test
  void aSumMayWrapSoItsComparisonStays() {
    Term sum = terms.add(x, terms.bits(32, 1));
    assertTrue(terms.lessSigned(sum, terms.bits(32, 5)).toString().contains("+"));
    assertSame(terms.equal(x, terms.bits(32, 4)), terms.equal(sum, terms.bits(32, 5)));
  }

  @Test
  void bytesOfAValueJoinAgain() {
    Term joined = terms.extract(x, 24, 8);
    for (int low = 16; low >= 0; low -= 8) {
      joined = terms.concatenate(joined, terms.extract(x, low, 8));
    }
    assertSame(x, joined);
    Term right =
        terms.concatenate(
            terms.extract(x, 24, 8),
            terms.concatenate(
                terms.extract(x, 16, 8),
                terms.concatenate(terms.extract(x, 8, 8), terms.extract(x, 0, 8))));
    assertSame(x, right);
  }

  @Test
  void differencesOfElementsAreNumbersOfElements() {
    Term index = terms.signExtend(x, 64);
    Term offset = terms.multiply(index, terms.bits(64, 4));
    Term next = terms.multiply(terms.add(index, terms.bits(64, 1)), terms.bits(64, 4));
    assertSame(terms.bits(64, 4), terms.subtract(next, offset));
    assertSame(index, terms.divideSigned(offset, terms.bits(64, 4)));
  }

  @Test
  void theOrderOfOperandsMakesNoSecondTerm() {
    assertSame(terms.add(x, y), terms.add(y, x));
    assertSame(terms.equal(x, y), terms.equal(y, x));
  }

  @Test
  void floatsOfIntegersAreComparedAsIntegers() {
    Term number = terms.floatOf(x, true, FloatFormat.DOUBLE);
    assertSame(
        terms.atMostSigned(x, terms.bits(32, 10)), terms.floatLess(number, terms.number(10.5)));
    assertSame(terms.truth(false), terms.floatEqual(number, terms.number(0.5)));
  }

  @Test
  void aHundredThousandAdditionsNeedNoStack() {
    Term sum = x;
    for (int i = 0; i < 100_000; i++) {
      sum = terms.add(sum, terms.xor(terms.add(sum, y), terms.bits(32, i)));
    }
    assertEquals(2, sum.symbols().size());
    assertEquals(Integer.MAX_VALUE, sum.size());
    assertTrue(new TermEvaluation(Model.ZERO).value(sum).width() == 32);
    assertTrue(sum.toString().length() < 10_000);
  }
}
