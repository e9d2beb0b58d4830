package heapwright.method.inka.unfolding;

import heapwright.method.inka.goal.Cycle;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.method.inka.world.ConstraintWorld;
import java.util.Optional;

/** What a decision that the translation waits at tells as part of a loop. */
final class LoopRole {
  private final ConstraintWorld world;

  LoopRole(ConstraintWorld world) {
    this.world = world;
  }

  /** Whether no path that comes back to the decision leads to the stop. */
  boolean comesBackInVain(ConstraintState state, UnfoldingStop stop) {
    CallFrame frame = state.frame();
    Optional<ConstraintState> arrival = frame.spot().arrival();
    if (world.patience().foresight() == 0 || arrival.isEmpty()) {
      return false;
    }
    Optional<Cycle> cycle = frame.structure().cycleAt(frame.block());
    return cycle.isPresent()
        && world.patience().isWorthATry(frame)
        && !new LoopReentry(world, arrival.get(), cycle.get(), stop).isPossible();
  }

  /** Whether a loop around the decision, if there is one, can ever be left. */
  boolean isLeft(ConstraintState state, UnfoldingStop behind) {
    CallFrame frame = state.frame();
    Optional<Cycle> cycle = frame.structure().cycleAt(frame.block());
    Optional<ConstraintState> arrival = frame.spot().arrival();
    return cycle.isEmpty()
        || arrival.isEmpty()
        || world.patience().foresight() == 0
        || !world.patience().isWorthALook(frame)
        || new LastRound(world, arrival.get(), cycle.get(), behind).impose();
  }
}
