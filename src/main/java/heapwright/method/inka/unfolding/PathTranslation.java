package heapwright.method.inka.unfolding;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.method.inka.goal.GoalView;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DeductionText;
import heapwright.method.inka.state.OpenItem;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.method.inka.world.OpenDecisions;
import heapwright.method.inka.world.StatementOperators;
import heapwright.solve.domains.engine.DomainValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Translates from one state on until a stop: what is decided is followed, what is open is left as
 * an item, and the translation goes on where its outcomes join.
 */
public final class PathTranslation implements Terminator.Cases<Void> {
  /** After this many steps without anything open, the program is taken to go round for ever. */
  private static final int MOST_STEPS = 200_000;

  /** What lies behind something open is translated so far at a time. */
  private static final int MOST_STEPS_WHILE_PENDING = 300;

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
    PathTranslation translation = new PathTranslation(world, state, stop, pending);
    translation.follow(outcome);
    return translation.run();
  }

  private Optional<List<OpenItem>> run() {
    if (!finished && !dead && isAtStop()) {
      arriveWith(state);
    }
    for (int steps = 0; !finished && !dead; steps++) {
      if (pending > 0 && (steps > MOST_STEPS_WHILE_PENDING || world.limits().isSpent())) {
        items.add(new OpenItem.Frontier(state, stop, true));
        finished = true;
      } else if (steps > MOST_STEPS || steps % 64 == 0 && world.limits().isOutOfTime()) {
        world.giveUp("a loop that seems to go round for ever");
        dead = true;
      } else {
        world.limits().spend();
        step();
      }
    }
    return dead ? Optional.empty() : Optional.of(List.copyOf(items));
  }

  private void step() {
    CallFrame frame = state.frame();
    BasicBlock code = frame.code();
    Integer position = frame.structure().target().positions().get(code.id());
    if (position != null && position == frame.index()) {
      world.trace().reach(state);
      finished = true;
    } else if (frame.index() < code.statements().size()) {
      world.log().standAt(code.statements().get(frame.index()).span());
      execute(code.statements().get(frame.index()));
    } else {
      world.log().standAt(code.terminator().span());
      code.terminator().match(this);
    }
  }

  private void execute(Statement statement) {
    int before = items.size();
    Optional<ConstraintState> next =
        statement.match(new StatementOperators(world, state, items::add));
    dead = next.isEmpty();
    state = next.orElse(state);
    List<OpenItem> opened = items.subList(before, items.size());
    if (opened.stream().anyMatch(item -> item instanceof OpenItem.Invocation)) {
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
    state = world.calls().returned(state, t.value());
    if (stop.endsAt(frame, frame.structure().end())) {
      arriveWith(state);
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
    if (!world.operators().propagate()) {
      dead = true;
      return;
    }
    List<Integer> outcomes = OpenDecisions.open(frame, subject);
    OptionalInt forced = frame.position().forced();
    if (outcomes.size() > 1
        && forced.isEmpty()
        && !stop.isGate(frame)
        && new DecisionLoop(world, frame, stop).repeatsWithoutProgress()) {
      world.log().learn(DeductionText.roundWithoutProgress(frame));
      GoalView.Cycle cycle = frame.structure().cycleAt(frame.block()).orElseThrow();
      state = state.with(frame.with(cycle.last()));
      decide(subject);
      return;
    }
    if (forced.isPresent()) {
      outcomes = outcomes.stream().filter(outcome -> outcome == forced.getAsInt()).toList();
    }
    if (outcomes.isEmpty()) {
      world.log().block(frame, subject);
      dead = true;
    } else if (outcomes.size() > 1) {
      suspend(subject);
    } else {
      take(subject, outcomes.get(0));
    }
  }

  private void take(DomainValue subject, int outcome) {
    CallFrame frame = state.frame();
    world.trace().say("decided", () -> DeductionText.outcome(frame, outcome));
    dead = !OpenDecisions.impose(world.engine(), frame, subject, outcome);
    if (stop.isGate(frame) && outcome != stop.round().orElseThrow().again()) {
      arriveWith(frame.position().arrival().orElseThrow());
    } else {
      follow(outcome);
    }
  }

  private void suspend(DomainValue subject) {
    CallFrame frame = state.frame();
    Optional<GoalView.Round> round = frame.structure().roundAt(frame.block());
    world.trace().say("posted", () -> DeductionText.operator(frame, subject, round.isPresent()));
    pending++;
    if (stop.isGate(frame)) {
      items.add(new OpenItem.Decision(state, subject, stop));
      finished = true;
    } else if (round.isPresent()) {
      ConstraintState exit =
          LoopKnowledge.around(world, frame.position().arrival().orElseThrow(), round.get());
      UnfoldingStop gate =
          new UnfoldingStop(frame.number(), frame.block(), Optional.of(exit), round);
      items.add(new OpenItem.Decision(state, subject, gate));
      resume(exit.forced(1 - round.get().again()));
    } else if (stop.joins(frame)) {
      leaveOpen(subject, stop);
      finished = true;
    } else {
      int join = frame.structure().join(frame.block());
      ConstraintState exit = world.joins().after(state, join);
      leaveOpen(subject, UnfoldingStop.at(frame, join, exit));
      resume(exit.arrived());
    }
  }

  private void leaveOpen(DomainValue subject, UnfoldingStop join) {
    dead = !new DecisionLoop(world, state.frame(), join).isLeft();
    items.add(new OpenItem.Decision(state, subject, join));
  }

  /** Goes on behind something open, unless enough is open already. */
  private void resume(ConstraintState exit) {
    state = exit;
    if (pending > world.limits().lookahead()) {
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
      if (stop.frame() == frame.number() && stop.block() == to) {
        if (stop.exit().isEmpty()) {
          world.trace().reach(state);
        }
        arriveWith(state);
      }
      finished = true;
    } else if (!frame.structure().leads(to)) {
      dead = true;
    } else {
      state = state.with(frame.at(to)).arrived();
      if (isAtStop()) {
        arriveWith(state);
      }
    }
  }

  /**
   * Whether the translation stands where it is to end. A gate is looked at when its decision is
   * met.
   */
  private boolean isAtStop() {
    CallFrame frame = state.frame();
    return stop.endsAt(frame, frame.block())
        && frame.index() == 0
        && frame.position().forced().isEmpty();
  }

  private void arriveWith(ConstraintState here) {
    finished = true;
    dead |= !world.joins().unify(here, stop);
  }
}
