package heapwright.method.inka.unfolding;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.method.inka.goal.Cycle;
import heapwright.method.inka.goal.GoalView;
import heapwright.method.inka.state.BlockArrival;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DeductionText;
import heapwright.method.inka.state.DomainValue;
import heapwright.method.inka.state.OpenItem;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.method.inka.world.ConstraintWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Translates from one state on until a stop: what is decided is followed, what is open is left as
 * an item, and the translation goes on where its outcomes join.
 */
public final class PathTranslation implements Terminator.Cases<Void> {
  /** After so many steps without anything open, the program is taken to go round for ever. */
  private static final int PATIENCE = 200_000;

  /** What lies behind something open is translated so far at a time. */
  private static final int STRETCH = 300;

  private final ConstraintWorld world;
  private final UnfoldingStop stop;
  private final List<OpenItem> items = new ArrayList<>();
  private ConstraintState state;
  private boolean finished;
  private boolean dead;
  private int pending;

  private PathTranslation(
      ConstraintWorld world, ConstraintState state, UnfoldingStop stop, int pending) {
    this.world = world;
    this.state = state;
    this.stop = stop;
    this.pending = pending;
  }

  /**
   * Goes on from a state.
   *
   * @param pending how many items lie before it
   * @return what is open, in order; empty if the state cannot be
   */
  public static Optional<List<OpenItem>> from(
      ConstraintWorld world, ConstraintState state, UnfoldingStop stop, int pending) {
    return new PathTranslation(world, state, stop, pending).run();
  }

  /** As {@link #from}, after one outcome of the decision that the state stands at. */
  static Optional<List<OpenItem>> along(
      ConstraintWorld world, ConstraintState state, int outcome, UnfoldingStop stop, int pending) {
    PathTranslation walk = new PathTranslation(world, state, stop, pending);
    walk.follow(outcome);
    return walk.run();
  }

  private Optional<List<OpenItem>> run() {
    if (!finished && !dead && isAtStop()) {
      arriveWith(state);
    }
    for (int steps = 0; !finished && !dead; steps++) {
      if (pending > 0 && (steps > STRETCH || world.patience().isTired())) {
        items.add(new OpenItem.Frontier(state, stop, true));
        finished = true;
      } else if (steps > PATIENCE || steps % 64 == 0 && world.patience().isOutOfTime()) {
        world.giveUp("a loop that seems to go round for ever");
        dead = true;
      } else {
        world.patience().spend();
        step();
      }
    }
    return dead ? Optional.empty() : Optional.of(List.copyOf(items));
  }

  private void step() {
    CallFrame frame = state.frame();
    BasicBlock code = frame.code();
    Integer spot = frame.structure().target().spots().get(code.id());
    if (spot != null && spot == frame.index()) {
      finished = true;
    } else if (frame.index() < code.statements().size()) {
      world.narrative().standAt(code.statements().get(frame.index()).span());
      execute(code.statements().get(frame.index()));
    } else {
      world.narrative().standAt(code.terminator().span());
      code.terminator().match(this);
    }
  }

  private void execute(Statement statement) {
    int before = items.size();
    Optional<ConstraintState> next = world.statements().execute(state, statement, items::add);
    dead = next.isEmpty();
    state = next.orElse(state);
    boolean waits =
        items.subList(before, items.size()).stream()
            .anyMatch(i -> i instanceof OpenItem.Invocation);
    if (waits) {
      pending++;
      resume(state);
    }
  }

  @Override
  public Void jump(Terminator.Jump t) {
    follow(0);
    return null;
  }

  @Override
  public Void branch(Terminator.Branch t) {
    decide(world.expressions(state).of(t.condition()));
    return null;
  }

  @Override
  public Void choose(Terminator.Switch t) {
    decide(world.expressions(state).of(t.subject()));
    return null;
  }

  @Override
  public Void giveBack(Terminator.Return t) {
    CallFrame frame = state.frame();
    if (!frame.structure().target().returns()) {
      dead = true;
      return null;
    }
    ConstraintState back = world.invocations().returned(state, t.value());
    boolean ends =
        stop.round().isEmpty()
            && stop.depth() == frame.depth()
            && stop.block() == frame.structure().end();
    if (ends) {
      arriveWith(back);
    } else {
      state = back;
    }
    return null;
  }

  @Override
  public Void unreachable(Terminator.Unreachable t) {
    dead = true;
    return null;
  }

  private void decide(DomainValue subject) {
    CallFrame frame = state.frame();
    if (!world.calculus().propagate()) {
      dead = true;
      return;
    }
    List<Integer> outcomes = world.decisions().open(frame, subject);
    if (outcomes.size() > 1
        && frame.spot().forced().isEmpty()
        && !isGateOfStop()
        && new LoopRole(world).comesBackInVain(state, stop)) {
      world.narrative().learn(DeductionText.roundInVain(frame));
      Cycle cycle = frame.structure().cycleAt(frame.block()).orElseThrow();
      state = state.with(frame.with(cycle.last()));
      decide(subject);
      return;
    }
    OptionalInt forced = frame.spot().forced();
    if (forced.isPresent()) {
      int only = forced.getAsInt();
      outcomes = outcomes.contains(only) ? List.of(only) : List.of();
    }
    if (outcomes.isEmpty()) {
      world.narrative().block(frame, subject);
      dead = true;
    } else if (outcomes.size() > 1) {
      suspend(subject, outcomes);
    } else {
      int only = outcomes.get(0);
      dead = !world.decisions().impose(frame, subject, only);
      if (isGateOfStop() && only != stop.round().orElseThrow().again()) {
        arriveWith(frame.spot().arrival().orElseThrow());
      } else {
        follow(only);
      }
    }
  }

  private boolean isGateOfStop() {
    CallFrame frame = state.frame();
    return stop.round().isPresent()
        && stop.depth() == frame.depth()
        && stop.block() == frame.block()
        && frame.spot().forced().isEmpty();
  }

  private void suspend(DomainValue subject, List<Integer> outcomes) {
    CallFrame frame = state.frame();
    Optional<GoalView.Round> round = frame.structure().roundAt(frame.block());
    pending++;
    if (isGateOfStop()) {
      items.add(round(subject, stop));
      finished = true;
    } else if (round.isPresent()) {
      ConstraintState exit =
          LoopKnowledge.around(world, frame.spot().arrival().orElseThrow(), round.get());
      items.add(
          round(
              subject, new UnfoldingStop(frame.depth(), frame.block(), Optional.of(exit), round)));
      resume(BlockArrival.forced(exit, 1 - round.get().again()));
    } else if (joinsAtStop()) {
      dead = !new LoopRole(world).isLeft(state, stop);
      items.add(new OpenItem.Decision(state, subject, outcomes, stop));
      finished = true;
    } else {
      int join = frame.structure().join(frame.block());
      ConstraintState exit = world.joins().after(state, join);
      UnfoldingStop meeting =
          new UnfoldingStop(frame.depth(), join, Optional.of(exit), Optional.empty());
      dead = !new LoopRole(world).isLeft(state, meeting);
      items.add(new OpenItem.Decision(state, subject, outcomes, meeting));
      resume(BlockArrival.arrived(exit));
    }
  }

  private OpenItem.Round round(DomainValue subject, UnfoldingStop gate) {
    return new OpenItem.Round(state.frame().spot().arrival().orElseThrow(), state, subject, gate);
  }

  private boolean joinsAtStop() {
    return stop.joins(state.frame());
  }

  /** Goes on behind something open, unless enough is open already. */
  private void resume(ConstraintState exit) {
    state = exit;
    if (pending > world.patience().foresight()) {
      items.add(new OpenItem.Frontier(exit, stop, false));
      finished = true;
    } else if (isAtStop()) {
      arriveWith(state);
    }
  }

  private void follow(int outcome) {
    if (dead) {
      return;
    }
    CallFrame frame = state.frame();
    int to = frame.structure().follow(frame.code(), outcome);
    if (to == frame.structure().end()) {
      if (stop.depth() == frame.depth() && stop.block() == to) {
        arriveWith(state);
      }
      finished = true;
    } else if (!frame.structure().leads(to)) {
      dead = true;
    } else {
      state = BlockArrival.arrived(state.with(frame.at(to)));
      if (isAtStop()) {
        arriveWith(state);
      }
    }
  }

  /** Whether the walk stands where it is to end. A gate is looked at when its decision is met. */
  private boolean isAtStop() {
    return stop.round().isEmpty()
        && state.frame().depth() == stop.depth()
        && state.frame().block() == stop.block()
        && state.frame().index() == 0
        && state.frame().spot().forced().isEmpty();
  }

  private void arriveWith(ConstraintState here) {
    finished = true;
    dead |= !world.joins().unify(here, stop);
  }
}
