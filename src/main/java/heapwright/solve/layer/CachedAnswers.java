package heapwright.solve.layer;

import heapwright.solve.question.Answer;
import heapwright.solve.question.SolverStatistics;
import heapwright.symbolic.term.Term;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Answers what was asked before, in whatever order, and what contains facts that were found to
 * contradict one another.
 */
public final class CachedAnswers implements PartLayer {
  /** Larger questions hardly ever come back. */
  private static final int MOST_FACTS = 256;

  private static final int MOST_ANSWERS = 50_000;

  private final SolverStatistics statistics;
  private final PartLayer next;
  private final Map<Set<Term>, Answer> answers = new HashMap<>();
  private final Map<Term, List<List<Term>>> contradictionsByNewest = new HashMap<>();

  public CachedAnswers(SolverStatistics statistics, PartLayer next) {
    this.statistics = statistics;
    this.next = next;
  }

  @Override
  public Answer answer(Question question) {
    if (question.facts().size() > MOST_FACTS) {
      return next.answer(question);
    }
    Set<Term> facts = new HashSet<>(question.facts());
    Optional<Answer> known = Optional.ofNullable(answers.get(facts)).or(() -> contradiction(facts));
    if (known.isPresent()) {
      statistics.answeredBy(SolverStatistics.Layer.CACHE);
      return known.get();
    }
    Answer answer = next.answer(question);
    remember(facts, answer);
    return answer;
  }

  private void remember(Set<Term> facts, Answer answer) {
    if (answers.size() >= MOST_ANSWERS) {
      answers.clear();
      contradictionsByNewest.clear();
    }
    answers.put(facts, answer);
    if (answer instanceof Answer.Unsatisfiable unsatisfiable) {
      remember(unsatisfiable.facts());
    }
  }

  private void remember(List<Term> contradiction) {
    Term newest = contradiction.get(0);
    for (Term fact : contradiction) {
      newest = fact.id() > newest.id() ? fact : newest;
    }
    contradictionsByNewest.computeIfAbsent(newest, key -> new ArrayList<>()).add(contradiction);
  }

  private Optional<Answer> contradiction(Set<Term> facts) {
    for (Term fact : facts) {
      for (List<Term> contradiction : contradictionsByNewest.getOrDefault(fact, List.of())) {
        if (facts.containsAll(contradiction)) {
          return Optional.of(new Answer.Unsatisfiable(contradiction));
        }
      }
    }
    return Optional.empty();
  }
}
