package heapwright.method.inka.unfolding;

import heapwright.method.inka.goal.GoalView;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.OpenItem;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.method.inka.world.OpenDecisions;
import heapwright.solve.domains.engine.CellVariable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Propagates, and unfolds what propagation has decided, until nothing more comes of it. */
public final class PropagationLoop {
  /** After so many calls or rounds that are decided, there is taken to be no end of them. */
  private static final int PATIENCE = 10_000;

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
      if (steps > PATIENCE) {
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
        new OpenItem.Cases<>() {
          @Override
          public Optional<List<OpenItem>> decision(OpenItem.Decision d) {
            List<Integer> outcomes = outcomes(d);
            if (outcomes.isEmpty()) {
              world.log().block(d.frame(), d.subject());
              return Optional.empty();
            }
            return outcomes.size() == 1 ? take(d, outcomes.get(0), pending) : same(item);
          }

          @Override
          public Optional<List<OpenItem>> dereference(OpenItem.Dereference d) {
            if (d.base().isFixed() && !world.objects().isSensible(d.base().place(), d.pointed())) {
              return Optional.empty();
            }
            return d.base().isFixed() && d.address().isFixed()
                ? Optional.of(List.of())
                : same(item);
          }

          @Override
          public Optional<List<OpenItem>> invocation(OpenItem.Invocation i) {
            return pending == 0 && isSettled(i) && !world.limits().isShallow()
                ? take(i)
                : same(item);
          }

          @Override
          public Optional<List<OpenItem>> frontier(OpenItem.Frontier f) {
            return pending == 0 || !f.far() && pending < world.limits().foresight()
                ? PathTranslation.from(world, f.state(), f.stop(), pending)
                : same(item);
          }
        });
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

  /** Whether an outcome of a decision can come back to it before the decision's paths join. */
  public static boolean comesBack(OpenItem.Decision item, int outcome) {
    CallFrame frame = item.frame();
    GoalView structure = frame.structure();
    int to = structure.follow(frame.code(), outcome);
    return to != structure.end() && structure.comesBack(to, frame.block(), item.stop().block());
  }
}
