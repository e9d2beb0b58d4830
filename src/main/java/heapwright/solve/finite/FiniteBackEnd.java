package heapwright.solve.finite;

import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.value.IntegerMode;
import heapwright.solve.domains.value.MathematicalInteger;
import heapwright.solve.question.Answer;
import heapwright.solve.question.BackEnd;
import heapwright.symbolic.term.Term;
import java.util.List;

/** Propagates, then labels. */
final class FiniteBackEnd implements BackEnd {
  /** So many terms are still worth a search. */
  private static final int MOST_NODES = 20_000;

  private static final int MOST_TO_MINIMISE = 64;

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

  /** Leaves out facts one by one, as long as propagation alone still sees the contradiction. */
  @Override
  public List<Term> explain(List<Term> contradictory) {
    if (contradictory.size() > MOST_TO_MINIMISE || !contradict(contradictory)) {
      return contradictory;
    }
    List<Term> kept = contradictory;
    for (Term fact : contradictory) {
      List<Term> fewer = kept.stream().filter(f -> f != fact).toList();
      kept = contradict(fewer) ? fewer : kept;
    }
    return kept;
  }

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
