package heapwright.solve.finite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.solve.Answer;
import heapwright.solve.Enumeration;
import heapwright.symbolic.term.Evaluation;
import heapwright.symbolic.term.FloatFormat;
import heapwright.symbolic.term.Model;
import heapwright.symbolic.term.RandomTerms;
import heapwright.symbolic.term.Reading;
import heapwright.symbolic.term.Sort;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FiniteBackEndTest {
  private final Terms terms = new Terms();
  private final Symbol x = terms.symbol("x", Sort.bits(32), Reading.SIGNED);
  private final Symbol y = terms.symbol("y", Sort.bits(32), Reading.SIGNED);

  private static Answer answer(List<Term> facts) {
    return new FiniteBackEnd().answer(facts);
  }

  private Term number(int value) {
    return terms.bits(32, value);
  }

  @Test
  void narrowInputsAreNeverAnsweredWrongly() {
    int asked = 0;
    int known = 0;
    for (int seed = 0; seed < 150; seed++) {
      RandomTerms random =
          new RandomTerms(seed, List.of(Sort.TRUTH, Sort.bits(3), Sort.bits(4)), 1);
      Enumeration referee = new Enumeration(random.symbols());
      Random choice = new Random(seed);
      for (int i = 0; i < 4; i++) {
        List<Term> facts = facts(random, 1 + choice.nextInt(5));
        if (facts.isEmpty()) {
          continue;
        }
        asked++;
        Answer answer = answer(facts);
        known += answer instanceof Answer.Unknown ? 0 : 1;
        if (answer instanceof Answer.Satisfiable found) {
          assertTrue(facts.stream().allMatch(new Evaluation(found.model())::holds));
        } else if (answer instanceof Answer.Unsatisfiable) {
          assertFalse(referee.isSatisfiable(facts), () -> "satisfiable: " + facts);
        }
      }
    }
    assertEquals(asked, known, "narrow domains can always be searched to the end");
  }

  private static List<Term> facts(RandomTerms random, int count) {
    List<Term> facts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Term fact = random.truth(3).simple();
      if (!fact.isConstant()) {
        facts.add(fact);
      }
    }
    return facts;
  }

  @Test
  void wideInputsAreNeverAnsweredWrongly() {
    int known = 0;
    for (int seed = 0; seed < 200; seed++) {
      RandomTerms random =
          new RandomTerms(
              seed, List.of(Sort.bits(8), Sort.bits(32), Sort.bits(64), Sort.bits(128)), 2);
      Model witness = random.model();
      Evaluation evaluation = new Evaluation(witness);
      List<Term> facts =
          facts(random, 3).stream()
              .map(fact -> evaluation.holds(fact) ? fact : random.terms().not(fact))
              .toList();
      Answer answer = answer(facts);
      assertFalse(answer instanceof Answer.Unsatisfiable, () -> witness + " satisfies " + facts);
      known += answer instanceof Answer.Unknown ? 0 : 1;
    }
    assertTrue(known > 130, known + " of 200");
  }

  @Test
  void sumsAndBoundsAreSolved() {
    List<Term> facts =
        List.of(
            terms.equal(terms.add(x, y), number(100)),
            terms.lessSigned(number(70), x),
            terms.lessSigned(number(20), y));
    Answer.Satisfiable found = assertInstanceOf(Answer.Satisfiable.class, answer(facts));
    assertTrue(facts.stream().allMatch(new Evaluation(found.model())::holds));
  }

  @Test
  void aContradictionIsExplainedByTheFactsItNeeds() {
    Term below = terms.lessSigned(x, number(5));
    Term above = terms.lessSigned(number(8), x);
    Term aside = terms.lessSigned(y, number(5));
    List<Term> facts = List.of(below, aside, above);
    assertInstanceOf(Answer.Unsatisfiable.class, answer(facts));
    assertEquals(List.of(below, above), new FiniteBackEnd().explain(facts));
  }

  @Test
  void floatingPointIsLeftUnknown() {
    Symbol f = terms.symbol("f", Sort.floating(FloatFormat.DOUBLE), Reading.SIGNED);
    assertInstanceOf(Answer.Unknown.class, answer(List.of(terms.floatEqual(f, f))));
  }
}
