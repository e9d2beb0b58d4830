package heapwright.method;

import heapwright.symbolic.AliasHypothesis;
import heapwright.symbolic.PathState;
import heapwright.symbolic.term.Model;
import java.util.List;
import java.util.Optional;

/** What the search along a route came to, under given hypotheses about aliases. */
sealed interface PathAttempt {

  /** The route was followed to its end. */
  record Reached(PathState state, Model model, RecordedPath way) implements PathAttempt {}

  /**
   * Every path ended before.
   *
   * @param reached how many statements of the route came first, at most
   * @param reason why it did not go on there
   * @param unknown why some path was given up although it might have led on
   * @param way the path that came furthest
   * @param aliases hypotheses under which a path might have led on
   */
  record Exhausted(
      int reached,
      String reason,
      Optional<String> unknown,
      RecordedPath way,
      List<AliasHypothesis> aliases)
      implements PathAttempt {}
}
