package heapwright.method.addressmapper.operation;

import heapwright.method.addressmapper.move.Move;

/** A step of an evaluation, so that it can be repeated. */
public sealed interface PathEvent {
  /** A move was made. */
  record Made(Move move) implements PathEvent {}

  /** It was decided that a pointer is NULL, or is not. */
  record Settled(OperationStop.Undecided question, boolean isNull) implements PathEvent {}

  default void happen(OperationEvaluator evaluator) {
    if (this instanceof Made made) {
      evaluator.make(made.move());
    } else {
      Settled settled = (Settled) this;
      evaluator.settle(settled.question(), settled.isNull());
    }
  }
}
