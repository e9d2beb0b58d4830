package heapwright.solve;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.solve.question.Answer;
import heapwright.solve.question.BackEnd;
import heapwright.symbolic.term.RandomTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/** What every back end has to pass: random facts, about which it may never be wrong. */
public record BackEndExam(Supplier<BackEnd> fresh) {
  private static final int DEPTH = 3;
  private static final int MOST_FACTS = 5;
  private static final int ROUNDS = 4;
  private static final int WIDE = 200;

  /** Over few values everything can be tried; so a back end knows, and is right. */
  public void overNarrowInputs(int seeds) {
    for (int seed = 0; seed < seeds; seed++) {
      RandomTerms random =
          new RandomTerms(seed, List.of(Sort.TRUTH, Sort.bits(3), Sort.bits(4)), 1);
      Enumeration referee = new Enumeration(random.symbols());
      Random choice = new Random(seed);
      for (int i = 0; i < ROUNDS; i++) {
        List<Term> facts = facts(random, 1 + choice.nextInt(MOST_FACTS));
        if (!facts.isEmpty()) {
          judge(referee, facts);
        }
      }
    }
  }

  private void judge(Enumeration referee, List<Term> facts) {
    Answer answer = fresh.get().answer(facts);
    assertFalse(answer instanceof Answer.Unknown, () -> "can be searched to the end: " + facts);
    if (answer instanceof Answer.Satisfiable found) {
      assertTrue(
          facts.stream().allMatch(new TermEvaluation(found.model())::holds), facts::toString);
    } else {
      assertFalse(referee.isSatisfiable(facts), () -> "satisfiable: " + facts);
    }
  }

  /** Over many values it may know nothing, but what holds for one input is not refuted. */
  public void overWideInputs(List<Sort> sorts, int symbols, int known) {
    int answered = 0;
    for (int seed = 0; seed < WIDE; seed++) {
      RandomTerms random = new RandomTerms(seed, sorts, symbols);
      Model witness = random.model();
      List<Term> facts = satisfiedBy(witness, random, DEPTH);
      Answer answer = fresh.get().answer(facts);
      assertFalse(answer instanceof Answer.Unsatisfiable, () -> witness + " satisfies " + facts);
      answered += answer instanceof Answer.Unknown ? 0 : 1;
    }
    assertTrue(answered > known, answered + " of " + WIDE);
  }

  /** Facts that an input satisfies: each is turned over where the input breaks it. */
  public static List<Term> satisfiedBy(Model witness, RandomTerms random, int count) {
    TermEvaluation evaluation = new TermEvaluation(witness);
    return facts(random, count).stream()
        .map(fact -> evaluation.holds(fact) ? fact : random.terms().not(fact))
        .toList();
  }

  private static List<Term> facts(RandomTerms random, int count) {
    List<Term> facts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Term fact = random.truth(DEPTH).simple();
      if (!fact.isConstant()) {
        facts.add(fact);
      }
    }
    return facts;
  }
}
