package heapwright.method.inka;

import java.util.Optional;

/** What a decision that the translation waits at tells as part of a loop. */
final class Looks {
  private final World world;

  Looks(World world) {
    this.world = world;
  }

  /** Whether no way that comes back to the decision leads to the stop. */
  boolean comesBackInVain(State state, Stop stop) {
    Frame frame = state.frame();
    Optional<State> arrival = frame.spot().arrival();
    if (world.patience().foresight() == 0 || arrival.isEmpty()) {
      return false;
    }
    Optional<Cycle> cycle = frame.structure().cycleAt(frame.block());
    return cycle.isPresent()
        && world.patience().isWorthATry(frame)
        && !new OneMoreRound(world, arrival.get(), cycle.get(), stop).isPossible();
  }

  /** Whether a loop around the decision, if there is one, can ever be left. */
  boolean isLeft(State state, Stop behind) {
    Frame frame = state.frame();
    Optional<Cycle> cycle = frame.structure().cycleAt(frame.block());
    Optional<State> arrival = frame.spot().arrival();
    return cycle.isEmpty()
        || arrival.isEmpty()
        || world.patience().foresight() == 0
        || !world.patience().isWorthALook(frame)
        || new LastRound(world, arrival.get(), cycle.get(), behind).impose();
  }
}
