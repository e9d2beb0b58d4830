package heapwright.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.solve.linear.Linear;
import heapwright.solve.question.Answer;
import heapwright.solve.question.BackEnd;
import heapwright.solve.question.Solver;
import heapwright.solve.reduction.Reduction;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.symbolic.term.RandomTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Narrow inputs, all of which can be tried: no answer may be wrong. */
class ExhaustiveAgreementTest {
  private static final List<Sort> SORTS = List.of(Sort.TRUTH, Sort.bits(2), Sort.bits(3));
  private static final int SYMBOLS = 2;

  /** Says nothing, so that only the cheap layers answer. */
  private static final class Silence implements BackEnd {
    @Override
    public Answer answer(List<Term> facts) {
      return new Answer.Unknown("silence");
    }

    @Override
    public void close() {}
  }

  private static Tally walk(Solvers solvers, int walks) {
    Tally tally = new Tally();
    for (int seed = 0; seed < walks; seed++) {
      RandomTerms random = new RandomTerms(seed, SORTS, SYMBOLS);
      try (Solver solver = solvers.open(random.terms())) {
        new Walk(random, solver, seed).go(14, tally);
      }
    }
    return tally;
  }

  /** How often each answer was given. */
  private static final class Tally {
    int satisfiable;
    int unsatisfiable;
    int unknown;
  }

  /** Random pushes, pops and facts, with a check after each. */
  private static final class Walk {
    private final RandomTerms terms;
    private final Solver solver;
    private final Random random;
    private final Enumeration referee;
    private final List<List<Term>> marks = new ArrayList<>();
    private List<Term> assumed = new ArrayList<>();

    Walk(RandomTerms terms, Solver solver, long seed) {
      this.terms = terms;
      this.solver = solver;
      this.random = new Random(seed);
      this.referee = new Enumeration(terms.symbols());
    }

    void go(int steps, Tally tally) {
      for (int i = 0; i < steps; i++) {
        if (!marks.isEmpty() && random.nextInt(3) == 0) {
          solver.pop();
          assumed = marks.remove(marks.size() - 1);
        } else {
          solver.push();
          marks.add(new ArrayList<>(assumed));
          Term fact = terms.truth(1 + random.nextInt(3)).simple();
          solver.assume(fact);
          assumed.add(fact);
        }
        judge(random.nextInt(4) == 0 ? solver.checkReadable() : solver.check(), tally);
      }
    }

    private void judge(Answer answer, Tally tally) {
      if (answer instanceof Answer.Satisfiable found) {
        tally.satisfiable++;
        TermEvaluation evaluation = new TermEvaluation(found.model());
        assumed.forEach(fact -> assertTrue(evaluation.holds(fact), () -> found + " " + assumed));
      } else if (answer instanceof Answer.Unsatisfiable proved) {
        tally.unsatisfiable++;
        assertFalse(referee.isSatisfiable(proved.facts()), () -> "no proof: " + proved);
        assertTrue(conjuncts(assumed).containsAll(proved.facts()), () -> assumed + " " + proved);
      } else {
        tally.unknown++;
      }
    }

    private static HashSet<Term> conjuncts(List<Term> facts) {
      HashSet<Term> all = new HashSet<>();
      List<Term> open = new ArrayList<>(facts);
      while (!open.isEmpty()) {
        Term next = open.remove(open.size() - 1);
        if (all.add(next)
            && next instanceof heapwright.symbolic.term.Operation o
            && o.operator() == heapwright.symbolic.term.value.Operator.BOTH) {
          open.addAll(o.operands());
        }
      }
      return all;
    }
  }

  @Test
  void z3BehindTheCheapLayersIsRightAndComplete() {
    Tally tally = walk(Z3.solvers(Z3Limits.USUAL), 150);
    assertEquals(0, tally.unknown);
    assertTrue(tally.unsatisfiable > 50, "unsatisfiable: " + tally.unsatisfiable);
    assertTrue(tally.satisfiable > 50, "satisfiable: " + tally.satisfiable);
  }

  @Test
  void reductionBehindTheCheapLayersIsRight() {
    Tally tally = walk(Reduction.solvers(), 150);
    assertEquals(0, tally.unknown);
    assertTrue(tally.unsatisfiable > 50, "unsatisfiable: " + tally.unsatisfiable);
  }

  @Test
  void linearBehindTheCheapLayersIsRight() {
    Tally tally = walk(Linear.solvers(), 150);
    assertTrue(tally.satisfiable > 3 * tally.unknown, "unknown: " + tally.unknown);
    assertTrue(tally.unsatisfiable > 50, "unsatisfiable: " + tally.unsatisfiable);
  }

  @Test
  void theCheapLayersAloneAreNeverWrong() {
    Tally tally = walk(Solvers.over(Silence::new), 600);
    assertTrue(tally.satisfiable > tally.unknown, "unknown: " + tally.unknown);
    assertTrue(tally.unsatisfiable > 50, "unsatisfiable: " + tally.unsatisfiable);
  }
}
