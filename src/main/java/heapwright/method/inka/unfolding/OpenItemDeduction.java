package heapwright.method.inka.unfolding;

import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DeductionText;
import heapwright.method.inka.state.DomainValue;
import heapwright.method.inka.state.OpenItem;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.range.IntegerSet;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.PointerDomain;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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

  /** What the domains were after an outcome. */
  private record Seen(Map<CellVariable, Object> domains) {}

  public OpenItemDeduction(ConstraintWorld world, ConstraintState start) {
    this.world = world;
    this.start = start;
    settling = new PropagationLoop(world);
  }

  /** What was shown, in order. */
  public List<String> steps() {
    return steps;
  }

  /** What is open in the end; empty if nothing is possible. */
  public Optional<List<OpenItem>> deduce(List<OpenItem> open) {
    Optional<List<OpenItem>> items = Optional.of(open);
    boolean changed = true;
    for (int pass = 0; changed && pass < MOST_PASSES && items.isPresent(); pass++) {
      changed = false;
      for (int i = 0; items.isPresent() && i < items.get().size(); i++) {
        if (probes > MOST_PROBES || world.patience().isTired()) {
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
    OpenItem item = items.get(index);
    List<Integer> outcomes = outcomes(item);
    if (outcomes.size() < 2) {
      return Optional.of(items);
    }
    List<Integer> possible = new ArrayList<>();
    List<Seen> seen = new ArrayList<>();
    List<CellVariable> watched = watched(item);
    for (int outcome : outcomes) {
      Optional<Seen> after = after(items, index, outcome, watched, depth);
      if (after.isPresent()) {
        possible.add(outcome);
        seen.add(after.get());
      } else if (depth == DEEPEST) {
        steps.add(DeductionText.refuted(item, outcome, world.calculus().chain()));
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

  private List<Integer> outcomes(OpenItem item) {
    if (item instanceof OpenItem.Decision decision) {
      return settling.outcomes(decision);
    }
    return item instanceof OpenItem.Round round
        ? world.decisions().open(round.state().frame(), round.subject())
        : List.of();
  }

  private Optional<List<OpenItem>> replaced(List<OpenItem> items, int index, int outcome) {
    OpenItem item = items.get(index);
    Optional<List<OpenItem>> opened =
        item instanceof OpenItem.Decision decision
            ? settling.take(decision, outcome, index)
            : settling.take((OpenItem.Round) item, outcome, index);
    return opened.map(
        more -> {
          List<OpenItem> all = new ArrayList<>(items.subList(0, index));
          all.addAll(more);
          all.addAll(items.subList(index + 1, items.size()));
          return all;
        });
  }

  private Optional<Seen> after(
      List<OpenItem> items, int index, int outcome, List<CellVariable> watched, int depth) {
    probes++;
    world.push();
    Optional<Seen> seen =
        replaced(items, index, outcome)
            .flatMap(settling::settle)
            .flatMap(open -> inside(items, open, depth - 1))
            .map(open -> seen(watched));
    world.pop();
    return seen;
  }

  /** Tries the outcomes of what an outcome has opened. */
  private Optional<List<OpenItem>> inside(List<OpenItem> before, List<OpenItem> open, int depth) {
    Optional<List<OpenItem>> items = Optional.of(open);
    for (int i = 0; depth > 0 && items.isPresent() && i < items.get().size(); i++) {
      OpenItem item = items.get().get(i);
      if (before.stream().noneMatch(b -> b == item)
          && probes <= MOST_PROBES
          && !world.patience().isTired()) {
        items = probe(items.get(), i, depth);
      }
    }
    return items;
  }

  private static Seen seen(List<CellVariable> watched) {
    Map<CellVariable, Object> domains = new LinkedHashMap<>();
    for (CellVariable cell : watched) {
      domains.put(
          cell, cell instanceof Word word ? word.values() : ((PointerVariable) cell).targets());
    }
    return new Seen(domains);
  }

  /** What is not known yet of the input and of what lies behind an item. */
  private List<CellVariable> watched(OpenItem item) {
    List<CellVariable> cells = new ArrayList<>();
    start.frame().registers().forEach(entry -> add(entry.value(), cells));
    world.starts().all().forEach(each -> cells.add(each.cell()));
    UnfoldingStop stop =
        item instanceof OpenItem.Decision decision
            ? decision.stop()
            : ((OpenItem.Round) item).stop();
    stop.exit()
        .ifPresent(
            exit -> {
              exit.frame().registers().forEach(entry -> add(entry.value(), cells));
              cells.addAll(world.storage().joinedCells(exit.memory()));
            });
    return cells.stream().filter(cell -> !cell.isFixed()).distinct().toList();
  }

  private static void add(DomainValue value, List<CellVariable> cells) {
    if (value instanceof DomainValue.Number number) {
      cells.add(number.word());
    } else if (value instanceof DomainValue.Address address) {
      cells.add(address.pointer());
    }
  }

  /** Keeps what all outcomes say; true if that is more than was known. */
  private boolean narrow(List<CellVariable> watched, List<Seen> seen) {
    boolean narrowed = false;
    for (CellVariable cell : watched) {
      if (cell instanceof Word word) {
        IntegerSet all = IntegerSet.none();
        for (Seen each : seen) {
          all = all.union((IntegerSet) each.domains().get(cell));
        }
        if (!word.values().isWithin(all)) {
          world.engine().restrict(word, all);
          narrowed = true;
        }
      } else {
        narrowed |= narrow((PointerVariable) cell, seen);
      }
    }
    return narrowed;
  }

  private boolean narrow(PointerVariable pointer, List<Seen> seen) {
    PointerDomain all = outlasting(seen.get(0), pointer);
    for (Seen each : seen) {
      all = all.union(outlasting(each, pointer));
    }
    if (all.equals(pointer.targets().intersect(all)) && !all.equals(pointer.targets())) {
      world.engine().restrict(pointer, all);
      return true;
    }
    return false;
  }

  private PointerDomain outlasting(Seen seen, PointerVariable pointer) {
    return world.engine().outlasting((PointerDomain) seen.domains().get(pointer));
  }
}
