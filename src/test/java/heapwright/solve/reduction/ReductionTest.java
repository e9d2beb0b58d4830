package heapwright.solve.reduction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.range.MathematicalInteger;
import heapwright.solve.BackEndExam;
import heapwright.solve.question.Answer;
import heapwright.solve.question.Range;
import heapwright.solve.question.Ranges;
import heapwright.solve.question.Solver;
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
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReductionTest {
  private final Terms terms = new Terms();
  private final Symbol x = integer("x");
  private final Symbol y = integer("y");
  private final Symbol z = integer("z");

  private Symbol integer(String name) {
    return terms.symbol(name, Sort.bits(32), BitsReading.SIGNED);
  }

  private Term number(int value) {
    return terms.bits(32, value);
  }

  private static Answer answer(Term... facts) {
    return new Reduction().answer(List.of(facts));
  }

  private static void satisfiable(Term... facts) {
    Answer.Satisfiable found = assertInstanceOf(Answer.Satisfiable.class, answer(facts));
    TermEvaluation evaluation = new TermEvaluation(found.model());
    List.of(facts).forEach(fact -> assertTrue(evaluation.holds(fact), found + " for " + fact));
  }

  private static void unsatisfiable(Term... facts) {
    assertInstanceOf(Answer.Unsatisfiable.class, answer(facts));
  }

  @Test
  void narrowInputsAreNeverAnsweredWrongly() {
    new BackEndExam(Reduction::new).overNarrowInputs(200);
  }

  private static final List<Sort> ALL_SORTS =
      List.of(
          Sort.bits(8),
          Sort.bits(32),
          Sort.bits(64),
          Sort.bits(128),
          Sort.floating(FloatFormat.FLOAT),
          Sort.floating(FloatFormat.DOUBLE),
          Sort.floating(FloatFormat.LONG_DOUBLE));

  @Test
  void aReductionNeverLosesAnInputThatSatisfiesTheFacts() {
    for (int seed = 0; seed < 4_000; seed++) {
      RandomTerms random = new RandomTerms(seed, ALL_SORTS, 2);
      Model witness = random.model();
      List<Term> facts = BackEndExam.satisfiedBy(witness, random, 3);
      Optional<InputBox> reduced =
          new Propagation(facts).of(InputBox.ALL, ReductionBudget.of(1_000_000));
      assertTrue(reduced.isPresent(), () -> witness + " satisfies " + facts);
      for (Symbol symbol : random.symbols()) {
        BitVector kept = FloatKeys.turned(symbol.sort(), witness.value(symbol));
        assertTrue(
            reduced.get().of(symbol).contains(MathematicalInteger.of(kept.signed())),
            () -> witness + " for " + facts);
      }
    }
  }

  @Test
  void wideInputsAreNeverAnsweredWrongly() {
    new BackEndExam(Reduction::new).overWideInputs(ALL_SORTS, 1, 150);
  }

  @Test
  void equalitiesIntersect() {
    satisfiable(terms.equal(x, y), terms.lessSigned(x, number(10)), terms.lessSigned(number(8), y));
    unsatisfiable(
        terms.equal(x, y), terms.lessSigned(x, number(5)), terms.lessSigned(number(8), y));
  }

  @Test
  void aSplitIsRetriedWhenALaterFactLeavesNothing() {
    // The middle of -10..10 is 0; the last fact wants both above 7.
    satisfiable(
        within(x, -10, 10),
        within(y, -10, 10),
        terms.lessSigned(x, y),
        terms.lessSigned(number(14), terms.add(x, y)));
  }

  @Test
  void comparisonsInACircleAreSeenWithoutASearch() {
    unsatisfiable(terms.lessSigned(x, y), terms.lessSigned(y, z), terms.atMostSigned(z, x));
    unsatisfiable(terms.atMostSigned(x, y), terms.different(x, y), terms.atMostSigned(y, x));
    unsatisfiable(
        within(x, 0, 1_000_000),
        terms.lessSigned(terms.add(x, number(5)), y),
        terms.lessSigned(y, terms.add(x, number(6))));
  }

  @Test
  void aCircleThroughASumThatMayWrapAroundProvesNothing() {
    Answer answer =
        answer(
            terms.lessSigned(terms.add(x, number(5)), y),
            terms.lessSigned(y, terms.add(x, number(7))),
            terms.lessSigned(y, x));
    assertFalse(answer instanceof Answer.Unsatisfiable);
  }

  private Term within(Term term, int least, int greatest) {
    return terms.both(
        terms.atMostSigned(number(least), term), terms.atMostSigned(term, number(greatest)));
  }

  @Test
  void chainsOfComparisonsFindTheirOrder() {
    List<Term> facts = new ArrayList<>();
    for (int i = 1; i < 12; i++) {
      facts.add(terms.lessSigned(integer("v" + (i - 1)), integer("v" + i)));
    }
    facts.add(terms.lessSigned(number(100), integer("v0")));
    satisfiable(facts.toArray(Term[]::new));
  }

  @Test
  void theWorkedExampleOfFindHasItsNumbers() {
    Symbol key = integer("y0");
    satisfiable(
        terms.lessSigned(key, x),
        terms.lessSigned(y, key),
        terms.equal(key, z),
        terms.different(key, x),
        terms.different(key, y));
  }

  @Test
  void expressionsPushTheirReductionBack() {
    unsatisfiable(
        terms.equal(terms.add(terms.multiply(x, number(3)), y), number(100)),
        within(x, 0, 10),
        within(y, 0, 10));
    satisfiable(
        terms.equal(terms.add(terms.multiply(x, number(3)), y), number(35)),
        within(x, 0, 10),
        within(y, 0, 10));
  }

  @Test
  void wrapAroundIsNotOverlooked() {
    // x + 1 < x holds for the greatest integer.
    satisfiable(terms.lessSigned(terms.add(x, number(1)), x));
  }

  @Test
  void rangesOfTheUserHoldAndAreNamedInTheReason() {
    Range small = new Range(BigDecimal.TEN.negate(), BigDecimal.TEN);
    Ranges ranges = input -> Optional.of(small).filter(range -> input.equals(x));
    try (Solver solver = Reduction.solvers().within(ranges).open(terms)) {
      solver.push();
      solver.assume(terms.lessSigned(number(5), x));
      Answer.Satisfiable found = assertInstanceOf(Answer.Satisfiable.class, solver.checkReadable());
      assertTrue(found.model().value(x).signedLong() <= 10);
      solver.pop();
      solver.assume(terms.lessSigned(number(20), x));
      Answer.Unsatisfiable proved =
          assertInstanceOf(Answer.Unsatisfiable.class, solver.checkReadable());
      assertEquals("[x <= 10, x > 20]", proved.facts().toString());
    }
  }
}
