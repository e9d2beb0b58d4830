package heapwright.method.inka;

import heapwright.solve.domains.Pointer;
import heapwright.solve.domains.Targets;
import heapwright.solve.domains.Values;
import heapwright.solve.domains.Word;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A loop that is left by any of several ways, or in which the goal lies, is come to for a last
 * time. Then what holds in every round holds, and one of the ways that do not come back is taken:
 * what all of them say holds behind the loop, and if there is none the goal is not reached.
 */
final class LastRound {
  private final World world;
  private final State arrival;
  private final Cycle cycle;
  private final Stop stop;
  private final Map<Word, Values> words = new HashMap<>();
  private final Map<Pointer, Targets> pointers = new HashMap<>();
  private List<String> known = List.of();

  LastRound(World world, State arrival, Cycle cycle, Stop stop) {
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
    State before = world.joins().havocked(arrival, cycle.blocks());
    known = new ArrayList<>(LoopKnowledge.of(world, arrival, cycle).suppose(before));
    Optional<List<Item>> items =
        Walk.from(world, Arrival.arrived(before.with(before.frame().with(cycle.last()))), stop, 0)
            .flatMap(open -> new Settling(world).settle(open))
            .flatMap(open -> new Deduction(world, before).deduce(open));
    return items.isPresent() && world.calculus().propagate();
  }

  private void collect(State exit) {
    exit.frame()
        .registers()
        .forEach(
            entry -> {
              if (entry.value() instanceof Value.Number number && !number.word().isFixed()) {
                words.put(number.word(), number.word().values());
              } else if (entry.value() instanceof Value.Address a && !a.pointer().isFixed()) {
                pointers.put(a.pointer(), a.pointer().targets());
              }
            });
  }
}
