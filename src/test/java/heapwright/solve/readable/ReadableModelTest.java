package heapwright.solve.readable;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.solve.question.Answer;
import heapwright.solve.question.Solver;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Sort;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a person is shown. */
class ReadableModelTest {
  private final Terms terms = new Terms();
  private final Symbol x = terms.symbol("x", Sort.bits(32), BitsReading.SIGNED);
  private final Symbol y = terms.symbol("y", Sort.bits(32), BitsReading.SIGNED);
  private final Symbol n = terms.symbol("n", Sort.bits(64), BitsReading.UNSIGNED);
  private final Symbol c = terms.symbol("c", Sort.bits(8), BitsReading.TEXT);
  private final Symbol f = terms.symbol("f", Sort.floating(FloatFormat.DOUBLE), BitsReading.SIGNED);

  private Term number(int value) {
    return terms.bits(32, value);
  }

  private Answer solve(Term... facts) {
    try (Solver solver = Z3.solvers(Z3Limits.USUAL).open(terms)) {
      List.of(facts).forEach(solver::assume);
      return solver.checkReadable();
    }
  }

  private void model(String expected, Term... facts) {
    assertEquals(expected, ((Answer.Satisfiable) solve(facts)).model().toString());
  }

  @Test
  void numbersAreSmall() {
    model("{x = 1}", terms.different(x, number(0)));
    model("{x = 8, y = 7}", terms.lessSigned(y, x), terms.lessSigned(number(6), y));
    model(
        "{x = -1, y = 0}",
        terms.lessSigned(x, y),
        terms.lessSigned(terms.multiply(x, number(3)), number(0)));
    model("{n = 2}", terms.lessUnsigned(terms.bits(64, 1), n));
  }

  @Test
  void numbersThatMustBeLargeAreNotLargerThanThat() {
    Term leap = terms.equal(terms.remainderSigned(x, number(4)), number(0));
    model("{x = 1584}", terms.atMostSigned(number(1583), x), leap);
    model("{x = -1000}", terms.lessSigned(x, number(-999)), leap);
    model("{n = 5000000001}", terms.lessUnsigned(terms.bits(64, 5_000_000_000L), n));
  }

  @Test
  void numbersCountFromZero() {
    Symbol z = terms.symbol("z", Sort.bits(32), BitsReading.SIGNED);
    model("{x = 1, y = 2, z = 0}", terms.lessSigned(x, y), terms.lessSigned(z, x));
    model("{x = -1, y = 0}", terms.lessSigned(x, y), terms.lessSigned(x, number(0)));
  }

  @Test
  void whatMayDifferDiffers() {
    Symbol z = terms.symbol("z", Sort.bits(32), BitsReading.SIGNED);
    model(
        "{x = 1, y = 2, z = 3}",
        terms.different(x, number(0)),
        terms.different(y, number(0)),
        terms.different(z, number(0)));
    model("{x = 1, y = 1}", terms.equal(x, y), terms.different(x, number(0)));
  }

  @Test
  void charactersArePrintable() {
    model("{c = 'a'}", terms.different(c, terms.bits(8, 0)));
    model(
        "{c = 'b'}", terms.different(c, terms.bits(8, 0)), terms.different(c, terms.bits(8, 'a')));
    model("{c = 10}", terms.equal(c, terms.bits(8, '\n')));
  }

  @Test
  void floatsAreShort() {
    model("{f = 1.0}", terms.floatLess(terms.number(0.3), f));
    Symbol g = terms.symbol("g", Sort.floating(FloatFormat.DOUBLE), BitsReading.SIGNED);
    model("{f = -1.0, g = 0.0}", terms.floatLess(f, g));
    model(
        "{f = 0.4}", terms.floatLess(terms.number(0.3), f), terms.floatLess(f, terms.number(0.45)));
  }

  @Test
  void aContradictionNamesWhatItNeeds() {
    Term less = terms.lessSigned(x, y);
    Term more = terms.lessSigned(terms.multiply(y, y), number(100));
    Term back = terms.lessSigned(y, x);
    Answer answer = solve(more, less, terms.different(x, number(3)), back);
    assertEquals(List.of(less, back), ((Answer.Unsatisfiable) answer).facts());
  }

  @Test
  void aContradictionAtSightIsSmallToo() {
    Term low = terms.lessSigned(x, number(3));
    Term high = terms.lessSigned(number(9), x);
    Answer answer =
        solve(terms.different(x, number(5)), low, terms.lessSigned(x, number(20)), high);
    assertEquals(List.of(low, high), ((Answer.Unsatisfiable) answer).facts());
  }
}
