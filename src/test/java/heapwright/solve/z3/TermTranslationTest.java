package heapwright.solve.z3;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.solve.question.Answer;
import heapwright.solve.question.BackEnd;
import heapwright.symbolic.term.RandomTerms;
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
import org.junit.jupiter.api.Test;

/** With its inputs fixed, a term has the same value for Z3 as for us. */
class TermTranslationTest {
  private static final Z3Limits LIMITS = new Z3Limits(0, 20_000);

  private int spurious;
  private int proved;

  private void compare(long seed, List<Sort> sorts, int count, int depth) {
    for (int i = 0; i < count; i++) {
      RandomTerms random = new RandomTerms(seed * 7919 + i, sorts, 1);
      try (BackEnd z3 = new Z3BackEnd(LIMITS)) {
        for (Sort sort : sorts) {
          Term term = random.term(sort, depth).simple();
          Model model = random.model();
          List<Term> facts = fixed(random, model);
          facts.add(differs(random.terms(), term, new TermEvaluation(model).value(term)));
          judge(z3.answer(facts), facts, term + " under " + model);
        }
      }
    }
  }

  private static List<Term> fixed(RandomTerms random, Model model) {
    Terms terms = random.terms();
    List<Term> facts = new ArrayList<>();
    for (Symbol symbol : random.symbols()) {
      Term bits = symbol.sort() instanceof Sort.Floating ? terms.bitsOfFloat(symbol) : symbol;
      facts.add(terms.equal(bits, constant(terms, bits.sort(), model.value(symbol))));
    }
    return facts;
  }

  private static Term constant(Terms terms, Sort sort, BitVector value) {
    return terms.constant(sort, value);
  }

  /** A statement that is false of the right value. */
  private static Term differs(Terms terms, Term term, BitVector value) {
    if (!(term.sort() instanceof Sort.Floating)) {
      return terms.different(term, terms.constant(term.sort(), value));
    }
    Term constant = terms.constant(term.sort(), value);
    boolean nan = terms.floatEqual(constant, constant).isFalse();
    return nan
        ? terms.floatEqual(term, term)
        : terms.different(terms.bitsOfFloat(term), terms.bits(value));
  }

  private void judge(Answer answer, List<Term> facts, String what) {
    if (answer instanceof Answer.Satisfiable found) {
      // Z3 does not know which NaN the processor makes; its bits may then be any NaN's.
      TermEvaluation evaluation = new TermEvaluation(found.model());
      assertFalse(facts.stream().allMatch(evaluation::holds), what);
      assertTrue(facts.get(facts.size() - 1).hasNumbers(), what);
      spurious++;
    } else {
      assertInstanceOf(Answer.Unsatisfiable.class, answer, what);
      proved++;
    }
  }

  @Test
  void integersMeanTheSame() {
    compare(
        1,
        List.of(
            Sort.TRUTH, Sort.bits(1), Sort.bits(8), Sort.bits(32), Sort.bits(64), Sort.bits(128)),
        150,
        3);
    assertTrue(spurious == 0 && proved > 500, proved + " proved, " + spurious + " not");
  }

  @Test
  void floatsMeanTheSame() {
    compare(
        2,
        List.of(
            Sort.bits(32),
            Sort.bits(64),
            Sort.floating(FloatFormat.FLOAT),
            Sort.floating(FloatFormat.DOUBLE)),
        60,
        2);
    assertTrue(spurious < proved / 10, proved + " proved, " + spurious + " not");
  }

  @Test
  void longDoublesMeanTheSame() {
    compare(
        3,
        List.of(
            Sort.bits(64),
            Sort.bits(80),
            Sort.floating(FloatFormat.DOUBLE),
            Sort.floating(FloatFormat.LONG_DOUBLE)),
        40,
        2);
    assertTrue(spurious < proved / 10, proved + " proved, " + spurious + " not");
  }

  @Test
  void aDeepTermNeedsNoStack() {
    Terms terms = new Terms();
    Symbol x = terms.symbol("x", Sort.bits(8), BitsReading.SIGNED);
    Term sum = x;
    for (int i = 0; i < 20_000; i++) {
      sum = terms.xor(terms.add(sum, x), terms.bits(8, i));
    }
    try (BackEnd z3 = new Z3BackEnd(LIMITS)) {
      Answer answer = z3.answer(List.of(terms.equal(x, terms.bits(8, 0)), terms.equal(sum, x)));
      assertFalse(answer instanceof Answer.Unknown, answer.toString());
    }
  }
}
