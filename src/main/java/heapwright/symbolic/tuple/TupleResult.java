package heapwright.symbolic.tuple;

import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.path.AliasHypothesis;
import java.util.List;
import java.util.function.Function;

/** The result of applying a tuple to a call. */
public sealed interface TupleResult {

  default <R> R match(
      Function<Applied, R> applied,
      Function<Forked, R> forked,
      Function<Inconsistent, R> inconsistent,
      Function<Aliased, R> aliased,
      Function<Asked, R> asked,
      Function<Beyond, R> beyond) {
    if (this instanceof Applied it) {
      return applied.apply(it);
    }
    if (this instanceof Forked it) {
      return forked.apply(it);
    }
    if (this instanceof Inconsistent it) {
      return inconsistent.apply(it);
    }
    if (this instanceof Aliased it) {
      return aliased.apply(it);
    }
    return this instanceof Asked it ? asked.apply(it) : beyond.apply((Beyond) this);
  }

  /** Where the caller may go on, if at all. */
  default List<Alternative> alternatives() {
    return List.of();
  }

  /** The caller may go on in these alternatives. */
  record Applied(List<Alternative> alternatives) implements TupleResult {}

  /**
   * The caller's state says too little for any tuple; these are all the states it may stand for.
   */
  record Forked(List<Alternative> alternatives) implements TupleResult {}

  /**
   * The caller's state does not fit.
   *
   * @param alternatives where it did not, if the path had done something by then that would have
   *     another meaning if objects were the same
   */
  record Inconsistent(String reason, List<Alternative> alternatives) implements TupleResult {}

  /** Objects that the tuple takes for distinct are one here. */
  record Aliased(AliasHypothesis alias) implements TupleResult {}

  /** The caller reaches a point where the path was left open, which must be explored further. */
  record Asked() implements TupleResult {}

  /** A tuple cannot express what happens here. */
  record Beyond(String cause) implements TupleResult {}
}
