package heapwright.solve.linear;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.solve.Enumeration;
import heapwright.solve.question.Answer;
import heapwright.solve.question.Solver;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.symbolic.term.RandomTerms;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Programs with switches, against all inputs where those are narrow. */
class BigMTest {
  private static final List<Sort> SORTS = List.of(Sort.TRUTH, Sort.bits(2), Sort.bits(3));

  private final Terms terms = new Terms();
  private final Symbol x = terms.symbol("x", Sort.bits(32), BitsReading.SIGNED);
  private final Symbol y = terms.symbol("y", Sort.bits(32), BitsReading.SIGNED);

  private static Formula fact(Term term) {
    return new Formula.Fact(term);
  }

  private static Formula all(Formula... parts) {
    return new Formula.All(List.of(parts));
  }

  private static Formula any(Formula... alternatives) {
    return new Formula.Any(List.of(alternatives));
  }

  private Term number(long value) {
    return terms.bits(32, value);
  }

  private static Model solved(Formula formula) {
    FormulaAnswer outcome = Linear.solve(formula);
    assertTrue(outcome instanceof FormulaAnswer.Solved, outcome::toString);
    return ((FormulaAnswer.Solved) outcome).model();
  }

  private static void assertContradictory(Formula formula) {
    FormulaAnswer outcome = Linear.solve(formula);
    assertTrue(
        outcome instanceof FormulaAnswer.NoSolution none && none.reservation().isEmpty(),
        outcome::toString);
  }

  @Test
  void infeasibleAlternativesDoNoHarm() {
    Formula contradiction =
        all(fact(terms.lessSigned(x, number(0))), fact(terms.lessSigned(number(7), x)));
    Formula feasible = fact(terms.equal(terms.add(x, y), number(12)));
    Model model = solved(all(fact(terms.lessSigned(y, x)), any(contradiction, feasible)));
    assertEquals(12, model.value(x).signedLong() + model.value(y).signedLong());
    assertContradictory(any(contradiction, all(contradiction, feasible)));
  }

  @Test
  void alternativesThatAreNotLinearAreLeftOut() {
    Formula product = fact(terms.equal(terms.multiply(x, y), number(35)));
    solved(any(product, fact(terms.equal(x, number(3)))));
    FormulaAnswer alone = Linear.solve(product);
    assertTrue(alone instanceof FormulaAnswer.OutOfReach, alone::toString);
    FormulaAnswer reserved = Linear.solve(any(product, fact(terms.truth(false))));
    assertTrue(
        reserved instanceof FormulaAnswer.NoSolution none && none.reservation().isPresent(),
        reserved::toString);
  }

  @Test
  void sumsWrapAroundAsTheMachineHasIt() {
    Term next = terms.add(x, number(1));
    Model model =
        solved(all(fact(terms.lessSigned(next, x)), fact(terms.lessSigned(y, number(0)))));
    assertEquals(Integer.MAX_VALUE, model.value(x).signedLong());
  }

  @Test
  void differenceTakesOneMoreSwitch() {
    FormulaAnswer outcome = Linear.solve(fact(terms.different(x, y)));
    assertEquals(new ProblemSize(2, 0, 1, 2), outcome.size());
    Formula three =
        all(
            fact(terms.atMostSigned(number(3), x)),
            fact(terms.atMostSigned(x, number(4))),
            fact(terms.different(x, number(3))),
            fact(terms.different(x, number(4))));
    assertContradictory(three);
  }

  @Test
  void randomFormulasAgreeWithAllInputs() {
    int solved = 0;
    int contradictory = 0;
    for (int seed = 0; seed < 400; seed++) {
      RandomTerms random = new RandomTerms(seed, SORTS, 2);
      Formula formula = random(random, new Random(seed), 3);
      FormulaAnswer outcome = Linear.solve(formula);
      boolean isSatisfiable = new Enumeration(random.symbols()).isSatisfiable(formula);
      if (outcome instanceof FormulaAnswer.Solved found) {
        assertTrue(formula.holds(new TermEvaluation(found.model())), formula::toString);
        solved++;
      } else if (outcome instanceof FormulaAnswer.NoSolution none && none.reservation().isEmpty()) {
        assertFalse(isSatisfiable, formula::toString);
        contradictory++;
      } else if (outcome instanceof FormulaAnswer.OutOfReach beyond) {
        assertTrue(beyond.cause().startsWith("not linear"), beyond::toString);
      }
    }
    assertTrue(solved > 200 && contradictory > 25, solved + " and " + contradictory);
  }

  @Test
  void wideConjunctionsAgreeWithTheSmtSolver() {
    int answered = 0;
    for (int seed = 0; seed < 150; seed++) {
      RandomTerms random =
          new RandomTerms(seed, List.of(Sort.TRUTH, Sort.bits(8), Sort.bits(32)), 2);
      List<Formula> facts = new ArrayList<>();
      try (Solver solver = Z3.solvers(Z3Limits.USUAL).open(random.terms())) {
        for (int i = 0; i < 3; i++) {
          Term fact = random.truth(2).simple();
          solver.assume(fact);
          facts.add(fact(fact));
        }
        FormulaAnswer outcome = Linear.solve(new Formula.All(facts));
        Answer answer = solver.check();
        boolean isNone =
            outcome instanceof FormulaAnswer.NoSolution none && none.reservation().isEmpty();
        assertFalse(isNone && answer instanceof Answer.Satisfiable, facts::toString);
        assertFalse(
            outcome instanceof FormulaAnswer.Solved && answer instanceof Answer.Unsatisfiable,
            facts::toString);
        answered += isNone || outcome instanceof FormulaAnswer.Solved ? 1 : 0;
      }
    }
    assertTrue(answered > 50, "answered: " + answered);
  }

  private static Formula random(RandomTerms terms, Random random, int depth) {
    if (depth == 0) {
      return fact(terms.truth(1 + random.nextInt(2)).simple());
    }
    List<Formula> parts = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      parts.add(random(terms, random, depth - 1));
    }
    return random.nextBoolean() ? new Formula.All(parts) : new Formula.Any(parts);
  }

  @Test
  void conjunctionsAreAnsweredBehindTheCommonInterface() {
    try (Solver solver = Linear.solvers().open(terms)) {
      solver.assume(terms.lessSigned(terms.add(x, y), number(10)));
      solver.assume(terms.lessSigned(number(5), terms.subtract(x, y)));
      assertTrue(solver.check() instanceof Answer.Satisfiable);
      solver.assume(terms.equal(terms.remainderSigned(terms.add(x, x), number(2)), number(1)));
      assertTrue(solver.check() instanceof Answer.Unsatisfiable);
    }
  }
}
