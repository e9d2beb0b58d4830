package heapwright.solve.finite;

import heapwright.range.MathematicalInteger;
import heapwright.solve.Solvers;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.value.IntegerMode;
import heapwright.solve.question.Answer;
import heapwright.solve.question.BackEnd;
import heapwright.solve.question.Contradictory;
import heapwright.symbolic.term.Term;
import java.util.List;

/** Finite domains: propagates, then labels. */
public final class FiniteDomains implements BackEnd {
  /** This many terms are still worth a search. */
  private static final int MOST_NODES = 20_000;

  FiniteDomains() {}

  public static Solvers solvers() {
    return Solvers.over(FiniteDomains::new);
  }

  @Override
  public Answer answer(List<Term> facts) {
    if (facts.stream().anyMatch(Term::hasNumbers)) {
      return new Answer.Unknown("finite domains: floating point");
    }
    if (facts.stream().mapToLong(Term::size).sum() > MOST_NODES) {
      return new Answer.Unknown("finite domains: terms too large");
    }
    DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
    TermWords words = pose(engine, facts);
    if (engine.propagate() instanceof PropagationResult.Failed) {
      return new Answer.Unsatisfiable(facts);
    }
    return new Labelling(engine, words, facts).answer();
  }

  private static TermWords pose(DomainEngine engine, List<Term> facts) {
    TermWords words = new TermWords(engine);
    facts.forEach(fact -> engine.assign(words.of(fact), MathematicalInteger.ONE));
    return words;
  }

  @Override
  public List<Term> explain(List<Term> contradictory) {
    return Contradictory.minimised(contradictory, FiniteDomains::contradict);
  }

  /** Whether propagation alone sees it. */
  private static boolean contradict(List<Term> facts) {
    if (facts.stream().anyMatch(Term::hasNumbers)) {
      return false;
    }
    DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
    pose(engine, facts);
    return engine.propagate() instanceof PropagationResult.Failed;
  }

  @Override
  public void close() {
    // An engine is made for each question and left to the collector.
  }
}
