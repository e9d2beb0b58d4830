package heapwright.symbolic.tuple;

import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.path.AliasHypothesis;
import java.util.List;

/** The result of applying a tuple to a call. */
public sealed interface TupleResult {

  <R> R match(Cases<R> cases);

  /** Where the caller may go on, if at all. */
  default List<Alternative> alternatives() {
    return List.of();
  }

  /** One case per outcome. */
  interface Cases<R> {
    R applied(Applied result);

    R forked(Forked result);

    R inconsistent(Inconsistent result);

    R aliased(Aliased result);

    R asked(Asked result);

    R beyond(Beyond result);
  }

  /** The caller may go on in these alternatives. */
  record Applied(List<Alternative> alternatives) implements TupleResult {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.applied(this);
    }
  }

  /**
   * The caller's state says too little for any tuple; these are all the states it may stand for.
   */
  record Forked(List<Alternative> alternatives) implements TupleResult {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.forked(this);
    }
  }

  /**
   * The caller's state does not fit.
   *
   * @param alternatives where it did not, if the path had done something by then that would have
   *     another meaning if objects were the same
   */
  record Inconsistent(String reason, List<Alternative> alternatives) implements TupleResult {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.inconsistent(this);
    }
  }

  /** Objects that the tuple takes for distinct are one here. */
  record Aliased(AliasHypothesis alias) implements TupleResult {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.aliased(this);
    }
  }

  /** The caller reaches a point where the path was left open, which must be explored further. */
  record Asked() implements TupleResult {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.asked(this);
    }
  }

  /** A tuple cannot express what happens here. */
  record Beyond(String cause) implements TupleResult {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.beyond(this);
    }
  }
}
