package heapwright.method.inka;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether a loop can be gone round at least once and then be left towards where the walk is to get.
 * If not, as where a loop is not to run at all, no way that comes back needs to be followed. Calls
 * are not looked into: what they do to registers is nothing.
 */
final class OneMoreRound {
  private final World world;
  private final State arrival;
  private final Cycle cycle;
  private final Stop stop;

  OneMoreRound(World world, State arrival, Cycle cycle, Stop stop) {
    this.world = world;
    this.arrival = arrival;
    this.cycle = cycle;
    this.stop = stop;
  }

  boolean isPossible() {
    world.push();
    boolean possible = world.patience().shallowly(() -> world.patience().withPart(this::walk));
    world.pop();
    return possible;
  }

  private boolean walk() {
    State before = world.joins().havocked(arrival, cycle.blocks());
    if (!LoopKnowledge.of(world, arrival, cycle).supposeLater(before)) {
      return false;
    }
    Optional<List<Item>> items =
        leave(before)
            .flatMap(open -> new Settling(world).settle(open))
            .flatMap(open -> new Deduction(world, before).deduce(open));
    return items.isPresent() && world.calculus().propagate();
  }

  /** Out of the loop as far as its ways join, and on from there, where it may be come to again. */
  private Optional<List<Item>> leave(State before) {
    State last = Arrival.arrived(before.with(before.frame().with(cycle.last())));
    if (stop.joins(arrival.frame())) {
      return Walk.from(world, last, stop, 0);
    }
    int join = arrival.frame().structure().join(arrival.frame().block());
    State exit = world.joins().after(before, join);
    Stop meeting = new Stop(arrival.frame().depth(), join, Optional.of(exit), Optional.empty());
    return Walk.from(world, last, meeting, 0)
        .flatMap(
            inside ->
                Walk.from(world, Arrival.arrived(exit), stop, inside.size())
                    .map(
                        beyond -> {
                          List<Item> all = new ArrayList<>(inside);
                          all.addAll(beyond);
                          return all;
                        }));
  }
}
