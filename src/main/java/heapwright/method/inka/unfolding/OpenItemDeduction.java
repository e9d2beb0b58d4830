package heapwright.method.inka.unfolding;

import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DeductionText;
import heapwright.method.inka.state.OpenItem;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.range.ValueSet;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Deduces from what is open without choosing: each outcome of a decision is tried; one that fails
 * is none, and what all the others say holds.
 */
public final class OpenItemDeduction {
  private static final int MOST_PASSES = 8;
  private static final int MOST_PROBES = 300;

  /** How deep decisions inside the branches of decisions are examined. */
  private static final int DEEPEST = 4;

  private final ConstraintWorld world;
  private final ConstraintState start;
  private final PropagationLoop settling;
  private final List<String> steps = new ArrayList<>();
  private int probes;

  public OpenItemDeduction(ConstraintWorld world, ConstraintState start) {
    this.world = world;
    this.start = start;
    settling = new PropagationLoop(world);
  }

  /** Whether what was translated from a state is possible, as far as can be deduced. */
  static boolean isPossible(
      ConstraintWorld world, ConstraintState start, Optional<List<OpenItem>> translated) {
    return translated
            .flatMap(new PropagationLoop(world)::settle)
            .flatMap(new OpenItemDeduction(world, start)::deduce)
            .isPresent()
        && world.operators().propagate();
  }

  /** What was shown, in order. */
  public List<String> steps() {
    return steps;
  }

  /**
   * What propagation alone refutes of the decisions outside of loops, before any round of a loop is
   * unfolded: what the goal demands behind a loop may decide how often the loop runs.
   */
  public Optional<List<OpenItem>> deduceOutsideLoops(List<OpenItem> open) {
    List<OpenItem> items = open;
    for (int i = 0; i < items.size(); i++) {
      if (!(items.get(i) instanceof OpenItem.Decision item) || isInLoop(item)) {
        continue;
      }
      List<Integer> possible =
          settling.outcomes(item).stream().filter(outcome -> isConsistent(item, outcome)).toList();
      if (possible.isEmpty()) {
        return Optional.empty();
      }
      if (possible.size() == 1) {
        Optional<List<OpenItem>> taken = replaced(items, i, possible.get(0));
        if (taken.isEmpty() || !world.operators().propagate()) {
          return Optional.empty();
        }
        items = taken.get();
        i--;
      }
    }
    return settling.settle(items);
  }

  private static boolean isInLoop(OpenItem.Decision item) {
    return item.frame().structure().repeats(item.frame().block());
  }

  private boolean isConsistent(OpenItem.Decision item, int outcome) {
    probes++;
    boolean consistent =
        world.inWorld(
            () -> {
              suppose(item, outcome);
              return settling.take(item, outcome, 0).isPresent() && world.operators().propagate();
            });
    if (!consistent) {
      refuted(item, outcome);
    }
    return consistent;
  }

  /** What is open in the end; empty if nothing is possible. */
  public Optional<List<OpenItem>> deduce(List<OpenItem> open) {
    Optional<List<OpenItem>> items = Optional.of(open);
    boolean changed = true;
    for (int pass = 0; changed && pass < MOST_PASSES && items.isPresent(); pass++) {
      changed = false;
      for (int i = 0; items.isPresent() && i < items.get().size(); i++) {
        if (probes > MOST_PROBES || world.limits().isSpent()) {
          return items;
        }
        Optional<List<OpenItem>> next = probe(items.get(), i, DEEPEST);
        boolean more = next.isEmpty() || next.get() != items.get();
        // What lies nearest is cheapest: what a decision has opened comes before what follows it.
        i -= more ? 1 : 0;
        changed |= more;
        items = next;
      }
    }
    return items;
  }

  /** The same list if trying an item's outcomes tells nothing. */
  private Optional<List<OpenItem>> probe(List<OpenItem> items, int index, int depth) {
    if (!(items.get(index) instanceof OpenItem.Decision item)) {
      return Optional.of(items);
    }
    List<Integer> outcomes = settling.outcomes(item);
    if (outcomes.size() < 2) {
      return Optional.of(items);
    }
    List<Integer> possible = new ArrayList<>();
    List<Map<CellVariable, ValueSet>> seen = new ArrayList<>();
    List<CellVariable> watched = watched(item);
    for (int outcome : outcomes) {
      Optional<Map<CellVariable, ValueSet>> after = after(items, index, outcome, watched, depth);
      if (after.isPresent()) {
        possible.add(outcome);
        seen.add(after.get());
      } else if (depth == DEEPEST) {
        refuted(item, outcome);
      }
    }
    if (possible.isEmpty()) {
      return Optional.empty();
    }
    if (possible.size() == 1) {
      return replaced(items, index, possible.get(0)).flatMap(settling::settle);
    }
    return possible.size() < outcomes.size() || !narrow(watched, seen)
        ? Optional.of(items)
        : settling.settle(items).map(List::copyOf).map(ArrayList::new);
  }

  private void suppose(OpenItem.Decision item, int outcome) {
    world.trace().say("suppose", () -> DeductionText.outcome(item.frame(), outcome));
  }

  private void refuted(OpenItem.Decision item, int outcome) {
    String step = DeductionText.refuted(item.frame(), outcome, world.operators().chain());
    steps.add(step);
    world.trace().say("so", () -> step);
  }

  private Optional<List<OpenItem>> replaced(List<OpenItem> items, int index, int outcome) {
    return settling
        .take((OpenItem.Decision) items.get(index), outcome, index)
        .map(
            more -> {
              List<OpenItem> all = new ArrayList<>(items);
              all.remove(index);
              all.addAll(index, more);
              return all;
            });
  }

  /** What the domains are after an outcome; nothing if that is not possible. */
  private Optional<Map<CellVariable, ValueSet>> after(
      List<OpenItem> items, int index, int outcome, List<CellVariable> watched, int depth) {
    probes++;
    return world.inWorld(
        () -> {
          suppose((OpenItem.Decision) items.get(index), outcome);
          return replaced(items, index, outcome)
              .flatMap(settling::settle)
              .flatMap(open -> inside(items, open, depth - 1))
              .map(
                  open ->
                      watched.stream()
                          .collect(Collectors.toMap(cell -> cell, CellVariable::domain)));
        });
  }

  /** Tries the outcomes of what an outcome has opened. */
  private Optional<List<OpenItem>> inside(List<OpenItem> before, List<OpenItem> open, int depth) {
    Optional<List<OpenItem>> items = Optional.of(open);
    for (int i = 0; depth > 0 && items.isPresent() && i < items.get().size(); i++) {
      OpenItem item = items.get().get(i);
      if (before.stream().noneMatch(b -> b == item)
          && probes <= MOST_PROBES
          && !world.limits().isSpent()) {
        items = probe(items.get(), i, depth);
      }
    }
    return items;
  }

  /** What is not known yet of the input and of what lies behind an item. */
  private List<CellVariable> watched(OpenItem.Decision item) {
    List<CellVariable> cells = new ArrayList<>();
    start.frame().forEachCell((register, cell) -> cells.add(cell));
    world.starts().all().forEach(each -> cells.add(each.cell()));
    item.stop()
        .exit()
        .ifPresent(
            exit -> {
              exit.frame().forEachCell((register, cell) -> cells.add(cell));
              cells.addAll(world.memory().joinedCells(exit.memory()));
            });
    return cells.stream().filter(cell -> !cell.isFixed()).distinct().toList();
  }

  /** Keeps what all outcomes say; true if that is more than was known. */
  private boolean narrow(List<CellVariable> watched, List<Map<CellVariable, ValueSet>> seen) {
    boolean narrowed = false;
    for (CellVariable cell : watched) {
      ValueSet all =
          seen.stream()
              .map(each -> world.engine().outlasting(each.get(cell)))
              .reduce(ValueSet::union)
              .orElseThrow();
      boolean isNarrower =
          cell instanceof Word
              ? !cell.domain().isWithin(all)
              : all.isWithin(cell.domain()) && !all.equals(cell.domain());
      if (isNarrower) {
        world.engine().restrict(cell, all);
        narrowed = true;
      }
    }
    return narrowed;
  }
}
