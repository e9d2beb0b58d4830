package heapwright.method.standard;

import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Follows a path as an input would: at a fork, the alternative that a model fulfils is taken
 * without a question to the solver. Where the model leaves the shape open, the alternative that
 * ends soonest is taken.
 */
final class PathCompletion {
  private final TermEvaluation numbers;
  private final GoalDistances distances;
  private int left;

  PathCompletion(Model model, int turns, GoalDistances distances) {
    numbers = new TermEvaluation(model);
    this.distances = distances;
    left = turns;
  }

  /** The alternative to go on with; none if the depth is reached. */
  Optional<Alternative> choose(List<Alternative> alternatives) {
    return left-- <= 0
        ? Optional.empty()
        : alternatives.stream()
            .filter(alternative -> alternative.end().isEmpty())
            .filter(
                alternative ->
                    alternative.fact().map(fact -> numbers.holds(fact.term())).orElse(true))
            .min(
                Comparator.comparingInt(
                    alternative -> distances.toEnd(alternative.state().frame())));
  }
}
