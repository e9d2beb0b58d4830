package heapwright.method.inka.unfolding;

import heapwright.method.inka.goal.GoalView;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.OpenItem;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.method.inka.world.LookaheadLimits;
import heapwright.range.ValueSet;
import heapwright.solve.domains.engine.CellVariable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What a decision that the translation waits at tells as part of a loop. */
final class DecisionLoop {
  private final ConstraintWorld world;
  private final CallFrame frame;
  private final UnfoldingStop stop;

  /**
   * @param frame the call that stands at the decision
   * @param stop where the translation is to get
   */
  DecisionLoop(ConstraintWorld world, CallFrame frame, UnfoldingStop stop) {
    this.world = world;
    this.frame = frame;
    this.stop = stop;
  }

  private Optional<ConstraintState> arrival() {
    return frame.position().arrival().filter(known -> world.limits().lookahead() > 0);
  }

  private Optional<GoalView.Cycle> cycle() {
    return arrival().flatMap(known -> frame.structure().cycleAt(frame.block()));
  }

  /**
   * Whether no path that comes back to the decision leads to the stop: the loop cannot be gone
   * round at least once and then be left, as where a loop is not to run at all. Calls are not
   * looked into: what they do to registers is nothing.
   */
  boolean repeatsWithoutProgress() {
    Optional<GoalView.Cycle> cycle = cycle();
    if (cycle.isEmpty() || !world.limits().isWorthATry(frame)) {
      return false;
    }
    LookaheadLimits limits = world.limits();
    return !world.inWorld(
        () -> limits.shallowly(() -> limits.withShare(() -> goesRoundAndOn(cycle.get()))));
  }

  private boolean goesRoundAndOn(GoalView.Cycle cycle) {
    ConstraintState arrival = arrival().orElseThrow();
    ConstraintState before = world.joins().havocked(arrival, cycle.blocks());
    return LoopKnowledge.of(world, arrival, cycle).assumeLater(before)
        && OpenItemDeduction.isPossible(world, before, leave(before, cycle));
  }

  /**
   * Out of the loop as far as its paths join, and on from there, where control may enter it again.
   */
  private Optional<List<OpenItem>> leave(ConstraintState before, GoalView.Cycle cycle) {
    CallFrame arriving = arrival().orElseThrow().frame();
    ConstraintState last = before.with(before.frame().with(cycle.last())).arrived();
    if (stop.joins(arriving)) {
      return PathTranslation.from(world, last, stop, 0);
    }
    int join = arriving.structure().join(arriving.block());
    ConstraintState exit = world.joins().after(before, join);
    return PathTranslation.from(world, last, UnfoldingStop.at(arriving, join, exit), 0)
        .flatMap(
            inside ->
                PathTranslation.from(world, exit.arrived(), stop, inside.size())
                    .map(beyond -> Stream.concat(inside.stream(), beyond.stream()).toList()));
  }

  /**
   * Whether a loop around the decision, if there is one, can ever be left. Where it has several
   * exits or contains the goal, what holds in every round holds in the last, which takes one of the
   * paths that do not return to the head: what all of these imply holds behind the loop.
   */
  boolean isLeft() {
    Optional<GoalView.Cycle> cycle = cycle();
    return cycle.isEmpty()
        || !world.limits().isWorthALookahead(frame)
        || imposeLastRound(cycle.get());
  }

  private boolean imposeLastRound(GoalView.Cycle cycle) {
    List<String> known = new ArrayList<>();
    Map<CellVariable, ValueSet> behind = new LinkedHashMap<>();
    boolean possible =
        world.inWorld(
            () -> {
              boolean ends = world.limits().withShare(() -> ends(cycle, known));
              if (ends && stop.exit().isPresent()) {
                stop.exit().get().frame().forEachCell((r, cell) -> behind.put(cell, cell.domain()));
              }
              return ends;
            });
    known.forEach(world.log()::learn);
    behind.forEach(
        (cell, domain) -> {
          if (!domain.isSingle()) {
            world.engine().restrict(cell, world.engine().outlasting(domain));
          }
        });
    return possible;
  }

  private boolean ends(GoalView.Cycle cycle, List<String> known) {
    ConstraintState arrival = arrival().orElseThrow();
    ConstraintState before = world.joins().havocked(arrival, cycle.blocks());
    known.addAll(LoopKnowledge.of(world, arrival, cycle).assume(before));
    ConstraintState last = before.with(before.frame().with(cycle.last())).arrived();
    return OpenItemDeduction.isPossible(world, before, PathTranslation.from(world, last, stop, 0));
  }
}
