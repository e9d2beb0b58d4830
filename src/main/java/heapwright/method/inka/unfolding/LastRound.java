package heapwright.method.inka.unfolding;

import heapwright.method.inka.goal.Cycle;
import heapwright.method.inka.state.BlockArrival;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DomainValue;
import heapwright.method.inka.state.OpenItem;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.range.IntegerSet;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.PointerDomain;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The last round of a loop that has several exits or contains the goal. What holds in every round
 * holds in it, and it takes one of the paths that do not come back to the head: what all of these
 * imply holds behind the loop, and if there is none the goal is not reached.
 */
final class LastRound {
  private final ConstraintWorld world;
  private final ConstraintState arrival;
  private final Cycle cycle;
  private final UnfoldingStop stop;
  private final Map<Word, IntegerSet> words = new HashMap<>();
  private final Map<PointerVariable, PointerDomain> pointers = new HashMap<>();
  private List<String> known = List.of();

  LastRound(ConstraintWorld world, ConstraintState arrival, Cycle cycle, UnfoldingStop stop) {
    this.world = world;
    this.arrival = arrival;
    this.cycle = cycle;
    this.stop = stop;
  }

  /** Says what holds behind the loop; false if no round can be the last. */
  boolean impose() {
    world.push();
    boolean possible = world.patience().withPart(this::walk);
    if (possible) {
      stop.exit().ifPresent(this::collect);
    }
    world.pop();
    known.forEach(world.narrative()::learn);
    words.forEach(world.engine()::restrict);
    pointers.forEach(
        (pointer, targets) -> world.engine().restrict(pointer, world.engine().outlasting(targets)));
    return possible;
  }

  private boolean walk() {
    ConstraintState before = world.joins().havocked(arrival, cycle.blocks());
    known = new ArrayList<>(LoopKnowledge.of(world, arrival, cycle).suppose(before));
    Optional<List<OpenItem>> items =
        PathTranslation.from(
                world,
                BlockArrival.arrived(before.with(before.frame().with(cycle.last()))),
                stop,
                0)
            .flatMap(open -> new PropagationLoop(world).settle(open))
            .flatMap(open -> new OpenItemDeduction(world, before).deduce(open));
    return items.isPresent() && world.calculus().propagate();
  }

  private void collect(ConstraintState exit) {
    exit.frame()
        .registers()
        .forEach(
            entry -> {
              if (entry.value() instanceof DomainValue.Number number && !number.word().isFixed()) {
                words.put(number.word(), number.word().values());
              } else if (entry.value() instanceof DomainValue.Address a && !a.pointer().isFixed()) {
                pointers.put(a.pointer(), a.pointer().targets());
              }
            });
  }
}
