package heapwright.solve.finite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.solve.BackEndExam;
import heapwright.solve.question.Answer;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Sort;
import java.util.List;
import org.junit.jupiter.api.Test;

class FiniteDomainsTest {
  private final Terms terms = new Terms();
  private final Symbol x = terms.symbol("x", Sort.bits(32), BitsReading.SIGNED);
  private final Symbol y = terms.symbol("y", Sort.bits(32), BitsReading.SIGNED);

  private static Answer answer(List<Term> facts) {
    return new FiniteDomains().answer(facts);
  }

  private Term number(int value) {
    return terms.bits(32, value);
  }

  @Test
  void narrowInputsAreNeverAnsweredWrongly() {
    new BackEndExam(FiniteDomains::new).overNarrowInputs(150);
  }

  @Test
  void wideInputsAreNeverAnsweredWrongly() {
    List<Sort> sorts = List.of(Sort.bits(8), Sort.bits(32), Sort.bits(64), Sort.bits(128));
    new BackEndExam(FiniteDomains::new).overWideInputs(sorts, 2, 130);
  }

  @Test
  void sumsAndBoundsAreSolved() {
    List<Term> facts =
        List.of(
            terms.equal(terms.add(x, y), number(100)),
            terms.lessSigned(number(70), x),
            terms.lessSigned(number(20), y));
    Answer.Satisfiable found = assertInstanceOf(Answer.Satisfiable.class, answer(facts));
    assertTrue(facts.stream().allMatch(new TermEvaluation(found.model())::holds));
  }

  @Test
  void aContradictionIsExplainedByTheFactsItNeeds() {
    Term below = terms.lessSigned(x, number(5));
    Term above = terms.lessSigned(number(8), x);
    Term aside = terms.lessSigned(y, number(5));
    List<Term> facts = List.of(below, aside, above);
    assertInstanceOf(Answer.Unsatisfiable.class, answer(facts));
    assertEquals(List.of(below, above), new FiniteDomains().explain(facts));
  }

  @Test
  void floatingPointIsLeftUnknown() {
    Symbol f = terms.symbol("f", Sort.floating(FloatFormat.DOUBLE), BitsReading.SIGNED);
    assertInstanceOf(Answer.Unknown.class, answer(List.of(terms.floatEqual(f, f))));
  }
}
