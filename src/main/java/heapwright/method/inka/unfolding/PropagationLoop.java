package heapwright.method.inka.unfolding;

import heapwright.method.inka.goal.GoalView;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.DeductionText;
import heapwright.method.inka.state.OpenItem;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.method.inka.world.OpenDecisions;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.PointerVariable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Propagates, and unfolds what propagation has decided, until nothing more follows. */
public final class PropagationLoop {
  /** After this many calls or rounds that are decided, there is taken to be no end of them. */
  private static final int MOST_STEPS = 10_000;

  private final ConstraintWorld world;

  public PropagationLoop(ConstraintWorld world) {
    this.world = world;
  }

  /** What is still open afterwards; empty if the world contradicts itself. */
  public Optional<List<OpenItem>> settle(List<OpenItem> open) {
    List<OpenItem> items = open;
    for (int steps = 0; world.operators().propagate(); steps++) {
      if (steps % 64 == 63 && world.limits().isOutOfTime()) {
        return Optional.of(items);
      }
      if (steps > MOST_STEPS) {
        world.giveUp("calls that seem to go on for ever");
        return Optional.empty();
      }
      Optional<List<OpenItem>> next = unfoldOnce(items);
      if (next.isEmpty()) {
        return next;
      }
      if (next.get() == items) {
        return Optional.of(items);
      }
      items = next.get();
    }
    return Optional.empty();
  }

  /** The same list if nothing is decided. */
  private Optional<List<OpenItem>> unfoldOnce(List<OpenItem> items) {
    List<OpenItem> after = new ArrayList<>();
    boolean changed = false;
    int pending = 0;
    for (OpenItem item : items) {
      Optional<List<OpenItem>> unfolded = unfold(item, pending);
      if (unfolded.isEmpty()) {
        return unfolded;
      }
      changed |= unfolded.get().size() != 1 || unfolded.get().get(0) != item;
      after.addAll(unfolded.get());
      for (OpenItem open : unfolded.get()) {
        pending += open instanceof OpenItem.Dereference ? 0 : 1;
      }
    }
    return Optional.of(changed ? List.copyOf(after) : items);
  }

  private Optional<List<OpenItem>> unfold(OpenItem item, int pending) {
    return item.match(
        decision -> unfold(decision, pending),
        this::unfold,
        call ->
            pending == 0 && isSettled(call) && !world.limits().isShallow()
                ? take(call)
                : same(call),
        frontier ->
            pending == 0 || !frontier.far() && pending < world.limits().lookahead()
                ? PathTranslation.from(world, frontier.state(), frontier.stop(), pending)
                : same(frontier));
  }

  private Optional<List<OpenItem>> unfold(OpenItem.Decision item, int pending) {
    List<Integer> outcomes = outcomes(item);
    if (outcomes.isEmpty()) {
      world.log().block(item.frame(), item.subject());
      return Optional.empty();
    }
    if (outcomes.size() > 1) {
      return same(item);
    }
    world.trace().say("decided", () -> DeductionText.outcome(item.frame(), outcomes.get(0)));
    return take(item, outcomes.get(0), pending);
  }

  private Optional<List<OpenItem>> unfold(OpenItem.Dereference item) {
    PointerVariable base = item.base();
    if (base.isFixed() && !world.objects().isSensible(base.place(), item.pointed())) {
      return Optional.empty();
    }
    return base.isFixed() && item.address().isFixed() ? Optional.of(List.of()) : same(item);
  }

  /** Whether everything that a call is given is known. */
  private static boolean isSettled(OpenItem.Invocation item) {
    boolean[] settled = {!item.inside().frame().registers().isEmpty()};
    item.inside()
        .frame()
        .registers()
        .forEach(e -> settled[0] &= e.value() instanceof CellVariable cell && cell.isFixed());
    return settled[0];
  }

  /** What a look into a call leaves open. */
  public Optional<List<OpenItem>> take(OpenItem.Invocation item) {
    return PathTranslation.from(world, item.inside(), item.stop(), 0);
  }

  private static Optional<List<OpenItem>> same(OpenItem item) {
    return Optional.of(List.of(item));
  }

  /** The outcomes that are left. */
  public List<Integer> outcomes(OpenItem.Decision item) {
    return OpenDecisions.open(item.frame(), item.subject());
  }

  /** What an outcome of a decision leaves open; empty if it cannot be. */
  public Optional<List<OpenItem>> take(OpenItem.Decision item, int outcome, int pending) {
    if (!OpenDecisions.impose(world.engine(), item.frame(), item.subject(), outcome)) {
      return Optional.empty();
    }
    UnfoldingStop stop = item.stop();
    if (stop.round().isEmpty() || outcome == stop.round().get().again()) {
      return PathTranslation.along(world, item.state(), outcome, stop, pending);
    }
    return world.joins().unify(item.frame().position().arrival().orElseThrow(), stop)
        ? Optional.of(List.of())
        : Optional.empty();
  }

  /** Whether an outcome of a decision can lead back to it before the decision's paths join. */
  public static boolean comesBack(OpenItem.Decision item, int outcome) {
    CallFrame frame = item.frame();
    GoalView structure = frame.structure();
    int to = structure.follow(frame.code(), outcome);
    return to != structure.end() && structure.comesBack(to, frame.block(), item.stop().block());
  }
}
