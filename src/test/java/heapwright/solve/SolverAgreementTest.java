package heapwright.solve;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.solve.question.Answer;
import heapwright.solve.question.Solver;
import heapwright.solve.reduction.Reduction;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.symbolic.term.RandomTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two answerers, the same facts: a proof of one against an input of the other is a fault. */
class SolverAgreementTest {
  private static final Z3Limits SHORT = new Z3Limits(1_000_000, 5_000);

  /** How often the answerers knew. */
  private static final class Tally {
    int asked;
    int reductionKnew;
    int unsatisfiable;
  }

  private static Answer ask(Solvers solvers, Terms terms, List<Term> facts) {
    try (Solver solver = solvers.open(terms)) {
      facts.forEach(solver::assume);
      Answer answer = solver.check();
      if (answer instanceof Answer.Satisfiable found) {
        TermEvaluation evaluation = new TermEvaluation(found.model());
        facts.forEach(fact -> assertTrue(evaluation.holds(fact), () -> found + " for " + facts));
      }
      return answer;
    }
  }

  private static void compare(RandomTerms random, int count, Tally tally) {
    List<Term> facts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      facts.add(random.truth(3).simple());
    }
    Answer reduced = ask(Reduction.solvers(), random.terms(), facts);
    Answer proved = ask(Z3.solvers(SHORT), random.terms(), facts);
    assertFalse(
        reduced instanceof Answer.Unsatisfiable && proved instanceof Answer.Satisfiable
            || reduced instanceof Answer.Satisfiable && proved instanceof Answer.Unsatisfiable,
        () -> facts + ": " + reduced + " against " + proved);
    tally.asked++;
    tally.reductionKnew += reduced instanceof Answer.Unknown ? 0 : 1;
    tally.unsatisfiable += reduced instanceof Answer.Unsatisfiable ? 1 : 0;
  }

  @Test
  void integersHaveOneAnswer() {
    Tally tally = new Tally();
    List<Sort> sorts = List.of(Sort.TRUTH, Sort.bits(8), Sort.bits(32), Sort.bits(64));
    for (int seed = 0; seed < 200; seed++) {
      compare(new RandomTerms(seed, sorts, 2), 1 + seed % 6, tally);
    }
    System.out.println("integers: reduction knew " + tally.reductionKnew + " of " + tally.asked);
    assertTrue(tally.reductionKnew > 170, tally.reductionKnew + " of " + tally.asked);
    assertTrue(tally.unsatisfiable > 20, "unsatisfiable: " + tally.unsatisfiable);
  }

  @Test
  void numbersHaveOneAnswer() {
    Tally tally = new Tally();
    List<Sort> sorts =
        List.of(Sort.bits(32), Sort.floating(FloatFormat.FLOAT), Sort.floating(FloatFormat.DOUBLE));
    for (int seed = 0; seed < 60; seed++) {
      compare(new RandomTerms(seed, sorts, 2), 1 + seed % 4, tally);
    }
    System.out.println("numbers: reduction knew " + tally.reductionKnew + " of " + tally.asked);
    assertTrue(tally.reductionKnew > 30, tally.reductionKnew + " of " + tally.asked);
  }
}
