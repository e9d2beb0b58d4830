package heapwright.method.search;

import heapwright.method.path.RecordedPath;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.term.model.Model;
import java.util.List;
import java.util.Optional;

/** The result of a search along a path, under given alias hypotheses. */
sealed interface PathAttempt {

  /** The path was followed to its end. */
  record Reached(PathState state, Model model, RecordedPath recorded) implements PathAttempt {}

  /**
   * Every attempt ended before.
   *
   * @param reached how many statements of the path came first, at most
   * @param reason why it did not go on there
   * @param unknown why some attempt was given up although it might have led on
   * @param recorded the attempt that came furthest
   * @param refuted the attempts that no input takes
   * @param aliases hypotheses under which an attempt might have led on
   */
  record Exhausted(
      int reached,
      String reason,
      Optional<String> unknown,
      RecordedPath recorded,
      List<RefutedAttempt> refuted,
      List<AliasHypothesis> aliases)
      implements PathAttempt {
    public Exhausted {
      refuted = List.copyOf(refuted);
      aliases = List.copyOf(aliases);
    }
  }
}
