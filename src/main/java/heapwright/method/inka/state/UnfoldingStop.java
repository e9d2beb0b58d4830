package heapwright.method.inka.state;

import heapwright.method.inka.goal.GoalView;
import java.util.Optional;

/**
 * Where the unfolding of a decision or of a round of a loop ends.
 *
 * @param frame the number of the call that it ends in
 * @param block which it ends before, by its index; the structure's end for the end of the call
 * @param exit what is known there already, because what follows was translated before; nothing for
 *     the goal, behind which nothing is looked at
 * @param round the loop, if this is the gate of one
 */
public record UnfoldingStop(
    int frame, int block, Optional<ConstraintState> exit, Optional<GoalView.Round> round) {

  /** Before a block of a call, or at the call's end. */
  public static UnfoldingStop at(CallFrame frame, int block, ConstraintState exit) {
    return new UnfoldingStop(frame.number(), block, Optional.of(exit), Optional.empty());
  }

  /** Whether all paths from where a call stands lead here without joining before. */
  public boolean joins(CallFrame frame) {
    return endsAt(frame, frame.structure().join(frame.block()));
  }

  /** Whether it ends before a block of a call, which is no gate. */
  public boolean endsAt(CallFrame frame, int block) {
    return round.isEmpty() && this.frame == frame.number() && this.block == block;
  }

  /** Whether it ends at the decision that a call stands at, for the gate of a loop. */
  public boolean isGate(CallFrame frame) {
    return round.isPresent()
        && this.frame == frame.number()
        && block == frame.block()
        && frame.position().forced().isEmpty();
  }
}
