package heapwright.solve.layer;

import heapwright.solve.question.Answer;
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

  private final Map<Set<Term>, Answer> answers = new HashMap<>();
  private final Map<Term, List<List<Term>>> contradictionsByNewest = new HashMap<>();

  @Override
  public Optional<Answer> answer(Question question) {
    if (question.facts().size() > MOST_FACTS) {
      return Optional.empty();
    }
    Set<Term> facts = new HashSet<>(question.facts());
    return Optional.ofNullable(answers.get(facts)).or(() -> contradiction(facts));
  }

  @Override
  public void learn(Question question, Answer answer) {
    if (question.facts().size() > MOST_FACTS) {
      return;
    }
    if (answers.size() >= MOST_ANSWERS) {
      answers.clear();
      contradictionsByNewest.clear();
    }
    answers.put(new HashSet<>(question.facts()), answer);
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
