package heapwright.symbolic.execution;

import heapwright.symbolic.path.PathState;
import java.util.ArrayList;
import java.util.List;

/** The result of one step of a path. */
public sealed interface StepResult {

  default <R> R match(Cases<R> cases) {
    if (this instanceof Moved it) {
      return cases.moved(it);
    }
    if (this instanceof Forked it) {
      return cases.forked(it);
    }
    if (this instanceof Finished it) {
      return cases.finished(it);
    }
    return this instanceof Failed it ? cases.failed(it) : cases.stuck((Stuck) this);
  }

  /** The path goes on in these alternatives. */
  static StepResult of(List<Alternative> alternatives) {
    boolean isOnly =
        alternatives.size() == 1
            && alternatives.get(0).fact().isEmpty()
            && alternatives.get(0).end().isEmpty();
    return isOnly ? new Moved(alternatives.get(0).state()) : new Forked(alternatives);
  }

  /** The same, beside an alternative in which the path may do something that no test plays. */
  default StepResult withUnplayed(PathState before, String cause) {
    List<Alternative> all = new ArrayList<>();
    if (this instanceof Moved moved) {
      all.add(Alternative.of(moved.state()));
    } else if (this instanceof Forked forked) {
      all.addAll(forked.alternatives());
    } else {
      return this;
    }
    all.add(Alternative.stuck(before, cause));
    return new Forked(all);
  }

  /** One case per outcome. */
  interface Cases<R> {
    R moved(Moved progress);

    R forked(Forked progress);

    R finished(Finished progress);

    R failed(Failed progress);

    R stuck(Stuck progress);
  }

  /** The path goes on in one state. */
  record Moved(PathState state) implements StepResult {}

  /** It goes on in several states, or in one under a condition; together they are exhaustive. */
  record Forked(List<Alternative> alternatives) implements StepResult {
    public Forked {
      alternatives = List.copyOf(alternatives);
    }
  }

  /** The function under test returned, or the program ended. */
  record Finished(PathState state) implements StepResult {}

  /**
   * The statement cannot be executed: a fault, such as a dereference of NULL.
   *
   * @param state how far the statement came, with what it looked at
   */
  record Failed(String reason, PathState state) implements StepResult {}

  /**
   * The statement needs something that is not supported.
   *
   * @param state how far the statement came, with what it looked at
   */
  record Stuck(String cause, PathState state) implements StepResult {}
}
