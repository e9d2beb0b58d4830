package heapwright.method.addressmapper.decision;

import heapwright.method.addressmapper.map.EvaluationState;
import heapwright.method.addressmapper.move.ControlState;
import heapwright.method.addressmapper.operation.NumberQuestions;
import heapwright.method.addressmapper.operation.OperationEvaluator;
import heapwright.method.addressmapper.operation.PathEvent;
import heapwright.solve.question.Solver;
import heapwright.symbolic.persistent.Trail;
import java.util.List;
import java.util.Optional;

/**
 * One of the ways through the statements of a path, as far as it has been followed: conditions
 * within a decision, and what functions do that are called, are no statements. Immutable.
 *
 * @param mark what the solver has been told
 * @param events what has happened
 * @param position how many statements of the path have begun
 * @param isBeyond whether another statement has begun after the last one of the path
 * @param forks how often it was one of several ways
 * @param next what happens first when it is followed on
 */
record ControlPath(
    ControlState frame,
    EvaluationState state,
    Optional<Solver.Mark> mark,
    Trail<PathEvent> events,
    int position,
    boolean isBeyond,
    int forks,
    List<PathEvent> next) {

  ControlPath {
    next = List.copyOf(next);
  }

  /** Nothing has happened but that the function was called. */
  static ControlPath start(
      ControlState frame, OperationEvaluator evaluator, NumberQuestions questions) {
    return new ControlPath(
        frame, evaluator.state(), questions.mark(), Trail.empty(), 0, false, 0, List.of());
  }

  /** One of several ways from here on. */
  ControlPath forking(ControlState to, List<PathEvent> first) {
    return new ControlPath(to, state, mark, events, position, isBeyond, forks + 1, first);
  }
}
