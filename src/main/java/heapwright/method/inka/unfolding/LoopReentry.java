package heapwright.method.inka.unfolding;

import heapwright.method.inka.goal.Cycle;
import heapwright.method.inka.state.BlockArrival;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.OpenItem;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.method.inka.world.ConstraintWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether a loop can be gone round at least once and then be left towards where the walk is to get.
 * If not, as where a loop is not to run at all, no path that comes back needs to be followed. Calls
 * are not looked into: what they do to registers is nothing.
 */
final class LoopReentry {
  private final ConstraintWorld world;
  private final ConstraintState arrival;
  private final Cycle cycle;
  private final UnfoldingStop stop;

  LoopReentry(ConstraintWorld world, ConstraintState arrival, Cycle cycle, UnfoldingStop stop) {
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
    ConstraintState before = world.joins().havocked(arrival, cycle.blocks());
    if (!LoopKnowledge.of(world, arrival, cycle).supposeLater(before)) {
      return false;
    }
    Optional<List<OpenItem>> items =
        leave(before)
            .flatMap(open -> new PropagationLoop(world).settle(open))
            .flatMap(open -> new OpenItemDeduction(world, before).deduce(open));
    return items.isPresent() && world.calculus().propagate();
  }

  /** Out of the loop as far as its paths join, and on from there, where it may be come to again. */
  private Optional<List<OpenItem>> leave(ConstraintState before) {
    ConstraintState last = BlockArrival.arrived(before.with(before.frame().with(cycle.last())));
    if (stop.joins(arrival.frame())) {
      return PathTranslation.from(world, last, stop, 0);
    }
    int join = arrival.frame().structure().join(arrival.frame().block());
    ConstraintState exit = world.joins().after(before, join);
    UnfoldingStop meeting =
        new UnfoldingStop(arrival.frame().depth(), join, Optional.of(exit), Optional.empty());
    return PathTranslation.from(world, last, meeting, 0)
        .flatMap(
            inside ->
                PathTranslation.from(world, BlockArrival.arrived(exit), stop, inside.size())
                    .map(
                        beyond -> {
                          List<OpenItem> all = new ArrayList<>(inside);
                          all.addAll(beyond);
                          return all;
                        }));
  }
}
