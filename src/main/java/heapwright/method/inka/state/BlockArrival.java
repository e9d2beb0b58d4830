package heapwright.method.inka.state;

import java.util.OptionalInt;

/** What is kept of a state when it comes to a block. */
public final class BlockArrival {
  private BlockArrival() {}

  /** Remembers what is known before the decisions of a loop. */
  public static ConstraintState arrived(ConstraintState arriving) {
    CallFrame frame =
        arriving.frame().with(arriving.frame().structure().at(arriving.frame().block()));
    ConstraintState state = arriving.with(frame);
    boolean isInLoop =
        frame.index() == 0
            && frame.code().terminator().successors().size() > 1
            && frame.structure().repeats(frame.block());
    return isInLoop ? forced(state, OptionalInt.empty()) : state;
  }

  /** Before a block whose decision is to have an outcome. */
  public static ConstraintState forced(ConstraintState state, int outcome) {
    return forced(state, OptionalInt.of(outcome));
  }

  private static ConstraintState forced(ConstraintState state, OptionalInt outcome) {
    return state.with(state.frame().arrivedWith(state, outcome));
  }
}
